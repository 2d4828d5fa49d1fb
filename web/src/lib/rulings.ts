import type { GameEvent, Ruling } from './protocol';

/** Consequences that come with every move. */
export const ROUTINE: ReadonlySet<string> = new Set(['effect-made', 'effect-completed', 'effect-clock-runs', 'effect-noted']);

/** Whether a consequence belongs to ordinary play. That a piece in the hand binds is news only when it is put back. */
export const isRoutine = ({ text }: Pick<Ruling, 'text'>, event: Pick<GameEvent, 'act'>): boolean =>
  ROUTINE.has(text.id) || (text.id === 'effect-bound' && event.act?.do === 'touch');

/** Consequences that come with every move. */
export const ROUTINE: ReadonlySet<string> = new Set(['effect-made', 'effect-completed', 'effect-clock-runs', 'effect-noted']);

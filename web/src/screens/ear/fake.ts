/** For tests: a seat on the linear page, and what is heard at it. */
import { flushSync } from 'svelte';
import { linear } from '../../lib/linear.svelte';
import type { GameState, Ply } from '../../lib/protocol';
import { state, seat as sit, type FakeServer, type Seated } from '../table/fake';
import { reset, set } from './settings.svelte';
import type { SpokenLang } from '../../lib/spoken';

export const BLIND = { edition: '2023', time: '5400+30', black: { 'visually-impaired': true }, white: { 'visually-impaired': true } };

const face = { ms: 5_400_900, flag: false, period: 1, periods: 1, moves: 0, toGo: null, increment: 30_000, delay: 0 };

export const ply = (by: 'white' | 'black', uci: string, san: string | null): Ply => ({ uci, san, flaw: null, by, white: null, black: null });

/** After 1.e4 d5 2.exd5, announced: Black, whose seat this is, is to repeat it. */
export const MIDDLE = {
  moves: [ply('white', 'e2e4', 'e4'), ply('black', 'd7d5', 'd5'), ply('white', 'e4d5', 'exd5')],
  state: {
    fen: 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
    turn: 'black',
    plies: 3,
    clock: { white: { ...face, ms: 3_725_900 }, black: face, running: null, next: null },
    said: { by: 'white', move: 'e4d5', heard: null },
    duties: { black: [{ duty: 'repeat', article: 'D.2.1' }] },
  } satisfies Partial<GameState>,
};

export interface Heard {
  server: FakeServer;
  screen: Awaited<ReturnType<typeof sit>>['screen'];
  field: () => HTMLInputElement;
  /** Presses a key in the field. */
  press: (key: string) => Promise<string>;
  /** Enters a text. */
  enter: (text: string) => Promise<string>;
}

const heard = (): string => document.getElementById('say')!.textContent!.replaceAll('\u00a0', '');

async function settled(): Promise<string> {
  for (let i = 0; i < 6; i += 1) await Promise.resolve();
  flushSync();
  return heard();
}

/** Sits down by ear. Nothing is said before the first key. */
export async function listen(lang: SpokenLang, more: Seated = {}): Promise<Heard> {
  reset();
  set('lang', lang);
  linear.chosen = true;
  const seated = await sit({
    role: 'black',
    snapshot: { moves: MIDDLE.moves },
    state: MIDDLE.state,
    ...more,
    settings: { regulations: BLIND, white: { name: 'Ana', title: 'WGM' }, black: { name: 'Berta' }, ...more.settings },
  });
  flushSync();
  const field = () => document.querySelector<HTMLInputElement>('.ear form input')!;
  const silent = () => (document.getElementById('say')!.textContent = '');
  return {
    ...seated,
    field,
    press: (key) => {
      silent();
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return settled();
    },
    enter: (text) => {
      silent();
      field().value = text;
      field().dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
      field().form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      return settled();
    },
  };
}

export { state };

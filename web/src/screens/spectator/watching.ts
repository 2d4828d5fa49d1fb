// A game as spectators follow it. Events that are not theirs are left out, so numbers may skip.

import { movesAfter, type GameEvent, type GameState, type Ply, type Settings } from '../../lib/protocol';
import type { Whole } from '../../lib/protocol/load';

export interface Watched {
  settings: Settings;
  start: string;
  state: GameState;
  moves: readonly Ply[];
  seq: number;
  /** When, on this device's clock, the state's clock readings were true. */
  trueAt: number;
}

/** `now` is this device's clock; the server may tell how far the table's clock has gone on. */
export function begun({ settings, snapshot }: Whole, now: number, gone = 0): Watched {
  const told = snapshot.now;
  const since = told === undefined ? gone : Math.max(0, told - snapshot.state.at);
  return { settings, start: snapshot.start, state: snapshot.state, moves: snapshot.moves, seq: snapshot.seq, trueAt: now - since };
}

/** The game after an event; old ones change nothing. */
export function after(game: Watched, event: GameEvent, now: number): Watched {
  if (event.seq <= game.seq) return game;
  const { state, seq } = event;
  return { ...game, state, moves: movesAfter(game.moves, event), seq, trueAt: now };
}

/** The table's clock now, as far as it can be known. */
export const tableNow = (game: Watched, now: number): number => game.state.at + Math.max(0, now - game.trueAt);

/** How long ago an event was, by the time of day; nothing if the clocks of two machines disagree. */
export function elapsed(wall: string | undefined, delayMs: number, now: number): number {
  const at = Date.parse(wall ?? '');
  if (Number.isNaN(at)) return 0;
  const gone = now - at - delayMs;
  return gone > 0 && gone < 86_400_000 ? gone : 0;
}

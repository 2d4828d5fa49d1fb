import { describe, expect, it } from 'vitest';
import type { GameEvent, Ply } from '../../lib/protocol';
import type { Whole } from '../../lib/protocol/load';
import { after, begun, elapsed, tableNow } from './watching';

const ply = (uci: string): Ply => ({ uci, san: null, flaw: null, by: 'white', white: 1, black: 1 });
const whole = { settings: {}, snapshot: { seq: 3, state: { at: 1_000 }, moves: [ply('e2e4')], start: '' } } as unknown as Whole;
const event = (seq: number, from: number, ...moves: string[]) =>
  ({ seq, state: { at: 5_000 }, moves: { from, list: moves.map(ply) } }) as unknown as GameEvent;

describe('a watched game', () => {
  const game = begun(whole, 100, 40);

  it('takes up events though numbers skip', () => {
    const next = after(game, event(7, 1, 'e7e5'), 200);
    expect(next.moves.map((it) => it.uci)).toEqual(['e2e4', 'e7e5']);
    expect(next.seq).toBe(7);
    expect(after(next, event(6, 0, 'a2a3'), 300)).toBe(next);
  });

  it('takes moves back', () => {
    expect(after(game, event(4, 0), 200).moves).toEqual([]);
  });

  it('knows how late it is', () => {
    expect(tableNow(game, 100)).toBe(1_040);
    expect(tableNow(after(game, event(4, 0), 200), 260)).toBe(5_060);
  });
});

it('time gone is never guessed from clocks that disagree', () => {
  const wall = '2026-11-30T17:00:00Z';
  expect(elapsed(wall, 0, Date.parse(wall) + 9_000)).toBe(9_000);
  expect(elapsed(wall, 5_000, Date.parse(wall) + 9_000)).toBe(4_000);
  expect(elapsed(wall, 0, Date.parse(wall) - 9_000)).toBe(0);
  expect(elapsed(undefined, 0, 1)).toBe(0);
});

import { expect, it } from 'vitest';
import { drawRank, isStartRank } from './chess960';

it('draws each of the 960 ranks, and no other', () => {
  const seen = new Set<string>();
  // Every way in which chance can fall.
  for (const a of [0, 1, 2, 3]) for (const b of [0, 1, 2, 3]) for (const c of [0, 1, 2, 3, 4, 5]) for (const d of [0, 1, 2, 3, 4]) for (const e of [0, 1, 2, 3]) {
    const falls = [a / 4, b / 4, c / 6, d / 5, e / 4].map((it) => it + 0.01);
    seen.add(drawRank(() => falls.shift() ?? 0));
  }
  expect(seen.size).toBe(960);
  expect([...seen].filter((rank) => !isStartRank(rank))).toEqual([]);
  expect(seen.has('RNBQKBNR')).toBe(true);
});

it('knows what is no start', () => {
  expect(['RNBQKBNR', ' bbqnnrkr '].map(isStartRank)).toEqual([true, true]);
  expect(['', 'RNBQKBN', 'KRRBBNNQ', 'RBNBKQNR', 'RNBQKBNQ'].map(isStartRank)).toEqual([false, false, false, false, false]);
});

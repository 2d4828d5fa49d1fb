import { describe, expect, it } from 'vitest';
import { moveTicks, path, readings, scale, spent, timeTicks } from './chart';
import type { Ply } from '../../lib/protocol';

const game: Ply[] = [
  { uci: 'e2e4', san: 'e4', flaw: null, by: 'white', white: 58_000, black: 60_000 },
  { uci: 'e7e5', san: 'e5', flaw: null, by: 'black', white: 58_000, black: 55_000 },
  { uci: 'g1f3', san: 'Nf3', flaw: null, by: 'white', white: 50_500, black: null },
];

describe('readings', () => {
  it('leaves out what is not known', () => {
    expect(readings(game, 'black', 60_000)).toEqual([
      { ply: 0, ms: 60_000 },
      { ply: 1, ms: 60_000 },
      { ply: 2, ms: 55_000 },
    ]);
    expect(readings(game, 'white', null).map((it) => it.ms)).toEqual([58_000, 58_000, 50_500]);
  });

  it('tells the time spent on each move', () => {
    expect(spent(game, 'white')).toEqual([null, 7_500]);
    expect(spent(game, 'black')).toEqual([5_000]);
  });
});

describe('scale and path', () => {
  const by = scale({ width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }, 2, 60_000);
  it('steps', () => {
    expect(path([{ ply: 0, ms: 60_000 }, { ply: 1, ms: 30_000 }], by)).toBe('M10 5H60V30H110');
    expect(path([], by)).toBe('');
  });
});

it('ticks are even', () => {
  expect(timeTicks(5_400_000)).toEqual([0, 1_800_000, 3_600_000, 5_400_000]);
  expect(timeTicks(60_000)).toEqual([0, 15_000, 30_000, 45_000, 60_000]);
  expect(moveTicks(80)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  expect(moveTicks(5)).toEqual([1, 2, 3]);
});

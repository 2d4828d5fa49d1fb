import { describe, expect, it } from 'vitest';
import { found, least, left, matches, sorted, type TableLike } from './grid';

const table = (board: number, over: Partial<TableLike> = {}): TableLike => ({
  id: `t${board}`,
  board,
  names: { white: 'Núñez', black: 'Short' },
  stage: 'playing',
  clock: { white: { ms: 600_000 }, black: { ms: 700_000 }, running: 'white' },
  increment: 30_000,
  readAt: 1_000,
  plies: 10,
  notices: 0,
  claim: false,
  online: true,
  result: null,
  ...over,
});

describe('time left', () => {
  it('runs for the side on the move alone', () => {
    expect(left(table(1), 'white', 61_000)).toBe(540_000);
    expect(left(table(1), 'black', 61_000)).toBe(700_000);
    expect(left(table(1, { stage: 'halted', clock: { white: { ms: 600_000 }, black: { ms: 700_000 }, running: null } }), 'white', 61_000)).toBe(600_000);
    // Who seals does so on his own time.
    expect(left(table(1, { stage: 'adjourned' }), 'white', 61_000)).toBe(540_000);
    expect(least(table(1, { clock: null }), 0)).toBeNull();
    expect(left(table(1), 'white', 9_999_999)).toBe(0);
  });
});

it('the least time comes first, games over last', () => {
  const tables = [
    table(1, { stage: 'over', clock: { white: { ms: 1 }, black: { ms: 1 }, running: null } }),
    table(2, { stage: 'ready' }),
    table(3),
    table(4, { clock: { white: { ms: 90_000 }, black: { ms: 700_000 }, running: 'white' } }),
  ];
  expect(sorted(tables, 1_000).map((it) => it.board)).toEqual([4, 3, 2, 1]);
});

it('filters', () => {
  const short = table(1, { increment: 0, clock: { white: { ms: 90_000 }, black: { ms: 700_000 }, running: 'white' } });
  expect(matches(short, 'trouble', 1_000)).toBe(true);
  expect(matches(short, 'no-increment', 1_000)).toBe(true);
  expect(matches(table(1), 'trouble', 1_000)).toBe(false);
  expect(matches(table(1, { increment: null }), 'no-increment', 1_000)).toBe(false);
  expect(matches(table(1, { stage: 'halted' }), 'waiting', 0)).toBe(true);
  expect(matches(table(1, { online: false }), 'offline', 0)).toBe(true);
  expect(matches(table(1, { stage: 'over' }), 'unfinished', 0)).toBe(false);
});

it('finds by number or name', () => {
  expect(found(table(12), '12')).toBe(true);
  expect(found(table(12), '1')).toBe(false);
  expect(found(table(12), 'nunez')).toBe(true);
  expect(found(table(12), 'karpov')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { grid, page, pageCount, query, wall } from './layout';

describe('wall', () => {
  it('reads its address', () => {
    expect(wall('?boards=4&turn=30&follow&kiosk=1&distance=10')).toEqual({
      boards: 4, turn: 30, follow: true, kiosk: true, distance: 10, inches: 55, overlay: false,
    });
    expect(wall('?boards=7&turn=x')).toMatchObject({ boards: 'auto', turn: 20, kiosk: false });
  });

  it('writes what it reads', () => {
    const text = '?boards=9&turn=0&distance=12&inches=75&kiosk';
    expect(query(wall(text))).toBe(text);
  });
});

it('fits the grid to the tables', () => {
  expect(grid('auto', 1, true)).toEqual({ columns: 1, rows: 1 });
  expect(grid('auto', 2, false)).toEqual({ columns: 1, rows: 2 });
  expect(grid('auto', 5, true)).toEqual({ columns: 3, rows: 2 });
  expect(grid('auto', 40, true)).toEqual({ columns: 3, rows: 3 });
  expect(grid(4, 1, true)).toEqual({ columns: 2, rows: 2 });
});

it('pages go round', () => {
  const tables = [1, 2, 3, 4, 5];
  expect(pageCount(5, 2)).toBe(3);
  expect([0, 2, 3, -1].map((at) => page(tables, 2, at))).toEqual([[1, 2], [5], [1, 2], [5]]);
});

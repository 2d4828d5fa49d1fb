import { expect, it } from 'vitest';
import { cell, fitting, legibleFrom, pixelMm } from './size';

it('one board fills a wide screen', () => {
  const one = cell({ columns: 1, rows: 1 }, 1_920, 1_080);
  expect(one.beside).toBe(true);
  expect(Math.round(one.board)).toBe(1_041);
  expect(one.digits).toBe(157);
});

it('a totem puts the board between the names', () => {
  expect(cell({ columns: 1, rows: 1 }, 1_080, 1_920).beside).toBe(false);
});

it('what stands around a board on an upright screen has room', () => {
  const one = cell({ columns: 1, rows: 1 }, 820, 1_000);
  expect([one.beside, Math.round(one.board), one.digits]).toEqual([false, 543, 71]);
  expect(one.board + 6 * one.digits).toBeLessThanOrEqual(one.height);
});

it('legibility in metres', () => {
  const mm = pixelMm(1_920, 1_080, 55);
  expect(Math.round(mm * 1_000)).toBe(634);
  expect(legibleFrom(183, mm)).toBe(13.1);
});

it('shows as many boards as can be read', () => {
  const far = (boards: number) => 12 / Math.sqrt(boards);
  expect(fitting(20, 3, far)).toBe(9);
  expect(fitting(20, 5, far)).toBe(4);
  expect(fitting(3, 5, far)).toBe(2);
  expect(fitting(20, 30, far)).toBe(1);
});

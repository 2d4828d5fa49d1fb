import { describe, expect, it } from 'vitest';
import { pages, rows } from './sheet';
import type { Ply } from '../../lib/protocol';

const ply = (by: 'white' | 'black', san: string, ms = 1_000): Ply => ({ uci: null, san, flaw: null, by, white: ms, black: ms });

describe('rows', () => {
  it('pairs the moves and marks offers', () => {
    const all = rows([ply('white', 'e4'), ply('black', 'e5'), ply('white', 'Nf3')], 1, new Set([2]));
    expect(all.map((row) => [row.number, row.white?.san, row.black?.san])).toEqual([[1, 'e4', 'e5'], [2, 'Nf3', undefined]]);
    expect(all[0]?.black?.offer).toBe(true);
    expect(all[1]?.white?.ply).toBe(3);
  });

  it('begins with Black where the game does', () => {
    const all = rows([ply('black', 'Kd7'), ply('white', 'Kd2'), ply('black', 'Kd6')], 40);
    expect(all.map((row) => [row.number, row.white?.san, row.black?.san])).toEqual([[40, undefined, 'Kd7'], [41, 'Kd2', 'Kd6']]);
  });
});

it('fills pages with empty lines', () => {
  const [page, ...more] = pages(rows([ply('white', 'e4')]));
  expect(more).toEqual([]);
  expect(page?.columns.map((it) => it.length)).toEqual([30, 30]);
  expect(page?.columns[1]?.[29]).toEqual({ number: 60, white: null, black: null });
});

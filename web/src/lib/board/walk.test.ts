import { describe, expect, it } from 'vitest';
import type { Ply } from '../protocol/types';
import { moveNumber, nameOf, positions, type Pieces } from '.';

const ply = (uci: string | null, flaw: string | null = null): Ply => ({ uci, san: null, flaw, by: 'white', white: null, black: null });
const line = (text: string) => text.split(' ').map((uci) => ply(uci));
/** Pieces as `Ke1`, Black's in small letters, in the order of their squares. */
const seen = (pieces: Pieces | undefined) =>
  [...(pieces ?? [])]
    .sort(([one], [other]) => one - other)
    .map(([square, { color, role }]) => (color === 'white' ? role.toUpperCase() : role) + nameOf(square))
    .join(' ');
const last = (start: string, moves: Ply[]) => seen(positions(start, moves).at(-1));

describe('positions', () => {
  it('begin with the start and have one more for each move', () => {
    const all = positions(null, line('e2e4 e7e5'));
    expect(all.map((it) => it.size)).toEqual([32, 32, 32]);
    expect(seen(all[2])).toContain('Pe4 pe5');
  });

  it('castle, take en passant and promote', () => {
    expect(last('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', line('e1c1'))).toBe('Kc1 Rd1 Rh1 ke8');
    expect(last('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', line('e5d6'))).toBe('Ke1 Pd6 ke8');
    expect(last('8/P7/8/8/8/8/8/K1k5 w - - 0 1', line('a7a8n'))).toBe('Ka1 kc1 Na8');
  });

  it('castle in Chess960 by the king on its rook', () => {
    expect(last('4k3/8/8/8/8/8/8/RK6 w A - 0 1', line('b1a1'))).toBe('Kc1 Rd1 ke8');
  });

  it('lay illegal moves as the hand made them', () => {
    const start = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect(last(start, [ply('e1g1', 'unfinished-castling'), ply(null, 'no-move')])).toBe('Kg1 Rh1 ke8');
    expect(last('4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1', [ply('e5d6', 'illegal')])).toBe('Ke1 pd5 Pd6 ke8');
  });
});

it('moves are numbered from the start position', () => {
  const late = '8/8/8/8/8/8/8/8 b - - 0 7';
  expect([0, 3].map((it) => moveNumber(it))).toEqual([{ number: 1, by: 'white' }, { number: 2, by: 'black' }]);
  expect([0, 1].map((it) => moveNumber(it, late))).toEqual([{ number: 7, by: 'black' }, { number: 8, by: 'white' }]);
});

import { describe, expect, it } from 'vitest';
import {
  INITIAL, around, asWritten, gestureOf, isLight, jump, moved, nameOf, nextOf, piecesOf, rows, squareNamed, squareSeen,
  squareUnder, step, typed,
} from '.';
const at = (name: string): number => squareNamed(name)!;

describe('squares', () => {
  it('have names', () => {
    expect([0, 7, 28, 63].map(nameOf)).toEqual(['a1', 'h1', 'e4', 'h8']);
    expect(['e4', 'i1', 'a9', 'e44'].map(squareNamed)).toEqual([28, null, null, null]);
    expect([at('a1'), at('h1')].map(isLight)).toEqual([false, true]);
  });

  it('are seen from either side', () => {
    expect(nameOf(squareSeen(0, 0, 'white'))).toBe('a8');
    expect(nameOf(squareSeen(0, 0, 'black'))).toBe('h1');
    expect(rows('black')[7]!.map(nameOf).join(' ')).toBe('h8 g8 f8 e8 d8 c8 b8 a8');
  });

  it('lie under points', () => {
    const box = { left: 100, top: 50, width: 800, height: 800 };
    expect(nameOf(squareUnder(101, 51, box, 'white')!)).toBe('a8');
    expect(nameOf(squareUnder(899, 849, box, 'black')!)).toBe('a8');
    expect(squareUnder(99, 51, box, 'white')).toBeNull();
  });
});

describe('keys', () => {
  it('lead over the board as it is seen and not beyond it', () => {
    expect(nameOf(step(at('e4'), 'ArrowUp', 'white')!)).toBe('e5');
    expect(nameOf(step(at('e4'), 'ArrowUp', 'black')!)).toBe('e3');
    expect(nameOf(step(at('e4'), 'ArrowLeft', 'black')!)).toBe('f4');
    expect(step(at('h8'), 'ArrowRight', 'white')).toBeNull();
  });

  it('jump to ranks and files', () => {
    expect(nameOf(jump(at('e4'), 'Digit7', false)!)).toBe('e7');
    expect(nameOf(jump(at('e4'), 'Digit1', true)!)).toBe('a4');
    expect(jump(at('e4'), 'Digit9', false)).toBeNull();
  });

  it('find pieces in turn', () => {
    const pieces = piecesOf(INITIAL);
    expect(nameOf(nextOf(pieces, 'n', 'white', at('a1'), false)!)).toBe('b1');
    expect(nameOf(nextOf(pieces, 'n', 'white', at('b1'), false)!)).toBe('g1');
    expect(nameOf(nextOf(pieces, 'n', 'white', at('b1'), true)!)).toBe('g1');
  });

  it('tell who stands around', () => {
    const pieces = piecesOf('4k3/8/8/8/1p2R3/8/8/4K3 w - - 0 1');
    expect(around(pieces, at('e4'), 'lines').map(nameOf).sort()).toEqual(['b4', 'e1', 'e8']);
    expect(around(pieces, at('d2'), 'jumps').map(nameOf)).toEqual(['e4']);
  });
});

describe('pieces', () => {
  it('stand as the FEN says', () => {
    const pieces = piecesOf(INITIAL);
    expect(pieces.size).toBe(32);
    expect(pieces.get(at('d8'))).toEqual({ color: 'black', role: 'q' });
    expect(piecesOf('').size).toBe(0);
  });

  it('move as hands do, castling and en passant included', () => {
    const castled = moved(piecesOf('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'), gestureOf('e1c1')!);
    expect([...castled.keys()].map(nameOf).sort()).toEqual(['c1', 'd1', 'e8', 'h1']);
    const taken = moved(piecesOf('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1'), gestureOf('e5d6')!);
    expect([...taken.keys()].map(nameOf).sort()).toEqual(['d6', 'e1', 'e8']);
    const promoted = moved(piecesOf('8/4P3/8/8/8/8/8/8 w - - 0 1'), gestureOf('e7e8n')!);
    expect(promoted.get(at('e8'))).toEqual({ color: 'white', role: 'n' });
  });
});

describe('typed moves', () => {
  const find = (text: string, fen = INITIAL, mover: 'white' | 'black' = 'white') => typed(text, piecesOf(fen), mover);

  it.each([
    ['Nf3', 'g1f3'],
    ['e4', 'e2e4'],
    ['Ng1-f3', 'g1f3'],
    ['g1f3', 'g1f3'],
    ['e2-e4', 'e2e4'],
    ['O-O', 'e1g1'],
  ])('%s', (text, move) => {
    expect(find(text)).toEqual({ move });
  });

  it('takes, passes and promotes', () => {
    expect(find('exd6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')).toEqual({ move: 'e5d6' });
    const pawn = '3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1';
    expect(find('exd8=N+', pawn)).toEqual({ move: 'e7d8n' });
    expect(find('exd8', pawn)).toEqual({ problem: 'promotion-missing' });
  });

  it('passes over a piece that is pinned', () => {
    expect(find('Ne4', '4k3/4r3/8/8/8/4N3/3N4/4K3 w - - 0 1')).toEqual({ move: 'd2e4' });
    expect(find('Nf4', '4k3/8/8/8/8/3N3N/8/4K3 w - - 0 1')).toEqual({ problem: 'several' });
    expect(find('Ndf4', '4k3/8/8/8/8/3N3N/8/4K3 w - - 0 1')).toEqual({ move: 'd3f4' });
  });

  it('says what is wrong', () => {
    expect(find('hello')).toEqual({ problem: 'unreadable' });
    expect(find('Qd4')).toEqual({ problem: 'no-piece' });
  });

  it('is written as hands write it, legal or not', () => {
    const pieces = piecesOf(INITIAL);
    expect(['e2e4', 'g1g3', 'd1d7', 'e1g1', 'e2d7'].map((it) => asWritten(pieces, it))).toEqual([
      'e4', 'Ng3', 'Qxd7', 'O-O', 'exd7',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { INITIAL, lift, piecesOf, release, squareNamed, standing, type Held } from '.';
import type { Hand } from '../protocol/types';

const at = (name: string): number => squareNamed(name)!;
const NO_HAND: Hand = { touched: [], bound: null, promotion: null, castling: null, illegal: null };
const held = (fen: string, more: Partial<Held> = {}): Held => ({
  pieces: piecesOf(fen), hand: NO_HAND, mover: 'white', chess960: false, autoPress: false, inParts: true, ...more,
});

describe('lifting', () => {
  it('touches, own pieces and others', () => {
    expect(lift(held(INITIAL), at('e2'))).toEqual({ facts: [{ do: 'touch', square: 'e2' }], lifted: at('e2') });
    expect(lift(held(INITIAL), at('e7')).facts).toEqual([{ do: 'touch', square: 'e7' }]);
  });

  it('does nothing on an empty square', () => {
    expect(lift(held(INITIAL), at('e4'))).toEqual({ facts: [], lifted: null });
  });

  it('does not touch again what was touched', () => {
    const hand = { ...NO_HAND, touched: ['e2'] };
    expect(lift(held(INITIAL, { hand }), at('e2'))).toEqual({ facts: [], lifted: at('e2') });
  });
});

describe('releasing', () => {
  it('makes a move, legal or not', () => {
    const after = release(held(INITIAL), at('e2'), at('e5'));
    expect(after).toEqual({ facts: [{ do: 'move', move: 'e2e5' }], lifted: null, drawn: 'e2e5' });
  });

  it('presses only where the settings say so', () => {
    expect(release(held(INITIAL, { autoPress: true }), at('g1'), at('f3')).facts).toEqual([
      { do: 'move', move: 'g1f3', press: true },
    ]);
  });

  it('on its own square is no fact', () => {
    expect(release(held(INITIAL), at('e2'), at('e2')).facts).toEqual([]);
  });

  it('on another own piece takes that one', () => {
    expect(release(held(INITIAL), at('e2'), at('d2'))).toEqual({
      facts: [{ do: 'touch', square: 'd2' }], lifted: at('d2'), drawn: null,
    });
  });

  it('of an opponent’s piece leads to the own piece that is to capture it', () => {
    const fen = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1';
    expect(release(held(fen), at('d5'), at('e4')).lifted).toBe(at('e4'));
    expect(release(held(fen), at('d5'), at('a1')).facts).toEqual([]);
    expect(release(held(fen), at('e4'), at('d5')).facts).toEqual([{ do: 'move', move: 'e4d5' }]);
  });

  it('of a pawn on the last rank waits for the new piece', () => {
    const pawn = held('4k3/P7/8/8/8/8/8/4K3 w - - 0 1', { autoPress: true });
    expect(release(pawn, at('a7'), at('a8')).facts).toEqual([{ do: 'release', move: 'a7a8' }]);
  });

  it('of a castling king waits for the rook, if hands castle in two steps', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect(release(held(fen), at('e1'), at('g1')).facts).toEqual([{ do: 'release', move: 'e1g1' }]);
    expect(release(held(fen, { inParts: false }), at('e1'), at('g1')).facts).toEqual([{ do: 'move', move: 'e1g1' }]);
    const begun = held(fen, { hand: { ...NO_HAND, castling: 'e1g1' } });
    expect(release(begun, at('h1'), at('f1')).facts).toEqual([{ do: 'release', move: 'h1f1' }]);
  });

  it('of a king on its rook castles in Chess960', () => {
    const fen = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
    expect(release(held(fen, { chess960: true }), at('e1'), at('h1')).facts).toEqual([{ do: 'move', move: 'e1h1' }]);
  });
});

describe('an illegal move that stands on the board', () => {
  const hand: Hand = { ...NO_HAND, touched: ['e2'], illegal: { move: 'e2e5', flaw: 'illegal' } };
  const board = held(INITIAL, { hand });

  it('is seen where it was put', () => {
    const pieces = standing(board.pieces, hand);
    expect([pieces.has(at('e2')), pieces.has(at('e5'))]).toEqual([false, true]);
  });

  it('is put back, or put elsewhere, by the same hand', () => {
    expect(lift(board, at('e5'))).toEqual({ facts: [], lifted: at('e5') });
    expect(release(board, at('e5'), at('e2')).facts).toEqual([{ do: 'take-back' }]);
    expect(release(board, at('e5'), at('e4')).facts).toEqual([{ do: 'take-back' }, { do: 'move', move: 'e2e4' }]);
  });
});

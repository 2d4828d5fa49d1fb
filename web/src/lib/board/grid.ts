/** The board as a grid that keys move over and a finger points at. */
import type { Color } from '../protocol/types';
import { rankOf, fileOf, seenAt, squareAt, squareSeen, type Square } from './squares';
import type { Piece, Pieces, Role } from './pieces';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where an arrow key leads; null at the edge, for there is no wrapping round. */
export function step(square: Square, key: string, below: Color): Square | null {
  const by = STEPS[key];
  if (!by) return null;
  const { row, column } = seenAt(square, below);
  const [r, c] = [row + by[0], column + by[1]];
  return r < 0 || r > 7 || c < 0 || c > 7 ? null : squareSeen(r, c, below);
}

export const isArrow = (key: string): boolean => key in STEPS;

/** Digits jump to a rank, with Shift to a file (by the key's place, as Shift changes its sign). */
export function jump(square: Square, code: string, shift: boolean): Square | null {
  const found = /^(?:Digit|Numpad)([1-8])$/.exec(code);
  if (!found) return null;
  const n = Number(found[1]) - 1;
  return shift ? squareAt(n, rankOf(square)) : squareAt(fileOf(square), n);
}

/** The next piece of a kind, round the board from a square; `back` goes the other way. */
export function nextOf(pieces: Pieces, role: Role, color: Color | null, from: Square, back: boolean): Square | null {
  for (let i = 1; i <= 64; i += 1) {
    const square = (from + (back ? 64 - i : i)) % 64;
    const piece: Piece | undefined = pieces.get(square);
    if (piece?.role === role && (color === null || piece.color === color)) return square;
  }
  return null;
}

/** The square under a point, given the board's place on the screen; null beside the board. */
export function squareUnder(
  x: number,
  y: number,
  box: { left: number; top: number; width: number; height: number },
  below: Color,
): Square | null {
  const column = Math.floor(((x - box.left) / box.width) * 8);
  const row = Math.floor(((y - box.top) / box.height) * 8);
  if (column < 0 || column > 7 || row < 0 || row > 7) return null;
  return squareSeen(row, column, below);
}

type Direction = readonly [number, number];
const LINES: readonly Direction[] = [[0, 1], [1, 0], [0, -1], [-1, 0]];
const DIAGONALS: readonly Direction[] = [[1, 1], [1, -1], [-1, -1], [-1, 1]];
const JUMPS: readonly Direction[] = [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]];

/** The pieces that stand around a square: who stands there, never what they may do. */
export function around(pieces: Pieces, square: Square, how: 'lines' | 'diagonals' | 'jumps'): Square[] {
  const found: Square[] = [];
  const ways = how === 'lines' ? LINES : how === 'diagonals' ? DIAGONALS : JUMPS;
  for (const [df, dr] of ways) {
    let [file, rank] = [fileOf(square) + df, rankOf(square) + dr];
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      const here = squareAt(file, rank);
      if (pieces.has(here)) {
        found.push(here);
        break;
      }
      if (how === 'jumps') break;
      [file, rank] = [file + df, rank + dr];
    }
  }
  return found;
}

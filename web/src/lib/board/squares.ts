/** Squares: 0 is a1, 7 is h1, 63 is h8. */
import type { Color } from '../protocol/types';

export type Square = number;

export const fileOf = (square: Square): number => square & 7;
export const rankOf = (square: Square): number => square >> 3;
export const squareAt = (file: number, rank: number): Square => rank * 8 + file;

export const nameOf = (square: Square): string =>
  `${'abcdefgh'[fileOf(square)]}${rankOf(square) + 1}`;

export function squareNamed(name: string): Square | null {
  const found = /^([a-h])([1-8])$/.exec(name);
  if (!found) return null;
  return squareAt('abcdefgh'.indexOf(found[1]!), Number(found[2]) - 1);
}

export const isLight = (square: Square): boolean => ((fileOf(square) + rankOf(square)) & 1) === 1;

/** The square in a row and column of the board as it is seen, from the top left. */
export function squareSeen(row: number, column: number, below: Color): Square {
  return below === 'white' ? squareAt(column, 7 - row) : squareAt(7 - column, row);
}

/** The row and column of a square as it is seen, from the top left. */
export function seenAt(square: Square, below: Color): { row: number; column: number } {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return below === 'white' ? { row: 7 - rank, column: file } : { row: rank, column: 7 - file };
}

/** The eight rows of the board as it is seen. */
export const rows = (below: Color): Square[][] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((column) => squareSeen(row, column, below)),
  );

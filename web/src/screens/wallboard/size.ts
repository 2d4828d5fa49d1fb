// How large things are on a wall, in pixels and in the eye.

import type { Grid } from './layout';

export interface Cell {
  width: number;
  height: number;
  /** The board is a square beside the names, or between them. */
  beside: boolean;
  board: number;
  digits: number;
}

const GAP = 0.018;
/** Height of digits in the font, as a part of its size. */
export const DIGIT = 0.72;

/** The measures of one cell of the grid on a screen. */
export function cell(grid: Grid, width: number, height: number): Cell {
  const gap = Math.min(width, height) * GAP;
  const wide = (width - gap * (grid.columns + 1)) / grid.columns;
  const high = (height - gap * (grid.rows + 1)) / grid.rows;
  const beside = wide / high > 1.15;
  if (beside) {
    const board = Math.min(high, wide * 0.62);
    // Beside the board stand at most seven digits and two colons; one board alone has moves between
    // its clocks.
    const lines = grid.columns * grid.rows === 1 ? 6.6 : 5;
    return { width: wide, height: high, beside, board, digits: Math.floor(Math.min((wide - board) / 4.6, high / lines)) };
  }
  const board = Math.min(wide, high * 0.56);
  // Above and below the board: twice a name, what is said of it and a clock, then the last move;
  // one board alone says what is due besides.
  const lines = grid.columns * grid.rows === 1 ? 6 : 5.4;
  return { width: wide, height: high, beside, board, digits: Math.floor(Math.min(board / 5.5, (high - board) / lines)) };
}

/** Millimetres that a pixel takes on a screen of so many inches across. */
export const pixelMm = (width: number, height: number, inches: number): number => (inches * 25.4) / Math.hypot(width, height);

/** From how many metres digits of a font size can be read: 22 minutes of arc. */
export function legibleFrom(fontPx: number, mmPerPx: number): number {
  const mm = fontPx * DIGIT * mmPerPx;
  return Math.round((mm / (1_000 * Math.tan((22 / 60) * (Math.PI / 180)))) * 10) / 10;
}

/** How many boards can be shown at a time so that the last row still reads the clocks. */
export function fitting(tables: number, metres: number, legible: (boards: number) => number): number {
  const most = Math.min(9, Math.max(1, tables));
  for (const boards of [9, 6, 4, 2]) {
    if (boards <= most && legible(boards) >= metres) return boards;
  }
  // Between two steps: as many as there are, if they can be read.
  return most > 1 && most < 9 && legible(most) >= metres ? most : 1;
}

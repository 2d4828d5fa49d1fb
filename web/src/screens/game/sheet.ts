// The rows of a scoresheet, as it lies on paper: two columns of thirty lines to a page.

import type { Ply } from '../../lib/protocol';

export interface Cell {
  /** Counted from 1 over the whole game; for links and reading aloud. */
  ply: number;
  san: string | null;
  uci: string | null;
  flaw: string | null;
  ms: number | null;
  /** A draw was offered with it. */
  offer: boolean;
}

export interface Row {
  number: number;
  white: Cell | null;
  black: Cell | null;
}

/** Rows by move number. `offers` holds the numbers of single moves with which a draw was offered. */
export function rows(moves: readonly Ply[], first = 1, offers: ReadonlySet<number> = new Set()): Row[] {
  const out: Row[] = [];
  let number = first;
  moves.forEach((move, index) => {
    const cell = toCell(move, index, offers.has(index + 1));
    const open = out.at(-1);
    if (move.by === 'black' && open && open.black === null && open.number === number) {
      open.black = cell;
      number++;
    } else {
      out.push({ number, white: move.by === 'white' ? cell : null, black: move.by === 'black' ? cell : null });
      if (move.by === 'black') number++;
    }
  });
  return out;
}

function toCell(move: Ply, index: number, offer: boolean): Cell {
  const ms = move[move.by];
  return { ply: index + 1, san: move.san, uci: move.uci, flaw: move.flaw, ms: typeof ms === 'number' ? ms : null, offer };
}

export interface Page {
  columns: Row[][];
}

/** Pages of two columns, filled up with empty lines so that the paper looks as it should. */
export function pages(all: readonly Row[], lines = 30, columns = 2, first = 1): Page[] {
  const size = lines * columns;
  const count = Math.max(1, Math.ceil(all.length / size));
  return Array.from({ length: count }, (_, page) => ({
    columns: Array.from({ length: columns }, (_, column) =>
      Array.from({ length: lines }, (_, line) => {
        const index = page * size + column * lines + line;
        return all[index] ?? { number: first + index, white: null, black: null };
      }),
    ),
  }));
}

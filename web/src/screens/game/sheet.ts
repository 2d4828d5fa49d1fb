// The rows of a scoresheet, as it lies on paper: two columns of thirty lines to a page.

import type { Color, Ply } from '../../lib/protocol';

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

/** Piece letters of some languages; king, queen, rook, bishop, knight. */
export const LETTERS: Record<string, string> = {
  en: 'KQRBN',
  es: 'RDTAC',
  fr: 'RDTFC',
  de: 'KDTLS',
  it: 'RDTAC',
  pt: 'RDTBC',
  figurine: '♔♕♖♗♘',
};

/** A move of the standard notation with the letters of a language. */
export function letters(san: string, language: string): string {
  const to = LETTERS[language];
  if (!to || san.startsWith('O-O')) return san;
  const own = Array.from(to);
  return san.replace(/[KQRBN]/g, (letter) => own['KQRBN'.indexOf(letter)] ?? letter);
}

/** What stands on the line of a player of the result. */
export function points(result: string | null | undefined, side: Color): string {
  const [white, black] = (result ?? '').split('-');
  const half = (text: string | undefined) => (text === '1/2' ? '½' : (text ?? ''));
  return half(side === 'white' ? white : black);
}

/** A result as it is printed: `1–0`, `½–½`. */
export const resultText = (result: string): string => result.replaceAll('1/2', '½').replace('-', '–');

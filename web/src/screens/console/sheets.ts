// Two scoresheets side by side, and where they differ from each other and from the game.

import { INITIAL } from '../../lib/board';
import type { Color, Sheet, SheetEntry } from '../../lib/protocol';
import { ALPHABETS, sanIn } from '../../lib/notation';
import { placeOf } from '../table/sheetRows';

export type Mark = 'same' | 'differs' | 'missing';

export interface Pair {
  number: number;
  by: 'white' | 'black';
  /** What stands on White's scoresheet, on Black's, and what was played. */
  onWhite: string;
  onBlack: string;
  played: string;
  mark: Mark;
  /** The same for each of the two. */
  marks: Record<Color, Mark>;
}

/** A move as written, without what does not change it. */
export function plain(text: string): string {
  return text
    .replace(/\(=\)|[+#!?\s]|e\.?p\.?/g, '')
    .replace(/0/g, 'O')
    .replace(/[x:×]/g, '')
    .replace('=', '');
}

/** Whether a text is this move, in the letters of any language known here. */
export function isMove(text: string, san: string): boolean {
  const written = plain(text);
  return ALPHABETS.some((alphabet) => plain(sanIn(san, alphabet)) === written);
}

/** Entry by entry, White's first of each move. */
export function compare(onWhite: readonly SheetEntry[], onBlack: readonly SheetEntry[], played: readonly string[], start = INITIAL): Pair[] {
  const length = Math.max(onWhite.length, onBlack.length, played.length);
  return Array.from({ length }, (_, index) => {
    const truth = played[index] ?? '';
    const marks = { white: markOf(onWhite[index], truth), black: markOf(onBlack[index], truth) };
    const both = Object.values(marks);
    const { number, by } = placeOf(index, start);
    return {
      number,
      by,
      onWhite: onWhite[index]?.text ?? '',
      onBlack: onBlack[index]?.text ?? '',
      played: truth,
      marks,
      mark: both.includes('missing') ? 'missing' : both.includes('differs') ? 'differs' : 'same',
    };
  });
}

/** What the server could not read, it may be in letters known here; what it read is certain. */
function markOf(entry: SheetEntry | undefined, played: string): Mark {
  if (!entry || entry.text === '' || entry.takenBack) return 'missing';
  return entry.fits === true || isMove(entry.text, played) ? 'same' : 'differs';
}

/** How many moves a player has otherwise than they were played, and how many not at all. */
export const countOf = (pairs: readonly Pair[], color: Color): { differs: number; missing: number } => ({
  differs: pairs.filter((it) => it.marks[color] === 'differs').length,
  missing: pairs.filter((it) => it.marks[color] === 'missing').length,
});

/** What stands on a scoresheet, entry by entry. */
export const entriesOf = (sheet: Sheet | undefined): readonly SheetEntry[] => sheet?.entries ?? [];

/** How many of so many single moves are not on a scoresheet; what was taken back records nothing. */
export const lackingOf = (sheet: Sheet | undefined, moves: number): number =>
  moves - entriesOf(sheet).slice(0, moves).filter((it) => it.text !== '' && !it.takenBack).length;

/** What both scoresheets say together, where two boards differ (D.2.9 of 2018). */
export interface Agreement {
  /** How many entries mean the same on both, from the first. */
  alike: number;
  /** Both say the same of every move. */
  whole: boolean;
  /** Where both say the same and something else was played: whose board is wrong. */
  otherwise: Pair[];
}

export function agreement(onWhite: readonly SheetEntry[], onBlack: readonly SheetEntry[], played: readonly string[], start = INITIAL): Agreement {
  const pairs = compare(onWhite, onBlack, played, start);
  const same = ({ onWhite: one, onBlack: other, mark }: Pair) =>
    mark !== 'missing' && (plain(one) === plain(other) || mark === 'same');
  const first = pairs.findIndex((it) => !same(it));
  const alike = first < 0 ? pairs.length : first;
  return { alike, whole: first < 0, otherwise: pairs.slice(0, alike).filter((it) => it.marks.white !== 'same') };
}

// Two scoresheets side by side, and where they differ from each other and from the game.

import type { Sheet } from '../../lib/protocol';
import { ALPHABETS, sanIn } from '../../lib/notation';

export type Mark = 'same' | 'differs' | 'missing';

export interface Pair {
  number: number;
  by: 'white' | 'black';
  /** What stands on White's scoresheet, on Black's, and what was played. */
  onWhite: string;
  onBlack: string;
  played: string;
  mark: Mark;
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
export function compare(onWhite: readonly string[], onBlack: readonly string[], played: readonly string[]): Pair[] {
  const length = Math.max(onWhite.length, onBlack.length, played.length);
  return Array.from({ length }, (_, index) => {
    const [one = '', other = '', truth = ''] = [onWhite[index], onBlack[index], played[index]];
    return {
      number: Math.floor(index / 2) + 1,
      by: index % 2 === 0 ? 'white' : 'black',
      onWhite: one,
      onBlack: other,
      played: truth,
      mark: markOf(one, other, truth),
    };
  });
}

function markOf(one: string, other: string, played: string): Mark {
  if (one === '' || other === '') return 'missing';
  return isMove(one, played) && isMove(other, played) ? 'same' : 'differs';
}

/** What stands on a scoresheet, entry by entry. */
export const sheetTexts = (sheet: Sheet | undefined): string[] => sheet?.entries?.map((it) => it.text) ?? [];

/** What both scoresheets say together, where two boards differ (D.2.9 of 2018). */
export interface Agreement {
  /** How many entries mean the same on both, from the first. */
  alike: number;
  /** Both say the same of every move. */
  whole: boolean;
  /** Where both say the same and something else was played: whose board is wrong. */
  otherwise: Pair[];
}

export function agreement(onWhite: readonly string[], onBlack: readonly string[], played: readonly string[]): Agreement {
  const pairs = compare(onWhite, onBlack, played);
  const same = ({ onWhite: one, onBlack: other, played: truth }: Pair) =>
    one !== '' && other !== '' && (plain(one) === plain(other) || (isMove(one, truth) && isMove(other, truth)));
  const first = pairs.findIndex((it) => !same(it));
  const alike = first < 0 ? pairs.length : first;
  return { alike, whole: first < 0, otherwise: pairs.slice(0, alike).filter((it) => !isMove(it.onWhite, it.played)) };
}

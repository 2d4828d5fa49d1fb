// What was written in an envelope, in whatever letters: the moves that it may mean. Which of them
// counts, and whether it is clear, the arbiter judges and the Laws check.

import { piecesOf, typed } from '../../lib/board';
import { ALPHABETS, LETTERS, type Alphabet } from '../../lib/notation';
import type { Color } from '../../lib/protocol';

const inEnglish = (text: string, alphabet: Alphabet): string =>
  [...text].map((letter) => LETTERS.en[[...LETTERS[alphabet]].indexOf(letter)] ?? letter).join('');

/** The moves, each once, as `e2e4`. */
export function readings(text: string, fen: string, mover: Color): string[] {
  const plain = text.trim().replace(/0-0/g, 'O-O').replace(/O-0/g, 'O-O').replace(/^o-o(-o)?/i, (it) => it.toUpperCase());
  const found = new Set<string>();
  for (const alphabet of ALPHABETS) {
    const read = typed(plain.startsWith('O-O') ? plain : inEnglish(plain, alphabet), piecesOf(fen), mover);
    if ('move' in read) found.add(read.move);
  }
  return [...found];
}

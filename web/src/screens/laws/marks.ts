// Finding words in texts whatever their capitals and accents, and showing where.

import { fold } from '../../lib/fold';

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text in pieces, those that match a word of the query marked. */
export function marks(text: string, query: string): Piece[] {
  const wanted = fold(query).split(/\s+/).filter((word) => word.length > 1);
  if (wanted.length === 0) return [{ text, marked: false }];
  // Folding letter by letter keeps the places: some letters fold to several.
  const folded: string[] = [];
  const place: number[] = [];
  Array.from(text).reduce((at, letter) => {
    for (const part of fold(letter)) {
      folded.push(part);
      place.push(at);
    }
    return at + letter.length;
  }, 0);
  const whole = folded.join('');
  const hit = new Uint8Array(text.length);
  for (const word of wanted) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      const from = place[at] ?? 0;
      const to = place[at + word.length] ?? text.length;
      hit.fill(1, from, to);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; ) {
    let end = at;
    while (end < text.length && hit[end] === hit[at]) end++;
    pieces.push({ text: text.slice(at, end), marked: hit[at] === 1 });
    at = end;
  }
  return pieces;
}

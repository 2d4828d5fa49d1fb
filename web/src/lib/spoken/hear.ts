/**
 * A move as a player types it when he writes down what he would say: `Springer Felix drei`,
 * `knight g1 to f3`, `dama por de cinco`; or as it is written, in his letters or in English ones.
 * Names of all languages and of the appendix are understood together. What is found is what is
 * meant, not whether it is allowed.
 */
import { typed, type Pieces, type Typed } from '../board';
import { fold } from '../fold';
import { toEnglish } from '../notation';
import type { Color } from '../protocol';
import { NATO, PRESCRIBED, WORDS } from './names';
import { SPOKEN_LANGS, type SpokenLang } from './style';

type Token = { is: 'piece' | 'file' | 'rank'; text: string } | { is: 'takes' } | { is: 'castles' } | { is: 'side'; long: boolean };

const LEXICON = new Map<string, Token>();
for (const names of [PRESCRIBED, ...SPOKEN_LANGS.map((lang) => WORDS[lang])]) {
  for (const [role, name] of Object.entries(names.pieces)) {
    LEXICON.set(fold(name), { is: 'piece', text: role === 'p' ? '' : role.toUpperCase() });
  }
  names.numbers.forEach((name, i) => LEXICON.set(fold(name), { is: 'rank', text: String(i + 1) }));
  LEXICON.set(fold(names.takes), { is: 'takes' });
}
for (const names of [PRESCRIBED.files, NATO, [...'abcdefgh']]) {
  names.forEach((name, i) => LEXICON.set(fold(name), { is: 'file', text: 'abcdefgh'[i]! }));
}
for (let n = 1; n <= 8; n += 1) LEXICON.set(String(n), { is: 'rank', text: String(n) });
/** Other spellings, and what people say for the same. */
const MORE: [Token, string[]][] = [
  [{ is: 'takes' }, ['x', 'por', 'come', 'toma', 'captures']],
  [{ is: 'castles' }, ['castle', 'castles', 'castling', 'enroque', 'rochade']],
  [{ is: 'side', long: false }, ['short', 'kingside', 'corto', 'kurze', 'kurz']],
  [{ is: 'side', long: true }, ['long', 'queenside', 'largo', 'lange', 'lang']],
  [{ is: 'piece', text: 'K' }, ['koenig']],
  [{ is: 'piece', text: 'Q' }, ['reina']],
  [{ is: 'piece', text: 'B' }, ['laeufer']],
];
for (const [token, words] of MORE) for (const word of words) LEXICON.set(word, token);

/** Words that add nothing: where from, where to, what follows. */
const FILLERS = new Set(
  ('from to on von nach auf de en passant al paso promotes corona wird check mate checkmate jaque schach schachmatt matt equals').split(' '),
);

/** A move in words as it would be written in English letters; null if these are no such words. */
export function written(text: string): string | null {
  const words = fold(text).replace(/ß/g, 'ss').split(/[\s,.;-]+/).flatMap(apart).filter((it) => it !== '');
  const tokens: Token[] = [];
  for (const [i, word] of words.entries()) {
    // `a` is a file, and "to" in Spanish: after a rank and before a file it leads from one to the other.
    const leads = word === 'a' && tokens.at(-1)?.is === 'rank' && LEXICON.get(words[i + 1] ?? '')?.is === 'file';
    if (FILLERS.has(word) || leads) continue;
    const token = LEXICON.get(word);
    if (!token) return null;
    tokens.push(token);
  }
  if (tokens.some((it) => it.is === 'castles')) {
    const side = tokens.find((it) => it.is === 'side');
    return side ? (side.is === 'side' && side.long ? 'O-O-O' : 'O-O') : null;
  }
  return put(tokens);
}

/** `f3` and `e2e4` as files and ranks. */
const apart = (word: string): string[] => (/^(?:[a-h][1-8]){1,2}$/.test(word) ? [...word] : [word]);

function put(tokens: readonly Token[]): string | null {
  let text = '';
  let squares = 0;
  for (const [i, token] of tokens.entries()) {
    if (token.is === 'takes') text += 'x';
    else if (token.is === 'file' || token.is === 'rank') {
      text += token.text;
      squares += token.is === 'rank' && tokens[i - 1]?.is === 'file' ? 1 : 0;
    } else if (token.is === 'piece') {
      // What is taken goes without saying; what a pawn becomes comes last.
      if (i === 0) text += token.text;
      else if (tokens[i - 1]?.is !== 'takes') text += `=${token.text}`;
    } else return null;
  }
  return squares > 0 ? text : null;
}

/** The move that is meant, found among the pieces. */
export function hear(text: string, pieces: Pieces, mover: Color, lang: SpokenLang): Typed {
  const readings = [toEnglish(text, lang), toEnglish(text, 'en'), capital(text, lang), written(text)];
  let first: Typed | null = null;
  for (const reading of readings) {
    if (reading === null) continue;
    const found = typed(reading, pieces, mover);
    if ('move' in found) return found;
    // The first reading that is a move at all says best what is wrong with it.
    if (first === null || ('problem' in first && first.problem === 'unreadable')) first = found;
  }
  return first ?? { problem: 'unreadable' };
}

/** A piece's letter may be small: `nf3`. */
const capital = (text: string, lang: SpokenLang): string => toEnglish(text.trim().charAt(0).toUpperCase() + text.trim().slice(1), lang);

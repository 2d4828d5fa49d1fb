/** Moves as people read and hear them. Scores are kept language-free and written at the last moment. */

export type Lang = 'en' | 'es';
export type Letters = 'letters' | 'figurines';

/** The letters of king, queen, rook, bishop, knight in the notation of some languages (C.3), and figurines. */
export const LETTERS = {
  en: 'KQRBN',
  es: 'RDTAC',
  fr: 'RDTFC',
  de: 'KDTLS',
  it: 'RDTAC',
  pt: 'RDTBC',
  figurine: '♔♕♖♗♘',
} as const;
export type Alphabet = keyof typeof LETTERS;

export const ALPHABETS = Object.keys(LETTERS) as Alphabet[];
const ENGLISH = LETTERS.en;

/** One run of letters, or a piece to be drawn. */
export type SanPart = { text: string } | { piece: 'k' | 'q' | 'r' | 'b' | 'n' };

/** A move in English SAN, in the letters of a language or with figurines as text. */
export function sanIn(san: string, alphabet: Alphabet): string {
  if (san.startsWith('O-O')) return san;
  return san.replace(/[KQRBN]/g, (letter) => LETTERS[alphabet][ENGLISH.indexOf(letter)] ?? letter);
}

/** A move without SAN, such as an illegal one: `g1–f3`. */
export const squares = (uci: string): string => `${uci.slice(0, 2)}–${uci.slice(2)}`;

/** The parts of a move, pieces apart, to be shown with drawn figurines. */
export function sanParts(san: string): SanPart[] {
  if (san.startsWith('O-O')) return [{ text: san }];
  return san
    .split(/([KQRBN])/)
    .filter((it) => it !== '')
    .map((it) => {
      const at = ENGLISH.indexOf(it);
      return it.length === 1 && at >= 0 ? { piece: 'kqrbn'[at] as 'k' } : { text: it };
    });
}

/** What a player typed, in his letters or in English ones, as English SAN; nothing else is judged. */
export function toEnglish(text: string, alphabet: Exclude<Alphabet, 'figurine'>): string {
  const trimmed = text.trim().replace(/0/g, 'O').replace(/^o-o(-o)?/i, (it) => it.toUpperCase());
  if (trimmed.startsWith('O-O') || alphabet === 'en') return trimmed;
  const letters = LETTERS[alphabet];
  return trimmed.replace(new RegExp(`[${letters}]`, 'g'), (letter) => ENGLISH[letters.indexOf(letter)] ?? letter);
}

/** A move taken apart for speech: never read the text of a move aloud as it stands. */
export interface SpokenMove {
  piece: 'k' | 'q' | 'r' | 'b' | 'n' | 'p' | null;
  castling: 'short' | 'long' | null;
  from: string;
  to: string;
  captures: boolean;
  promotion: 'q' | 'r' | 'b' | 'n' | null;
  check: 'check' | 'mate' | null;
}

export function takeApart(uci: string, san: string | null): SpokenMove {
  const text = san ?? '';
  const castling = text.startsWith('O-O-O') ? 'long' : text.startsWith('O-O') ? 'short' : null;
  const first = text[0] ?? '';
  const piece = san === null ? null : ENGLISH.includes(first) ? first.toLowerCase() : 'p';
  return {
    piece: piece as SpokenMove['piece'],
    castling,
    from: uci.slice(0, 2),
    to: uci.slice(2, 4),
    captures: text.includes('x'),
    promotion: (uci[4] ?? null) as SpokenMove['promotion'],
    check: text.endsWith('#') ? 'mate' : text.endsWith('+') ? 'check' : null,
  };
}

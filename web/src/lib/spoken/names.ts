/** Names of pieces, files and ranks in every style: the tables of crates/notation once more. */
import { fileOf, rankOf, type Role, type Square } from '../board';
import type { Form, SpokenLang, Style } from './style';

interface Words {
  pieces: Record<Role, string>;
  numbers: readonly string[];
  short: string;
  long: string;
  from: string;
  to: string;
  takes: string;
  on: string;
  enPassant: string;
  promotesTo: string;
  check: string;
  mate: string;
}

export const WORDS: Record<SpokenLang, Words> = {
  en: {
    pieces: { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' },
    numbers: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    short: 'castles short',
    long: 'castles long',
    from: 'from',
    to: 'to',
    takes: 'takes',
    on: 'on',
    enPassant: 'en passant',
    promotesTo: ', promotes to',
    check: ', check',
    mate: ', checkmate',
  },
  es: {
    pieces: { p: 'peón', n: 'caballo', b: 'alfil', r: 'torre', q: 'dama', k: 'rey' },
    numbers: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
    short: 'enroque corto',
    long: 'enroque largo',
    from: 'de',
    to: 'a',
    takes: 'captura',
    on: 'en',
    enPassant: 'al paso',
    promotesTo: ', corona',
    check: ', jaque',
    mate: ', jaque mate',
  },
  de: {
    pieces: { p: 'Bauer', n: 'Springer', b: 'Läufer', r: 'Turm', q: 'Dame', k: 'König' },
    numbers: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
    short: 'kurze Rochade',
    long: 'lange Rochade',
    from: 'von',
    to: 'nach',
    takes: 'schlägt',
    on: 'auf',
    enPassant: 'en passant',
    promotesTo: ', wird',
    check: ', Schach',
    mate: ', schachmatt',
  },
};

export const PRESCRIBED = {
  pieces: { p: 'Bauer', n: 'Springer', b: 'Laeufer', r: 'Turm', q: 'Dame', k: 'Koenig' } as Record<Role, string>,
  numbers: ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben', 'acht'],
  files: ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'],
  takes: 'schlaegt',
  short: 'Kurze Rochade',
  long: 'Lange Rochade',
};

export const NATO = ['Alfa', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel'];

const FILES: Record<Form, readonly string[]> = {
  prescribed: PRESCRIBED.files,
  nato: NATO,
  plain: [...'abcdefgh'],
  san: [...'abcdefgh'],
  uci: [...'abcdefgh'],
};

export const pieceIn = (style: Style, role: Role): string =>
  (style.pieces === 'prescribed' ? PRESCRIBED : WORDS[style.lang]).pieces[role];

export const fileIn = (style: Style, file: number): string => FILES[style.form][file] ?? '';

export function rankIn(style: Style, rank: number): string {
  if (style.numbers === 'digits') return String(rank + 1);
  return (style.numbers === 'prescribed' ? PRESCRIBED : WORDS[style.lang]).numbers[rank] ?? '';
}

/** "Felix drei", "f three"; as written where moves are. */
export function squareIn(style: Style, square: Square): string {
  if (style.form === 'san' || style.form === 'uci') return 'abcdefgh'[fileOf(square)]! + String(rankOf(square) + 1);
  return `${fileIn(style, fileOf(square))} ${rankIn(style, rankOf(square))}`;
}

export const takesIn = (style: Style): string => (style.pieces === 'prescribed' ? PRESCRIBED.takes : WORDS[style.lang].takes);

export function castlesIn(style: Style, side: 'short' | 'long'): string {
  return (style.pieces === 'prescribed' ? PRESCRIBED : WORDS[style.lang])[side];
}

/**
 * Moves as they are said. The server knows moves without a language; how they are said is each
 * listener's own choice and has to be answered at once, so that it is worked out here. Vectors that
 * crates/notation is tested by, too, hold both to the same words.
 */
import { gestureOf, fileOf, squareNamed, type Pieces, type Role, type Square } from '../board';
import { sanIn } from '../notation';
import { castlesIn, fileIn, pieceIn, rankIn, squareIn, takesIn, WORDS } from './names';
import type { Style } from './style';

/** A move taken apart: what is said of it, never the text of it. */
export interface Told {
  role: Role;
  from: Square;
  to: Square;
  /** What algebraic notation writes to tell pieces apart. */
  file: number | null;
  rank: number | null;
  taken: Role | null;
  enPassant: boolean;
  promotion: Role | null;
  castling: 'short' | 'long' | null;
  check: 'check' | 'mate' | null;
}

const WRITTEN = /^[KQRBN]?([a-h])?([1-8])?(x)?[a-h][1-8]/;

/**
 * A move from the pieces that stood before it, its squares, and its text if it is legal; null if
 * no piece stands there.
 */
export function takeMoveApart(pieces: Pieces, uci: string, san: string | null): Told | null {
  const gesture = gestureOf(uci);
  const piece = gesture ? pieces.get(gesture.from) : undefined;
  if (!gesture || !piece) return null;
  const { from, to, promotion } = gesture;
  const castling = san?.startsWith('O-O-O') ? 'long' : san?.startsWith('O-O') ? 'short' : null;
  const enPassant = piece.role === 'p' && fileOf(from) !== fileOf(to) && !pieces.has(to);
  const taken = castling ? null : enPassant ? 'p' : (pieces.get(to)?.role ?? null);
  const [, file, rank] = (san && WRITTEN.exec(san)) || [];
  return {
    role: piece.role,
    from,
    to,
    file: file === undefined ? null : 'abcdefgh'.indexOf(file),
    rank: rank === undefined ? null : Number(rank) - 1,
    taken,
    enPassant,
    promotion,
    castling,
    check: san?.endsWith('#') ? 'mate' : san?.endsWith('+') ? 'check' : null,
  };
}

/** A move in a style. One without a text of its own, which may be illegal, is said by its squares. */
export function sayMove(pieces: Pieces, uci: string, san: string | null, style: Style): string {
  const told = takeMoveApart(pieces, uci, san);
  if (style.form === 'uci' || !told) return uci;
  if (style.form === 'san') return san === null ? uci : sanIn(san, style.lang);
  const words = WORDS[style.lang];
  const check = told.check ? words[told.check] : '';
  if (style.form === 'plain' || san === null) return whole(told, style) + check;
  return short(told, style) + (style.form === 'nato' ? check : '');
}

/** Where from, where to, what is taken. */
function whole(told: Told, style: Style): string {
  if (told.castling) return castlesIn(style, told.castling);
  const words = WORDS[style.lang];
  const [from, to] = [squareIn(style, told.from), squareIn(style, told.to)];
  const way = told.taken
    ? `${takesIn(style)} ${pieceIn(style, told.taken)} ${words.on} ${to}`
    : `${words.to} ${to}`;
  const passing = told.enPassant ? ` ${words.enPassant}` : '';
  const promotion = told.promotion ? `${words.promotesTo} ${pieceIn(style, told.promotion)}` : '';
  return `${pieceIn(style, told.role)} ${words.from} ${from} ${way}${passing}${promotion}`;
}

/** What algebraic notation says, word by word. */
function short(told: Told, style: Style): string {
  if (told.castling) return castlesIn(style, told.castling);
  const parts = [
    pieceIn(style, told.role),
    told.file === null ? null : fileIn(style, told.file),
    told.rank === null ? null : rankIn(style, told.rank),
    told.taken ? takesIn(style) : null,
    squareIn(style, told.to),
    told.enPassant ? WORDS[style.lang].enPassant : null,
    told.promotion ? pieceIn(style, told.promotion) : null,
  ];
  return parts.filter((it) => it !== null).join(' ');
}

/** A square by its name: "Felix drei". */
export function saySquare(name: string, style: Style): string {
  const square = squareNamed(name);
  return square === null ? name : squareIn(style, square);
}

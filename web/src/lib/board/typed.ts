/**
 * A move as a player types it, found among the pieces that stand there: `Nf3`, `exd5`, `e8=Q`,
 * `O-O`, `Ng1-f3`, `g1f3`. It finds what is meant, not whether it is allowed; only where two pieces
 * could be meant, one that would leave its king attacked is passed over.
 */
import type { Color } from '../protocol/types';
import { moved, type Pieces, type Role } from './pieces';
import { fileOf, nameOf, rankOf, squareAt, squareNamed, type Square } from './squares';

export type Typed =
  | { move: string }
  | { problem: 'unreadable' | 'no-piece' | 'several' | 'promotion-missing' };

const WRITTEN = /^([KQRBN])?([a-h])?([1-8])?[-x:]?([a-h][1-8])(?:=?\(?([QRBN])\)?)?(?:e\.?p\.?)?[+#!?]*$/;
const SQUARES = /^([a-h][1-8])[-x:]?([a-h][1-8])([qrbn])?$/;

/** Reads English SAN (see `toEnglish`), long algebraic or bare squares. */
export function typed(text: string, pieces: Pieces, mover: Color): Typed {
  const plain = text.replace(/\s/g, '');
  const bare = SQUARES.exec(plain);
  if (bare) return { move: bare[1]! + bare[2]! + (bare[3] ?? '') };
  const castling = /^O-O(-O)?[+#!?]*$/.exec(plain);
  if (castling) return castle(pieces, mover, castling[1] === undefined ? 1 : -1);
  const found = WRITTEN.exec(plain);
  const to = found ? squareNamed(found[4]!) : null;
  if (!found || to === null) return { problem: 'unreadable' };
  const role = (found[1]?.toLowerCase() ?? 'p') as Role;
  const file = found[2] ? 'abcdefgh'.indexOf(found[2]) : null;
  const rank = found[3] ? Number(found[3]) - 1 : null;
  const promotion = (found[5]?.toLowerCase() ?? null) as Role | null;
  const able = [...pieces]
    .filter(([square, piece]) => {
      if (piece.role !== role || piece.color !== mover) return false;
      if (file !== null && fileOf(square) !== file) return false;
      if (rank !== null && rankOf(square) !== rank) return false;
      return goes(pieces, square, to);
    })
    .map(([square]) => square);
  const safe = able.length > 1 ? able.filter((from) => !leavesKing(pieces, from, to, mover)) : able;
  const from = safe.length === 1 ? safe[0]! : able.length === 1 ? able[0]! : null;
  if (from === null) return { problem: able.length === 0 ? 'no-piece' : 'several' };
  const last = role === 'p' && rankOf(to) === (mover === 'white' ? 7 : 0);
  if (last && !promotion) return { problem: 'promotion-missing' };
  return { move: nameOf(from) + nameOf(to) + (last ? promotion : '') };
}

function castle(pieces: Pieces, mover: Color, way: 1 | -1): Typed {
  for (const [square, piece] of pieces) {
    if (piece.role !== 'k' || piece.color !== mover) continue;
    return { move: nameOf(square) + nameOf(squareAt(way > 0 ? 6 : 2, rankOf(square))) };
  }
  return { problem: 'no-piece' };
}

/** Whether a piece could go there if only its own way of moving counted. */
function goes(pieces: Pieces, from: Square, to: Square): boolean {
  const piece = pieces.get(from);
  const target = pieces.get(to);
  if (!piece || from === to || target?.color === piece.color) return false;
  if (piece.role !== 'p') return reaches(pieces, from, to);
  const forward = piece.color === 'white' ? 1 : -1;
  const [df, dr] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  if (df !== 0) {
    const passing = pieces.get(squareAt(fileOf(to), rankOf(from)));
    const taken = target ?? (passing?.role === 'p' && passing.color !== piece.color ? passing : null);
    return Math.abs(df) === 1 && dr === forward && taken !== null;
  }
  if (target) return false;
  const first = rankOf(from) === (piece.color === 'white' ? 1 : 6);
  return dr === forward || (first && dr === 2 * forward && !pieces.has(from + 8 * forward));
}

/** Whether a piece attacks a square, the way being free. */
function reaches(pieces: Pieces, from: Square, to: Square): boolean {
  const piece = pieces.get(from);
  if (!piece) return false;
  const [df, dr] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)];
  const [af, ar] = [Math.abs(df), Math.abs(dr)];
  switch (piece.role) {
    case 'n':
      return af * ar === 2;
    case 'k':
      return Math.max(af, ar) === 1;
    case 'p':
      return af === 1 && dr === (piece.color === 'white' ? 1 : -1);
    default: {
      const straight = af === 0 || ar === 0;
      if (!straight && af !== ar) return false;
      if (piece.role === 'r' && !straight) return false;
      if (piece.role === 'b' && straight) return false;
      const [sf, sr] = [Math.sign(df), Math.sign(dr)];
      for (let i = 1; i < Math.max(af, ar); i += 1) {
        if (pieces.has(squareAt(fileOf(from) + sf * i, rankOf(from) + sr * i))) return false;
      }
      return true;
    }
  }
}

function leavesKing(pieces: Pieces, from: Square, to: Square, mover: Color): boolean {
  const after = moved(pieces, { from, to, promotion: null });
  for (const [king, piece] of after) {
    if (piece.role !== 'k' || piece.color !== mover) continue;
    return [...after].some(([square, it]) => it.color !== mover && reaches(after, square, king));
  }
  return false;
}

/** A move that stands on the board, as a hand would write it down: nothing tells whether it is legal. */
export function asWritten(pieces: Pieces, uci: string): string {
  const [from, to] = [squareNamed(uci.slice(0, 2)), squareNamed(uci.slice(2, 4))];
  const piece = from === null ? undefined : pieces.get(from);
  if (from === null || to === null || !piece) return uci;
  const far = Math.abs(fileOf(from) - fileOf(to));
  if (piece.role === 'k' && far === 2) return fileOf(to) === 6 ? 'O-O' : 'O-O-O';
  const takes = pieces.has(to) ? 'x' : '';
  const letter = piece.role === 'p' ? (takes ? uci[0]! : '') : piece.role.toUpperCase();
  const promotion = uci[4] ? `=${uci[4].toUpperCase()}` : '';
  return `${letter}${takes}${nameOf(to)}${promotion}`;
}

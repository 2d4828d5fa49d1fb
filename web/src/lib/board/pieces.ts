/** Pieces on squares, as a FEN puts them and hands move them. No rule is known here. */
import type { Color } from '../protocol/types';
import { fileOf, rankOf, squareAt, squareNamed, type Square } from './squares';

export type Role = 'k' | 'q' | 'r' | 'b' | 'n' | 'p';

export interface Piece {
  color: Color;
  role: Role;
}

export type Pieces = ReadonlyMap<Square, Piece>;

const ROLES = 'kqrbnp';

/** The pieces of a FEN; what cannot be read is left out. */
export function piecesOf(fen: string): Pieces {
  const pieces = new Map<Square, Piece>();
  const ranks = (fen.split(' ')[0] ?? '').split('/');
  ranks.slice(0, 8).forEach((text, row) => {
    let file = 0;
    for (const letter of text) {
      const role = letter.toLowerCase();
      if (ROLES.includes(role) && file < 8) {
        const color = letter === role ? 'black' : 'white';
        pieces.set(squareAt(file, 7 - row), { color, role: role as Role });
        file += 1;
      } else {
        file += Number(letter) || 0;
      }
    }
  });
  return pieces;
}

export interface Gesture {
  from: Square;
  to: Square;
  promotion: Role | null;
}

export function gestureOf(uci: string): Gesture | null {
  const [from, to] = [squareNamed(uci.slice(0, 2)), squareNamed(uci.slice(2, 4))];
  if (from === null || to === null) return null;
  const last = uci[4];
  return { from, to, promotion: last && 'qrbn'.includes(last) ? (last as Role) : null };
}

/** What stands where after hands made a move: the rook of a castling and a pawn taken en passant included. */
export function moved(pieces: Pieces, gesture: Gesture, parts: 'whole' | 'one-piece' = 'whole'): Pieces {
  const piece = pieces.get(gesture.from);
  if (!piece) return pieces;
  const after = new Map(pieces);
  after.delete(gesture.from);
  after.set(gesture.to, gesture.promotion ? { ...piece, role: gesture.promotion } : piece);
  if (parts === 'one-piece') return after;
  const [fromFile, toFile] = [fileOf(gesture.from), fileOf(gesture.to)];
  const rank = rankOf(gesture.from);
  if (piece.role === 'p' && fromFile !== toFile && !pieces.has(gesture.to)) {
    after.delete(squareAt(toFile, rank));
  }
  if (piece.role === 'k' && Math.abs(toFile - fromFile) === 2 && rankOf(gesture.to) === rank) {
    const corner = squareAt(toFile > fromFile ? 7 : 0, rank);
    const rook = pieces.get(corner);
    if (rook?.role === 'r' && rook.color === piece.color) {
      after.delete(corner);
      after.set(squareAt((fromFile + toFile) / 2, rank), rook);
    }
  }
  return after;
}

/** Whether a hand that puts this piece there has more to do: a pawn on the last rank. */
export function asksForPiece(pieces: Pieces, from: Square, to: Square): boolean {
  const piece = pieces.get(from);
  return piece?.role === 'p' && rankOf(to) === (piece.color === 'white' ? 7 : 0);
}

// The positions of a game, one after each move, for walking through it. Moves are put on the board
// as the hand made them: whether they are lawful was decided by the server.

import type { Color, Ply } from '../protocol/types';
import { gestureOf, moved, piecesOf, type Gesture, type Pieces } from './pieces';
import { fileOf, rankOf, squareAt } from './squares';

export const INITIAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** What stands on the board at the start and after each move. */
export function positions(start: string | null | undefined, moves: readonly Ply[]): Pieces[] {
  let pieces = piecesOf(start || INITIAL);
  const all = [pieces];
  for (const move of moves) {
    const gesture = move.uci ? gestureOf(move.uci) : null;
    if (gesture) pieces = castledOnRook(pieces, gesture) ?? moved(pieces, gesture, parts(pieces, gesture, move.flaw));
    all.push(pieces);
  }
  return all;
}

/** An illegal move of a pawn takes nothing in passing; an unfinished castling leaves the rook. */
function parts(pieces: Pieces, gesture: Gesture, flaw: string | null): 'whole' | 'one-piece' {
  const pawn = pieces.get(gesture.from)?.role === 'p';
  return flaw === 'unfinished-castling' || (flaw !== null && pawn) ? 'one-piece' : 'whole';
}

/** A king put on its own rook, as Chess960 writes castling. */
function castledOnRook(pieces: Pieces, { from, to }: Gesture): Pieces | null {
  const [king, rook] = [pieces.get(from), pieces.get(to)];
  if (king?.role !== 'k' || rook?.role !== 'r' || rook.color !== king.color) return null;
  const short = fileOf(to) > fileOf(from);
  const after = new Map(pieces);
  after.delete(from);
  after.delete(to);
  after.set(squareAt(short ? 6 : 2, rankOf(from)), king);
  after.set(squareAt(short ? 5 : 3, rankOf(from)), rook);
  return after;
}

export interface Numbered {
  number: number;
  by: Color;
}

/** The number of a move in the score, counted in single moves from 0. */
export function moveNumber(ply: number, start?: string | null): Numbered {
  const first = firstMove(start);
  const index = ply + (first.by === 'black' ? 1 : 0);
  return { number: first.number + Math.floor(index / 2), by: index % 2 === 0 ? 'white' : 'black' };
}

/** Who moves first and with which number, by the start position. */
export function firstMove(start?: string | null): Numbered {
  const fields = (start || INITIAL).split(' ');
  return { number: Number(fields[5]) || 1, by: fields[1] === 'b' ? 'black' : 'white' };
}

/** Half-moves without capture or pawn move, as a FEN counts them. */
export const quietPlies = (fen: string): number => Number(fen.split(' ')[4]) || 0;

/** The pieces as the first field of a FEN, for diagrams. */
export function fenOf(pieces: Pieces): string {
  const ranks: string[] = [];
  for (let rank = 7; rank >= 0; rank -= 1) {
    let text = '';
    let gap = 0;
    for (let file = 0; file < 8; file += 1) {
      const piece = pieces.get(squareAt(file, rank));
      if (!piece) {
        gap += 1;
        continue;
      }
      text += (gap || '') + (piece.color === 'white' ? piece.role.toUpperCase() : piece.role);
      gap = 0;
    }
    ranks.push(text + (gap || ''));
  }
  return ranks.join('/');
}

/**
 * What a hand at the board does, as facts for the server. Here nothing is judged: an illegal move
 * is told like any other, and the Laws are the server's business.
 */
import type { Act, Color, Hand } from '../protocol/types';
import { asksForPiece, gestureOf, moved, type Pieces, type Role } from './pieces';
import { fileOf, nameOf, rankOf, type Square } from './squares';

/** What the board looks like to hands: the position, and what the player to move has done to it. */
export interface Held {
  pieces: Pieces;
  hand: Hand | null;
  /** The player whose hand it is. */
  mover: Color;
  chess960: boolean;
  /** Moves press the clock. */
  autoPress: boolean;
  /** Castling is told in two steps, as hands do it. */
  inParts: boolean;
}

/** The pieces as they stand now, with a part of a move or an illegal move that is on the board. */
export function standing(pieces: Pieces, hand: Hand | null | undefined): Pieces {
  const begun = hand?.promotion ?? hand?.castling ?? hand?.illegal?.move;
  const gesture = begun ? gestureOf(begun) : null;
  return gesture ? moved(pieces, gesture, 'one-piece') : pieces;
}

/** Where a piece that is in the hand's way comes from: what was put down may be taken up again. */
function origin(held: Held, square: Square): Square {
  const illegal = held.hand?.illegal ? gestureOf(held.hand.illegal.move) : null;
  return illegal && illegal.to === square ? illegal.from : square;
}

export type Lifting = { facts: Act[]; lifted: Square | null };

/** A piece is lifted: touched, unless it is one that was just put down. */
export function lift(held: Held, square: Square): Lifting {
  const piece = standing(held.pieces, held.hand).get(square);
  if (!piece) return { facts: [], lifted: null };
  const known = origin(held, square) !== square || held.hand?.touched.includes(nameOf(square));
  const facts: Act[] = known ? [] : [{ do: 'touch', square: nameOf(square) }];
  return { facts, lifted: square };
}

export type Releasing = {
  facts: Act[];
  /** A piece that is in the hand afterwards. */
  lifted: Square | null;
  /** The move that is drawn before the server has answered. */
  drawn: string | null;
};

const NOTHING: Releasing = { facts: [], lifted: null, drawn: null };

/** The piece in the hand is released on a square. */
export function release(held: Held, from: Square, to: Square): Releasing {
  if (from === to) return NOTHING;
  const seen = standing(held.pieces, held.hand);
  const piece = seen.get(from);
  if (!piece) return NOTHING;
  const target = seen.get(to);
  const start = origin(held, from);
  const back: Act[] = held.hand?.illegal ? [{ do: 'take-back' }] : [];
  if (start === to) return { ...NOTHING, facts: back };
  if (target?.color === piece.color && piece.color === held.mover && !castlesOnRook(held, piece.role, target.role)) {
    // One cannot stand where another stands: the hand takes that one instead.
    return { ...lift(held, to), drawn: null };
  }
  if (piece.color !== held.mover) {
    // An opponent's piece is not moved; it is touched to be captured, with the piece touched next.
    return target?.color === held.mover ? { ...lift(held, to), drawn: null } : NOTHING;
  }
  const move = nameOf(start) + nameOf(to);
  const facts = [...back, ...telling(held, piece.role, start, to, move)];
  return { facts, lifted: null, drawn: move };
}

function telling(held: Held, role: Role, from: Square, to: Square, move: string): Act[] {
  if (asksForPiece(held.pieces, from, to)) return [{ do: 'release', move }];
  if (held.hand?.castling) return [{ do: 'release', move }];
  const steps = role === 'k' && rankOf(from) === rankOf(to) ? Math.abs(fileOf(from) - fileOf(to)) : 0;
  if (steps > 1 && held.inParts && !held.chess960) return [{ do: 'release', move }];
  return [held.autoPress ? { do: 'move', move, press: true } : { do: 'move', move }];
}

/** In Chess960 the king may be put on its own rook. */
const castlesOnRook = (held: Held, own: Role, other: Role): boolean =>
  held.chess960 && own === 'k' && other === 'r';

/** The words of pieces in facts. */
export const ROLE_WORDS: Record<Role, string> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
};

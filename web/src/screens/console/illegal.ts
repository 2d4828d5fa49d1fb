// What will be on the board and the clocks if an illegal move is ruled on: shown to the arbiter
// before he applies it. The server decides; this is the same from what the screen knows.

import type { Color, Ply } from '../../lib/protocol';

export interface Preview {
  /** How many single moves are kept. */
  plies: number;
  by: Color;
  flaw: string;
  uci: string | null;
  /** What both clocks showed when the move was made. */
  white: number | null;
  black: number | null;
  /** Moves were made after it, so that the arbiter sets the clocks himself (7.2.1, 7.5.1). */
  earlier: boolean;
}

/** The illegal moves that stand in the game, the first first. */
export function previews(moves: readonly Ply[]): Preview[] {
  const out: Preview[] = [];
  moves.forEach((move, index) => {
    if (!move.flaw) return;
    out.push({
      plies: index,
      by: move.by,
      flaw: move.flaw,
      uci: move.uci,
      white: move.white,
      black: move.black,
      earlier: index + 1 < moves.length,
    });
  });
  return out;
}

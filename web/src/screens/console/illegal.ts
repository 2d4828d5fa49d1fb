// What stood on the board and the clocks before illegal moves: shown to the arbiter before he rules.
// On which of them he may still rule, and what follows, the server decides.

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
    });
  });
  return out;
}

// Where a position stood before, and why one that looks like it is another, as the server tells it.

import type { Color } from '../../lib/protocol';

export interface Difference {
  kind: 'pieces' | 'turn' | 'castling' | 'en-passant';
  color: Color | null;
  square: string | null;
  /** Whether the lookalike has what the position itself has not. */
  inLookalike: boolean | null;
  article: string | null;
}

export interface Repetitions {
  /** After how many single moves, 0 being the start. */
  plies: number[];
  lookalikes: { plies: number; differences: Difference[] }[];
}

/** A difference as a message of console.ftl. */
export function why({ kind, color, square, inLookalike }: Difference): { id: string; args: Record<string, string> } {
  const args = { color: color ?? '', square: square ?? '', there: String(inLookalike ?? false) };
  return { id: `desk-claim-reason-${kind}`, args };
}

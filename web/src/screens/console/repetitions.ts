// Where a position stood before, and where one did that looks like it, as the server tells it.

import type { Message } from '../../lib/protocol';

/** A word of this client's, or a message of the server's. */
export type Reason = 'castling' | 'en-passant' | 'turn' | 'pieces' | Message;

export interface Repetitions {
  /** After how many single moves, 0 being the start. */
  plies: number[];
  lookalikes: { plies: number; reasons: { reason: Reason; article: string | null }[] }[];
}

interface Told {
  plies?: number;
  ply?: number;
  differences?: unknown[];
  reasons?: unknown[];
  because?: unknown[];
}

export function readRepetitions(answer: unknown): Repetitions {
  const it = (answer ?? {}) as { plies?: unknown[]; same?: unknown[]; occurrences?: unknown[]; lookalikes?: Told[]; alike?: Told[] };
  return {
    plies: (it.plies ?? it.same ?? it.occurrences ?? []).map(plyOf),
    lookalikes: (it.lookalikes ?? it.alike ?? []).map((told) => ({
      plies: plyOf(told),
      reasons: (told.differences ?? told.reasons ?? told.because ?? []).map(reasonOf),
    })),
  };
}

const plyOf = (told: unknown): number => {
  if (typeof told === 'number') return told;
  const { plies, ply } = (told ?? {}) as Told;
  return plies ?? ply ?? 0;
};

function reasonOf(told: unknown): { reason: Reason; article: string | null } {
  if (typeof told === 'string') return { reason: told as Reason, article: null };
  const { text, why, article = null, id } = (told ?? {}) as { text?: Message; why?: Message; article?: string | null; id?: string };
  if (id) return { reason: told as Message, article };
  return { reason: text ?? why ?? 'pieces', article };
}

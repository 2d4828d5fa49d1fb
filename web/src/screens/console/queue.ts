// What waits for the arbiter.

import type { Notice } from '../../lib/protocol';

/** How pressing a notice is: a lower number comes first. */
const WEIGHT: Record<string, number> = { claim: 0, flag: 0, quickplay: 0, 'illegal-move': 1, call: 1 };

/** Nobody's first, then the pressing ones, then by how long they have waited. */
export function queue(notices: readonly Notice[]): Notice[] {
  const weight = (it: Notice) => (it.takenBy ? 100 : 0) + (WEIGHT[it.kind] ?? 2);
  const since = (it: Notice) => Date.parse(it.wall) || 0;
  return [...notices].sort((one, other) => weight(one) - weight(other) || since(one) - since(other) || one.id - other.id);
}

/** Milliseconds a notice has waited, by the time of day. */
export const waiting = (notice: Notice, now: number): number => Math.max(0, now - (Date.parse(notice.wall) || now));

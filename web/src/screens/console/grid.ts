// The tables of a hall in the order in which an arbiter needs to see them.

import { fold } from '../../lib/fold';
import { reading, type Counting } from '../../lib/clock';
import { COLORS, type Color } from '../../lib/protocol';

/** What the grid needs of a table's summary. */
export interface TableLike {
  id: string;
  board: number;
  names: Record<Color, string>;
  stage: string;
  clock: Counting | null;
  /** What each move brings; `null` while it is not known. */
  increment: number | null;
  /** When the clock readings were true, on this device's clock. */
  readAt: number;
  plies: number;
  notices: number;
  claim: boolean;
  online: boolean | null;
  result: string | null;
}

export const FILTERS = ['all', 'trouble', 'no-increment', 'waiting', 'offline', 'unfinished'] as const;
export type Filter = (typeof FILTERS)[number];

export const TROUBLE_MS = 5 * 60_000;

/** What a side has left at an instant of this device's clock. */
export function left(table: TableLike, side: Color, now: number): number | null {
  return table.clock ? reading(table.clock, side, table.readAt, now).ms : null;
}

/** The least time that either side has left; `null` without a clock. */
export function least(table: TableLike, now: number): number | null {
  const both = COLORS.map((side) => left(table, side, now)).filter((it) => it !== null);
  return both.length > 0 ? Math.min(...both) : null;
}

const DONE = new Set(['over', 'void']);
export const isDone = (table: TableLike): boolean => DONE.has(table.stage);

export function matches(table: TableLike, filter: Filter, now: number): boolean {
  const time = least(table, now);
  switch (filter) {
    case 'all':
      return true;
    case 'trouble':
      return !isDone(table) && time !== null && time < TROUBLE_MS;
    case 'no-increment':
      return !isDone(table) && table.clock !== null && table.increment === 0;
    case 'waiting':
      return table.notices > 0 || table.claim || table.stage === 'halted';
    case 'offline':
      return table.online === false && !isDone(table);
    case 'unfinished':
      return !isDone(table);
  }
}

/** Games in play first, those with the least time foremost; then by board. */
export function sorted(tables: readonly TableLike[], now: number): TableLike[] {
  const rank = (it: TableLike) => (isDone(it) ? 2 : it.stage === 'ready' ? 1 : 0);
  const time = (it: TableLike) => least(it, now) ?? Number.MAX_SAFE_INTEGER;
  return [...tables].sort((one, other) => {
    const byRank = rank(one) - rank(other);
    if (byRank !== 0) return byRank;
    const byTime = rank(one) === 0 ? time(one) - time(other) : 0;
    return byTime !== 0 ? byTime : one.board - other.board;
  });
}

/** Whether a text names a table: its number or a part of a name, without accents. */
export function found(table: TableLike, text: string): boolean {
  const wanted = fold(text.trim());
  if (wanted === '') return true;
  if (/^\d+$/.test(wanted)) return String(table.board) === wanted;
  return fold(`${table.names.white} ${table.names.black}`).includes(wanted);
}

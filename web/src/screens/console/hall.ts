// A hall as this client knows it: its tables, what waits, who is there.

import { COLORS, type Color, type GameEvent, type Notice, type Person } from '../../lib/protocol';
import type { Counting } from '../../lib/clock';
import { elapsed } from '../spectator/watching';
import type { TableLike } from './grid';

/** The line of a table, as halls list them. */
export interface Summary {
  table: string;
  board: number | null;
  round?: string;
  white: Person;
  black: Person;
  seq: number;
  at: number;
  /** The table's clock when this was written, where the server tells it. */
  now?: number;
  stage: string;
  turn: Color;
  plies: number;
  fen: string;
  last: { uci: string | null; san: string | null } | null;
  clock: Counting | null;
  claim?: unknown;
  result: string | null;
  delayMs?: number;
  electronicArbiter?: boolean;
}

export interface HallAnswer {
  hall?: string;
  name: string;
  tables: Summary[];
  notices?: Notice[];
}

/** A summary with what else is known of the table. */
export interface Row extends Summary {
  /** When it came, on this device's clock. */
  cameAt: number;
  /** How long the clock had run by then since the summary's last fact, in milliseconds. */
  gone?: number;
  /** What each move brings, if it was told. */
  increment?: number;
}

export interface HallView {
  name: string;
  rows: readonly Row[];
  notices: readonly Notice[];
  /** Who is connected, by table and role. */
  presence: Readonly<Record<string, Record<string, boolean>>>;
}

export const EMPTY: HallView = { name: '', rows: [], notices: [], presence: {} };

export function opened(answer: HallAnswer, before: HallView, now: number): HallView {
  const rows = answer.tables.map((it) => ({ ...it, cameAt: now }));
  return { name: answer.name, rows, notices: answer.notices ?? before.notices, presence: before.presence };
}

/** The view after a piece of news. */
export function heard(view: HallView, event: string, data: unknown, now: number): HallView {
  switch (event) {
    case 'table': {
      const told = data as Summary;
      const known = view.rows.find((it) => it.table === told.table);
      const row: Row = { ...known, ...told, cameAt: now, gone: 0 };
      const rows = known ? view.rows.map((it) => (it.table === row.table ? row : it)) : [...view.rows, row];
      return { ...view, rows };
    }
    case 'notice': {
      const notice = data as Notice;
      return { ...view, notices: [...view.notices.filter((it) => !same(it, notice)), notice] };
    }
    case 'notice-gone': {
      const gone = data as { table: string; id: number };
      return { ...view, notices: view.notices.filter((it) => !same(it, gone)) };
    }
    case 'presence': {
      const { table, presence } = data as { table: string; presence: Record<string, boolean> };
      return { ...view, presence: { ...view.presence, [table]: presence } };
    }
    default:
      return view;
  }
}

/** What the last event of a table adds to its summary: how long ago it was, and the increment. */
export function completed(row: Row, last: GameEvent | undefined, wall: number): Row {
  if (!last || last.seq !== row.seq) return row;
  const { clock } = last.state;
  const gone = row.clock?.running ? elapsed(last.wall, row.delayMs ?? 0, wall) : 0;
  return clock ? { ...row, gone, increment: Math.max(clock.white.increment, clock.black.increment) } : { ...row, gone };
}

/** Notices are numbered table by table. */
export const same = (one: { table: string; id: number }, other: { table: string; id: number }): boolean =>
  one.table === other.table && one.id === other.id;

/** A row as the grid needs it. */
export function asTable(row: Row, view: HallView): TableLike {
  const there = view.presence[row.table];
  const seats = there ? COLORS.map((color) => there[color] ?? there.shared ?? false) : [];
  return {
    id: row.table,
    board: row.board ?? 0,
    names: { white: row.white.name || '', black: row.black.name || '' },
    stage: row.stage,
    clock: row.clock,
    increment: row.increment ?? null,
    readAt: row.cameAt - (row.now === undefined ? (row.gone ?? 0) : Math.max(0, row.now - row.at)),
    plies: row.plies,
    notices: view.notices.filter((it) => it.table === row.table).length,
    claim: Boolean(row.claim),
    online: there ? seats.every(Boolean) : null,
    result: row.result,
  };
}

// What an arbiter's desk knows of the boards that are watched. The names are those of docs/watch.md.

import type { Message } from '../../lib/protocol/types';

export interface SourceRow {
  source: number;
  name: string;
  /** `ok`, `asked` while it has not answered yet, or what is wrong. */
  state: string;
  boards: number;
  /** Whether it was added at the desk, and can be removed there. */
  added: boolean;
}

export interface PlaceRow {
  name: string;
  state: string;
}

export interface BoardRow {
  source: number;
  board: number;
  place: number | null;
  tournament: string;
  round: string;
  table: string;
  white: string;
  black: string;
  edition: string;
  plies: number;
  move: string | null;
  fen: string;
  turn: 'white' | 'black';
  result: string | null;
  white_ms: number | null;
  black_ms: number | null;
  followed: boolean;
  taken_back: number;
}

export interface Claim {
  player: 'white' | 'black';
  moves: string[];
  plies: number;
}

export interface AlertRow {
  source: number;
  board: number;
  id: string;
  white: string;
  black: string;
  code: string;
  severity: 'error' | 'warning' | 'note';
  standing: Standing;
  ply: number | null;
  move: string | null;
  fen: string | null;
  player: 'white' | 'black' | null;
  edition: string;
  article: string;
  claim: Claim | null;
  positions: { ply: number; move: string | null; fen: string }[];
  cause: 'transmission' | 'board' | 'signal' | 'unclear' | null;
  /** Of an illegal move, why it is one. */
  why: Message | null;
  verdict: 'lost' | 'drawn' | 'ended' | 'undecided' | null;
  acknowledged: boolean;
}

export type Standing = 'now' | 'passed' | 'settled' | 'withdrawn' | 'gone';

export interface DeskView {
  /** Whether addresses can be added. */
  may_add: boolean;
  sources: readonly SourceRow[];
  places: readonly PlaceRow[];
  boards: readonly BoardRow[];
  alerts: readonly AlertRow[];
}

export const EMPTY: DeskView = { may_add: false, sources: [], places: [], boards: [], alerts: [] };

const sameBoard = (one: { source: number; board: number }, other: { source: number; board: number }): boolean =>
  one.source === other.source && one.board === other.board;

/** A list with a row in the stead of the one that it replaces, or at the end. */
function put<T>(rows: readonly T[], row: T, same: (other: T) => boolean): T[] {
  return rows.some(same) ? rows.map((it) => (same(it) ? row : it)) : [...rows, row];
}

/** The view after a piece of news. */
export function heard(view: DeskView, event: string, data: unknown): DeskView {
  switch (event) {
    case 'source': {
      const row = data as SourceRow;
      return { ...view, sources: put(view.sources, row, (it) => it.source === row.source) };
    }
    case 'source-gone': {
      const { source } = data as { source: number };
      const stays = (it: { source: number }): boolean => it.source !== source;
      return { ...view, sources: view.sources.filter(stays), boards: view.boards.filter(stays), alerts: view.alerts.filter(stays) };
    }
    case 'place': {
      const row = data as PlaceRow;
      return { ...view, places: put(view.places, row, (it) => it.name === row.name) };
    }
    case 'board': {
      const row = data as BoardRow;
      return { ...view, boards: put(view.boards, row, (it) => sameBoard(it, row)) };
    }
    case 'board-gone': {
      const gone = data as { source: number; board: number };
      return { ...view, boards: view.boards.filter((it) => !sameBoard(it, gone)) };
    }
    case 'alert': {
      const row = data as AlertRow;
      return { ...view, alerts: put(view.alerts, row, (it) => it.id === row.id) };
    }
    case 'standing': {
      const { id, standing, claim } = data as { id: string; standing: Standing; claim: Claim | null };
      // What comes again has to be seen to again.
      const alerts = view.alerts.map((it) =>
        it.id === id ? { ...it, standing, claim, acknowledged: standing === 'now' ? false : it.acknowledged } : it,
      );
      return { ...view, alerts };
    }
    case 'acknowledged': {
      const { id } = data as { id: string };
      return { ...view, alerts: view.alerts.map((it) => (it.id === id ? { ...it, acknowledged: true } : it)) };
    }
    default:
      return view;
  }
}

/** Whether a piece of news calls for attention. */
export const calls = (event: string, data: unknown): boolean =>
  (event === 'alert' || event === 'standing') && (data as { standing: Standing }).standing === 'now';

const URGENCY = { error: 0, warning: 1, note: 2 } as const;

/** The alerts that hold now: what nobody has seen to first, then the most urgent, then the latest. */
export function standing(alerts: readonly AlertRow[]): AlertRow[] {
  const at = new Map(alerts.map((it, i) => [it.id, i]));
  const key = (it: AlertRow): number => (it.acknowledged ? 10 : 0) + URGENCY[it.severity];
  return alerts.filter((it) => it.standing === 'now').sort((a, b) => key(a) - key(b) || at.get(b.id)! - at.get(a.id)!);
}

/** What is over, the latest first. */
export const past = (alerts: readonly AlertRow[]): AlertRow[] => alerts.filter((it) => it.standing !== 'now').reverse();

/** What cannot be followed as it should. */
export const troubles = (view: DeskView): (SourceRow | PlaceRow)[] => [
  ...view.sources.filter((it) => it.state !== 'ok' && it.state !== 'asked'),
  ...view.places,
];

/** The boards in the order of their sources. */
export const inOrder = (boards: readonly BoardRow[]): BoardRow[] =>
  [...boards].sort((a, b) => a.source - b.source || (a.place ?? Infinity) - (b.place ?? Infinity));

/** The articles of an alert, each for itself. */
export const articles = (alert: AlertRow): string[] => alert.article.split(', ').filter((it) => it !== '');

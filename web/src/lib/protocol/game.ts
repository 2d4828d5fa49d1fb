/**
 * A table as this client knows it: what the welcome said, and every event since.
 *
 * Pure: an event in, a new view out. An event that does not follow the last one is a gap, which
 * the caller fills by asking for what came after `seq`.
 */
import type { GameEvent, GameState, Ply, ServerFrame, Settings, Sheet, Welcome } from './types';
import type { Color, Notice, Seat } from './types';

export interface TableView {
  table: string;
  role: Seat;
  settings: Settings;
  seq: number;
  state: GameState;
  moves: readonly Ply[];
  sheets: Partial<Record<Color, Sheet>>;
  start: string;
  ready: Record<Color, boolean>;
  presence: Record<string, boolean>;
  notices: readonly Notice[];
  /** What happened since this client came, the newest last. */
  events: readonly GameEvent[];
}

/** Enough for what a screen shows; the whole story is at `/log`. */
const KEPT_EVENTS = 200;

export function viewOf(welcome: Welcome, before: TableView | null): TableView {
  const { snapshot, settings } = welcome;
  return {
    table: welcome.table,
    role: welcome.role,
    settings,
    seq: snapshot.seq,
    state: snapshot.state,
    moves: snapshot.moves,
    sheets: snapshot.sheets ?? {},
    start: snapshot.start,
    ready: snapshot.state.ready ?? { white: false, black: false },
    presence: snapshot.presence ?? {},
    notices: snapshot.notices ?? [],
    events: before?.table === welcome.table ? before.events : [],
  };
}

export type Followed = { view: TableView; gap: false } | { view: TableView; gap: true };

/** The view after an event; old ones change nothing, one too far ahead is a gap. */
export function follow(view: TableView, event: GameEvent): Followed {
  if (event.seq <= view.seq) return { view, gap: false };
  if (event.seq > view.seq + 1) return { view, gap: true };
  const moves = event.moves
    ? [...view.moves.slice(0, event.moves.from), ...event.moves.list]
    : view.moves;
  return {
    gap: false,
    view: {
      ...view,
      seq: event.seq,
      state: event.state,
      moves,
      sheets: event.sheets ? { ...view.sheets, ...event.sheets } : view.sheets,
      ready: event.state.ready ?? view.ready,
      events: [...view.events, event].slice(-KEPT_EVENTS),
    },
  };
}

/** What frames besides events change. */
export function note(view: TableView, frame: ServerFrame): TableView {
  let next = view;
  if (frame.ready) next = { ...next, ready: frame.ready };
  if (frame.presence) next = { ...next, presence: frame.presence };
  if (frame.settings) next = { ...next, settings: frame.settings };
  const { notice, noticeGone } = frame;
  if (notice) {
    next = { ...next, notices: [...next.notices.filter((it) => it.id !== notice.id), notice] };
  }
  if (noticeGone !== undefined) {
    next = { ...next, notices: next.notices.filter((it) => it.id !== noticeGone) };
  }
  return next;
}

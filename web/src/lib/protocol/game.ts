/**
 * A table as this client knows it: what the welcome said, and every event since.
 *
 * Pure: an event in, a new view out. Numbers may be missing where something happened that is not
 * for these eyes, so that a gap alone does not tell whether anything was lost: the link asks.
 */
import type { GameEvent, GameState, Ply, ServerFrame, Settings, Sheet, Welcome } from './types';
import { COLORS, other, type Color, type Notice, type Seat } from './types';

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

/** Whether numbers are missing between what is known and an event. */
export const isAhead = (view: TableView, event: GameEvent): boolean => event.seq > view.seq + 1;

/** The single moves after an event, which may have taken some back. */
export const movesAfter = (moves: readonly Ply[], { moves: told }: GameEvent): readonly Ply[] =>
  told ? [...moves.slice(0, told.from), ...told.list] : moves;

/** The view after an event; an old one changes nothing. */
export function follow(view: TableView, event: GameEvent): TableView {
  if (event.seq <= view.seq) return view;
  return {
    ...view,
    seq: event.seq,
    state: event.state,
    moves: movesAfter(view.moves, event),
    sheets: sheetsAfter(view, event),
    ready: event.state.ready ?? view.ready,
    events: [...view.events, event].slice(-KEPT_EVENTS),
  };
}

/** The scoresheets after an event. The opponent's is given back when the right to use it ends (8.5.2). */
function sheetsAfter(view: TableView, event: GameEvent): TableView['sheets'] {
  const sheets = { ...view.sheets, ...event.sheets };
  const own = COLORS.find((color) => view.role.startsWith(color));
  const used = (state: GameState) => own && state.rights?.[own]?.includes('use-opponents-sheet') === true;
  if (own && used(view.state) && !used(event.state) && !event.sheets?.[other(own)]) delete sheets[other(own)];
  return sheets;
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

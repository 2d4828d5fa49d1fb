/**
 * What travels between the screens and the server: docs/protocol.md as types.
 */

export type Color = 'white' | 'black';

export type Seat =
  | 'white'
  | 'black'
  | 'white-assistant'
  | 'black-assistant'
  | 'shared'
  | 'spectator'
  | 'arbiter'
  | 'deputy'
  | 'organiser'
  | 'wallboard';

/** A text without a language; its words are in the Fluent files. */
export interface Message {
  id: string;
  args?: Record<string, Arg>;
}

export type Arg =
  | string
  | number
  | { time: number }
  | { move: MoveRef }
  | { message: Message }
  | { list: Arg[] }
  | { text: { en: string; es: string } };

export interface MoveRef {
  uci: string;
  /** Null where the move is not legal. */
  san: string | null;
  /** The full move's number. */
  number: number;
  by: Color;
}

/** One single move of the game so far. */
export interface Ply {
  uci: string | null;
  san: string | null;
  flaw: string | null;
  by: Color;
  /** What the clocks showed, in milliseconds; null without a clock. */
  white: number | null;
  black: number | null;
}

/** What a side has left, and what is needed to count it down. Milliseconds. */
export interface FaceTime {
  ms: number;
  flag?: boolean;
  /** Of a simple delay, what is left before the time runs. */
  held?: number;
  /** What follows when `ms` is used up, before the flag falls. */
  reserve?: number;
  /** `ms` of one period, the moves for which it must do (none with byo-yomi), whether it is shown. */
  overtime?: { ms: number; moves: number; begun: boolean } | null;
}

export interface Face extends FaceTime {
  /** What the clock showed at the state's `at`, in milliseconds. */
  flag: boolean;
  period: number | null;
  periods: number;
  /** Moves completed; null where the counter is hidden. */
  moves: number | null;
  /** Moves still due in this period; null if all that remain, or where the counter is hidden. */
  toGo: number | null;
  increment: number;
  delay: number;
}

export interface ClockState {
  white: Face;
  black: Face;
  running: Color | null;
  /** Whose clock will run when they run again. */
  next?: Color | null;
  /** Whose flag fell first, where the clock shows that. */
  first?: Color | null;
  /** What one uses, the other gains. */
  hourglass?: boolean;
}

export type Stage = 'ready' | 'playing' | 'halted' | 'adjourned' | 'over' | 'void';

/** What the player to move has done with his hands so far. */
export interface Hand {
  touched: string[];
  /** To what touching binds. */
  bound: { to: Message; article: string | null } | null;
  /** A pawn on the last rank that is not replaced yet, as `e7e8`. */
  promotion: string | null;
  /** A king released for castling, the rook not moved yet, as `e1g1`. */
  castling: string | null;
  /** An illegal move that stands on the board and was not completed. */
  illegal: { move: string; flaw: string } | null;
}

export interface Claim {
  by: Color;
  ground: 'threefold' | 'fifty';
  move: string | null;
}

export type Score = 'win' | 'draw' | 'loss';

export interface Outcome {
  result: string;
  white: Score;
  black: Score;
  by: string;
  text: Message;
}

export interface Duty {
  duty: string;
  article: string | null;
}

export interface Adjourned {
  sealer: Color;
  sealed: boolean;
  closed: boolean;
  /** By which what is sealed can be checked when it is opened. */
  commitment?: string | null;
  /** The game is being resumed: the envelope can be opened. */
  resumed?: boolean;
  /** Who has not come to that. */
  absent?: Partial<Record<Color, boolean>>;
}

export interface GameState {
  seq: number;
  at: number;
  stage: Stage;
  fen: string;
  turn: Color;
  plies: number;
  /** Absent for those who may not see touches. */
  hand?: Hand | null;
  /** Absent or null in games without a clock. */
  clock?: ClockState | null;
  offer?: Color | null;
  /** What was announced last, where a player does not see, and what the opponent repeated. */
  said?: { by: Color; move: string; heard: string | null } | null;
  claim?: Claim | null;
  quickplay?: {
    inForce: boolean;
    claim: { by: Color; asks: 'draw' | 'increment'; ground: string | null; putOff: boolean } | null;
  } | null;
  adjourned?: Adjourned | null;
  /** A reply sealed for a player who has not come to the resumption. */
  reply?: { by: Color; closed: boolean; due: boolean; commitment: string | null };
  /** When the session ends, by the table's clock, as it was announced. */
  sessionEnds?: number;
  illegalMoves?: Record<Color, number>;
  outcome?: Outcome | null;
  duties?: Partial<Record<Color, Duty[]>>;
  rights?: Partial<Record<Color, string[]>>;
  ready?: Record<Color, boolean>;
}

/** A line of a scoresheet: one single move, as its player wrote it; an empty text is a gap. */
export interface SheetEntry {
  text: string;
  offer?: boolean;
  /** What he noted of the clock. */
  clock?: string;
  /** What he struck out there, the oldest first. */
  struck?: string[];
  /** He brought it up to date from what happened. */
  copied?: boolean;
  /** The move that stands there was taken back. */
  takenBack?: boolean;
  /** For arbiters: whether it means what was played, where that can be said. */
  fits?: boolean;
}

export interface Sheet {
  entries?: SheetEntry[];
  /** The line on which he writes if he names none; absent if it is the one after the last. */
  next?: number;
  signed?: { white: Score; black: Score } | null;
}

export interface Ruling {
  text: Message;
  articles: string[];
}

/** A fact: the record's act. `do` names it, the rest depends on it. */
export interface Act {
  do: string;
  [field: string]: unknown;
}

export interface GameEvent {
  seq: number;
  at: number;
  wall?: string;
  /** Null where who did what is not for these eyes. */
  by: string | null;
  act: Act | null;
  rulings: Ruling[];
  moves?: { from: number; list: Ply[] };
  sheets?: Partial<Record<Color, Sheet>>;
  state: GameState;
}

export interface Notice {
  id: number;
  table: string;
  kind: string;
  player: Color | null;
  at: number;
  wall: string;
  takenBy: string | null;
}

export interface Snapshot {
  seq: number;
  /** The table's clock when this was written; only while a clock runs. */
  now?: number;
  state: GameState;
  moves: Ply[];
  sheets?: Partial<Record<Color, Sheet>>;
  start: string;
  notices?: Notice[];
  presence?: Record<string, boolean>;
}

export interface Person {
  name?: string;
  title?: string;
  fideId?: string;
  rating?: number | null;
  federation?: string;
  team?: string;
  /** He plays on the linear page. */
  linear?: boolean;
}

export interface Regulations {
  edition: string;
  time?: string | null;
  guarded?: boolean;
  supervised?: boolean;
  scoresheets?: boolean;
  'electronic-scoresheets'?: boolean;
  adjournments?: boolean;
  quickplay?: boolean;
  [field: string]: unknown;
}

export interface Settings {
  regulations: Regulations;
  white: Person;
  black: Person;
  round?: string;
  board?: number;
  date?: string;
  electronicArbiter?: boolean;
  autoPress?: boolean;
  public?: boolean;
  delayMs?: number;
  onRestart?: 'freeze' | 'run';
  showPresence?: boolean;
  hideMoveCounter?: boolean;
}

export interface Welcome {
  table: string;
  role: Seat;
  settings: Settings;
  snapshot: Snapshot;
}

export interface Refused {
  id: string;
  why: Message;
  /** Empty where the reason is not in the Laws. */
  articles: string[];
}

/** Every text frame of the server has one of these fields. */
export interface ServerFrame {
  v?: number;
  welcome?: Welcome;
  event?: GameEvent;
  events?: GameEvent[];
  ack?: { id: string; seq: number | null };
  refused?: Refused;
  ready?: Record<Color, boolean>;
  notice?: Notice;
  noticeGone?: number;
  presence?: Record<string, boolean>;
  settings?: Settings;
  pong?: number;
  at?: number;
  bye?: string;
}

/** What a client asks for; the link adds the id. */
export type Command =
  | { do: Act; by?: Color }
  | { ready: boolean; by?: Color }
  | { dismiss: number }
  | { take: number };

export const COLORS: readonly Color[] = ['white', 'black'];

export const other = (color: Color): Color => (color === 'white' ? 'black' : 'white');

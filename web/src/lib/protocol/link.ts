/**
 * The connection to one table. It keeps itself alive, sends what was not acknowledged again, fills
 * gaps, and says at every moment how things stand. It knows no framework and no browser: sockets,
 * time and chance are given to it.
 */
import { waitBefore } from './backoff';
import { follow, isAhead, note, viewOf, type TableView } from './game';
import type { Command, GameEvent, Refused, ServerFrame } from './types';

/** The part of a WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((ev: never) => void) | null;
  onmessage: ((ev: { data: unknown }) => void) | null;
  onclose: ((ev: never) => void) | null;
}

export interface World {
  open(): Socket;
  /** Milliseconds that never go back. */
  now(): number;
  after(ms: number, what: () => void): unknown;
  cancel(timer: unknown): void;
  random(): number;
}

/** How the connection stands. `ended` means that it will not come back by itself. */
export type LinkState =
  | { is: 'connecting' }
  | { is: 'live' }
  | { is: 'resending'; since: number }
  | { is: 'offline'; since: number }
  | { is: 'ended'; why: string };

export type Answer = { ok: true; seq: number | null } | { ok: false; refused: Refused };

export interface LinkListener {
  /** The state of the connection or what is known of the table has changed. */
  changed?(): void;
  /** An event was taken up, in order. */
  event?(event: GameEvent): void;
  /** The server's clock was read: its `at` at our `now`, known to within `error`. */
  timed?(at: number, now: number, error: number): void;
}

interface Waiting {
  id: string;
  command: Command;
  sentAt: number | null;
  settle: (answer: Answer) => void;
}

const PING_EVERY = 2_500;
const SILENCE = 9_000;
const RESEND_AFTER = 2_500;
/** An answer that takes longer is shown as being sent again. */
const SLOW_ANSWER = 1_500;

/** The server sends no more events in one answer. */
const MOST_EVENTS = 500;

/** What cannot be mended by connecting again. */
const FINAL = new Set(['revoked', 'key', 'protocol']);

export class TableLink {
  view: TableView | null = null;
  state: LinkState = { is: 'connecting' };

  #world: World;
  #key: string | null;
  #listener: LinkListener;
  #socket: Socket | null = null;
  #waiting: Waiting[] = [];
  #attempt = 0;
  #heard = 0;
  /** Since when `since` waits for its answer; null if it does not. */
  #asked: number | null = null;
  /** Events that came meanwhile. */
  #later: GameEvent[] = [];
  /** The last event that the listener was told. */
  #told = 0;
  #pulse: unknown = null;
  #retry: unknown = null;
  #names = 0;
  /** Makes ids of this page differ from those before a reload. */
  #page: string;

  constructor(key: string | null, world: World, listener: LinkListener = {}) {
    this.#key = key;
    this.#world = world;
    this.#listener = listener;
    this.#page = Math.floor(world.random() * 36 ** 6).toString(36);
  }

  /** Commands without an answer yet, oldest first. */
  get pending(): readonly Command[] {
    return this.#waiting.map((it) => it.command);
  }

  start(): void {
    if (this.#socket || this.state.is === 'ended') return;
    this.#connect();
  }

  /** Tries at once: the network is back, or the page is seen again. */
  wake(): void {
    if (this.state.is === 'ended') return;
    const silent = this.#world.now() - this.#heard > SILENCE;
    if (!this.#socket) {
      this.#world.cancel(this.#retry);
      this.#connect();
    } else if (silent && this.state.is !== 'connecting') {
      this.#drop();
      this.#connect();
    } else {
      this.#write({ ping: this.#world.now() });
    }
  }

  stop(why = 'left'): void {
    this.#world.cancel(this.#retry);
    this.#drop();
    this.#become({ is: 'ended', why });
  }

  /** Sends a command until it is answered. */
  ask(command: Command): Promise<Answer> {
    this.#names += 1;
    const id = `${this.#page}-${this.#names}`;
    return new Promise((settle) => {
      const waiting: Waiting = { id, command, sentAt: null, settle };
      this.#waiting.push(waiting);
      if (this.view && this.#socket && this.#isUp()) this.#send(waiting);
      this.#listener.changed?.();
    });
  }

  #isUp(): boolean {
    return this.state.is === 'live' || this.state.is === 'resending';
  }

  #connect(): void {
    const socket = this.#world.open();
    this.#socket = socket;
    this.#heard = this.#world.now();
    socket.onopen = () => {
      const hello = { key: this.#key, since: this.view?.seq ?? 0 };
      socket.send(JSON.stringify({ v: 1, hello }));
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = this.#world.now();
      const frame = parse(message.data);
      if (frame) this.#take(frame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#beat();
  }

  #take(frame: ServerFrame): void {
    if (frame.bye) {
      if (FINAL.has(frame.bye)) return this.stop(frame.bye);
      return this.#lost();
    }
    if (frame.welcome) this.#welcomed(frame.welcome);
    if (frame.event) this.#event(frame.event);
    if (frame.events) this.#events(frame.events);
    if (frame.ack) this.#settle(frame.ack.id, { ok: true, seq: frame.ack.seq });
    if (frame.refused) this.#settle(frame.refused.id, { ok: false, refused: frame.refused });
    if (frame.pong !== undefined && frame.at !== undefined) this.#time(frame.pong, frame.at);
    if (this.view) {
      const view = note(this.view, frame);
      if (view !== this.view) {
        this.view = view;
        this.#listener.changed?.();
      }
    }
  }

  #welcomed(welcome: NonNullable<ServerFrame['welcome']>): void {
    // What happened while the link was down comes after the welcome, and is told then.
    if (this.view === null) this.#told = welcome.snapshot.seq;
    this.view = viewOf(welcome, this.view);
    this.#attempt = 0;
    [this.#asked, this.#later] = [null, []];
    for (const waiting of this.#waiting) this.#send(waiting);
    this.#become(this.#waiting.length > 0 ? this.#resending() : { is: 'live' });
    this.#write({ ping: this.#world.now() });
  }

  #event(event: GameEvent): void {
    if (!this.view) return;
    if (this.#asked === null && !isAhead(this.view, event)) return this.#follow([event]);
    // Something is missing, or only not for these eyes: the server knows.
    this.#later.push(event);
    if (this.#asked === null) this.#fill();
  }

  /** What came after the last event that is known, whole but for what is not for these eyes. */
  #events(events: GameEvent[]): void {
    this.#follow(events);
    if (this.#asked === null) return;
    if (events.length >= MOST_EVENTS) return this.#fill();
    const later = this.#later;
    [this.#asked, this.#later] = [null, []];
    this.#follow(later);
  }

  #follow(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (!this.view) return;
      this.view = follow(this.view, event);
      if (event.seq <= this.#told) continue;
      this.#told = event.seq;
      this.#listener.event?.(event);
    }
    this.#listener.changed?.();
  }

  #fill(): void {
    this.#asked = this.#world.now();
    this.#write({ since: this.view?.seq ?? 0 });
  }

  #settle(id: string, answer: Answer): void {
    const found = this.#waiting.find((it) => it.id === id);
    if (!found) return;
    this.#waiting = this.#waiting.filter((it) => it !== found);
    found.settle(answer);
    if (this.state.is === 'resending' && this.#waiting.length === 0) this.#become({ is: 'live' });
    else this.#listener.changed?.();
  }

  #time(sent: number, at: number): void {
    const now = this.#world.now();
    const trip = now - sent;
    if (trip >= 0) this.#listener.timed?.(at + trip / 2, now, trip / 2);
  }

  #send(waiting: Waiting): void {
    waiting.sentAt = this.#world.now();
    this.#write({ id: waiting.id, ...waiting.command });
  }

  #write(frame: object): void {
    if (!this.#socket) return;
    try {
      this.#socket.send(JSON.stringify(frame));
    } catch {
      // Not open yet, or not any more: `onclose` or the welcome will see to it.
    }
  }

  /** Twice a second: pings, looks for silence and for answers that do not come. */
  #beat(): void {
    this.#world.cancel(this.#pulse);
    let pinged = this.#world.now();
    const step = () => {
      this.#pulse = this.#world.after(PING_EVERY / 5, step);
      const now = this.#world.now();
      if (now - this.#heard > SILENCE) return this.#lost();
      if (!this.#isUp()) return;
      if (now - pinged >= PING_EVERY) {
        pinged = now;
        this.#write({ ping: now });
        if (this.#asked !== null && now - this.#asked >= RESEND_AFTER) this.#fill();
      }
      for (const it of this.#waiting) {
        if (it.sentAt !== null && now - it.sentAt >= RESEND_AFTER) this.#send(it);
      }
      const oldest = this.#waiting[0];
      if (oldest?.sentAt != null && now - oldest.sentAt >= SLOW_ANSWER && this.state.is === 'live') {
        this.#become(this.#resending());
      }
    };
    this.#pulse = this.#world.after(PING_EVERY / 5, step);
  }

  #resending(): LinkState {
    return this.state.is === 'resending' ? this.state : { is: 'resending', since: this.#world.now() };
  }

  #lost(): void {
    this.#drop();
    if (this.state.is !== 'offline') this.#become({ is: 'offline', since: this.#world.now() });
    const wait = waitBefore(this.#attempt, () => this.#world.random());
    this.#attempt += 1;
    this.#retry = this.#world.after(wait, () => this.#connect());
  }

  #drop(): void {
    this.#world.cancel(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(state: LinkState): void {
    this.state = state;
    this.#listener.changed?.();
  }
}

function parse(data: unknown): ServerFrame | null {
  if (typeof data !== 'string') return null;
  try {
    const frame: unknown = JSON.parse(data);
    return typeof frame === 'object' && frame !== null ? (frame as ServerFrame) : null;
  } catch {
    return null;
  }
}

/** For tests: the other end of a table's WebSocket, which says what it is told to say. */
import { flushSync, mount } from 'svelte';
import { INITIAL } from '../../lib/board';
import { keepKey } from '../../lib/keys';
import type { Act, GameEvent, GameState, Hand, Ruling, ServerFrame, Settings, Seat as Role, Snapshot } from '../../lib/protocol';
import Screen from './Screen.svelte';

export const NO_HAND: Hand = { touched: [], bound: null, promotion: null, castling: null, illegal: null };

const face = { ms: 5_400_000, flag: false, period: 1, periods: 1, moves: 0, toGo: null, increment: 30_000, delay: 0 };

export const state = (more: Partial<GameState> = {}): GameState => ({
  seq: 1,
  at: 0,
  stage: 'playing',
  fen: INITIAL,
  turn: 'white',
  plies: 0,
  hand: NO_HAND,
  clock: { white: face, black: face, running: 'white', next: null },
  duties: {},
  rights: {},
  ...more,
});

export interface Sent {
  id?: string;
  do?: Act;
  by?: string;
  ready?: boolean;
}

export class FakeServer {
  sent: Sent[] = [];
  #socket: FakeWebSocket | null = null;

  constructor() {
    const server = this;
    globalThis.WebSocket = class extends FakeWebSocket {
      constructor() {
        super();
        server.#socket = this;
        queueMicrotask(() => this.onopen?.());
      }
      override send(text: string) {
        const frame = JSON.parse(text) as Sent & { ping?: number; hello?: object };
        if (frame.hello) server.sent = [];
        else if (frame.ping === undefined) server.sent.push(frame);
      }
    } as unknown as typeof WebSocket;
  }

  /** The facts told so far. */
  get facts(): (Act | undefined)[] {
    return this.sent.map((it) => it.do);
  }

  says(frame: ServerFrame): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(frame) });
    flushSync();
  }

  /** Something happened: the state after it, and what follows by which articles. */
  happens(event: Partial<GameEvent> & { state: GameState }): void {
    const seq = event.state.seq;
    this.says({ event: { seq, at: event.state.at, by: 'white', act: null, rulings: [], ...event } });
  }

  refuses(id: string, articles: string[], args: Ruling['text']['args'] = {}): void {
    const told = this.sent.at(-1)?.id ?? '';
    this.says({ refused: { id: told, why: { id, args }, articles } });
  }
}

class FakeWebSocket {
  onopen: (() => void) | null = null;
  onmessage: ((ev: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(_text: string): void {}
  close(): void {}
}

export interface Seated {
  role?: Role;
  state?: Partial<GameState>;
  settings?: Partial<Settings>;
  snapshot?: Partial<Snapshot>;
}

/** Shows the table to someone who sits there. */
export async function seat(more: Seated = {}): Promise<{ server: FakeServer; screen: ReturnType<typeof mount> }> {
  document.body.innerHTML = '<div id="say"></div><div id="status"></div>';
  keepKey({ kind: 'table', id: 'T1' }, 'AAAAAAAAAAAAAAAAAAAAAA');
  const server = new FakeServer();
  const screen = mount(Screen, { target: document.body, props: { params: { table: 'T1' } } });
  await Promise.resolve();
  server.says({
    v: 1,
    welcome: {
      table: 'T1',
      role: more.role ?? 'white',
      settings: { regulations: { edition: '2023' }, white: {}, black: {}, ...more.settings },
      snapshot: { seq: 1, state: state(more.state), moves: [], start: INITIAL, ...more.snapshot },
    },
  });
  return { server, screen };
}

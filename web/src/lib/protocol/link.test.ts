import { describe, expect, it } from 'vitest';
import { waitBefore } from './backoff';
import { TableLink, type Answer, type Socket, type World } from './link';
import type { GameEvent, GameState, ServerFrame, Welcome } from './types';

class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.onopen?.(undefined as never);
  }
  says(frame: ServerFrame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  breaks(): void {
    this.onclose?.(undefined as never);
  }
  /** What was sent but pings. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter((it) => !('ping' in it) && !('hello' in it));
  }
}

/** A world in which time passes when it is told to. */
class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 0;
  #timers: { at: number; what: () => void }[] = [];
  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now = (): number => this.time;
  after(ms: number, what: () => void): unknown {
    const timer = { at: this.time + ms, what };
    this.#timers.push(timer);
    return timer;
  }
  cancel(timer: unknown): void {
    this.#timers = this.#timers.filter((it) => it !== timer);
  }
  random = (): number => 0.5;
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#timers.filter((it) => it.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#timers = this.#timers.filter((it) => it !== next);
      this.time = next.at;
      next.what();
    }
    this.time = end;
  }
  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }
}

const state = (seq: number): GameState => ({ seq, at: seq * 1000, stage: 'playing', fen: '', turn: 'white', plies: 0 });

const welcome = (seq: number): Welcome => ({
  table: 'T',
  role: 'white',
  settings: { regulations: { edition: '2023' }, white: {}, black: {} },
  snapshot: { seq, state: state(seq), moves: [], start: '' },
});

const event = (seq: number, from?: number, sans: string[] = []): GameEvent => ({
  seq,
  at: seq * 1000,
  by: 'white',
  act: { do: 'press' },
  rulings: [],
  ...(from === undefined
    ? {}
    : { moves: { from, list: sans.map((san) => ({ uci: '', san, flaw: null, by: 'white', white: 0, black: 0 })) } }),
  state: state(seq),
});

function linked(seq = 0) {
  const world = new FakeWorld();
  const heard: number[] = [];
  const link = new TableLink('key', world, { event: (it) => heard.push(it.seq) });
  link.start();
  world.socket.opens();
  world.socket.says({ v: 1, welcome: welcome(seq) });
  return { world, link, heard };
}

describe('the link to a table', () => {
  it('says hello with the key and what it knows', () => {
    const { world, link } = linked(7);
    expect(world.socket.sent[0]).toEqual({ v: 1, hello: { key: 'key', since: 0 } });
    expect(link.state).toEqual({ is: 'live' });
    world.socket.breaks();
    world.pass(250);
    world.socket.opens();
    expect(world.socket.sent[0]).toEqual({ v: 1, hello: { key: 'key', since: 7 } });
  });

  it('gives a fact an id and settles it with its answer', async () => {
    const { world, link } = linked();
    const asked = link.ask({ do: { do: 'press' } });
    const { id, ...rest } = world.socket.asked[0]!;
    expect(rest).toEqual({ do: { do: 'press' } });
    expect(link.pending).toHaveLength(1);
    world.socket.says({ ack: { id: String(id), seq: 1 } });
    expect(await asked).toEqual({ ok: true, seq: 1 });
    expect(link.pending).toHaveLength(0);
  });

  it('hands a refusal on', async () => {
    const { world, link } = linked();
    const asked = link.ask({ do: { do: 'press' } });
    const id = String(world.socket.asked[0]!['id']);
    const refused = { id, why: { id: 'why-clocks-stopped' }, articles: ['6.11.1'] };
    world.socket.says({ refused });
    expect(await asked).toEqual({ ok: false, refused });
  });

  it('sends again what is not answered, by the same id', () => {
    const { world, link } = linked();
    void link.ask({ do: { do: 'press' } });
    world.pass(1_499);
    expect(link.state.is).toBe('live');
    world.pass(600);
    expect(link.state).toEqual({ is: 'resending', since: 1_500 });
    world.pass(1_000);
    expect(world.socket.asked).toHaveLength(2);
    expect(world.socket.asked[1]).toEqual(world.socket.asked[0]);
    world.socket.says({ ack: { id: String(world.socket.asked[0]!['id']), seq: 1 } });
    expect(link.state.is).toBe('live');
  });

  it('keeps what was asked while offline and sends it in order afterwards', async () => {
    const { world, link } = linked();
    world.socket.breaks();
    expect(link.state).toEqual({ is: 'offline', since: 0 });
    const answers: Answer[] = [];
    for (const act of ['touch', 'press']) void link.ask({ do: { do: act } }).then((it) => answers.push(it));
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    world.socket.opens();
    expect(world.socket.asked).toHaveLength(0);
    world.socket.says({ v: 1, welcome: welcome(0) });
    expect(world.socket.asked.map((it) => (it['do'] as { do: string }).do)).toEqual(['touch', 'press']);
    for (const it of world.socket.asked) world.socket.says({ ack: { id: String(it['id']), seq: 1 } });
    await Promise.resolve();
    expect(answers).toHaveLength(2);
    expect(link.state).toEqual({ is: 'live' });
  });

  it('asks once for what is missing and takes nothing out of order', () => {
    const { world, link, heard } = linked(3);
    world.socket.says({ event: event(6) });
    world.socket.says({ event: event(7) });
    expect(world.socket.asked).toEqual([{ since: 3 }]);
    expect(link.view?.seq).toBe(3);
    world.socket.says({ events: [event(4), event(5), event(6), event(7)] });
    world.socket.says({ event: event(5) });
    expect(link.view?.seq).toBe(7);
    expect(heard).toEqual([4, 5, 6, 7]);
  });

  it('goes on where a number is missing because the event is not for these eyes', () => {
    const { world, link, heard } = linked(3);
    world.socket.says({ event: event(5) });
    world.socket.says({ event: event(6) });
    world.socket.says({ events: [event(5)] });
    expect(link.view?.seq).toBe(6);
    expect(heard).toEqual([5, 6]);
    world.socket.says({ event: event(7) });
    expect(world.socket.asked).toHaveLength(1);
  });

  it('asks again when the answer is lost', () => {
    const { world, link } = linked(3);
    world.socket.says({ event: event(5) });
    world.pass(2_000);
    world.socket.says({ pong: 0, at: 0 });
    world.pass(1_000);
    expect(world.socket.asked).toEqual([{ since: 3 }, { since: 3 }]);
    world.socket.says({ events: [event(4), event(5)] });
    expect(link.view?.seq).toBe(5);
  });

  it('keeps the list of moves as events change it', () => {
    const { world, link } = linked();
    world.socket.says({ event: event(1, 0, ['e4', 'e5', 'Nf3']) });
    world.socket.says({ event: event(2, 1, ['c5']) });
    world.socket.says({ event: event(3) });
    expect(link.view?.moves.map((it) => it.san)).toEqual(['e4', 'c5']);
  });

  it('takes silence for a lost connection, waits longer each time, and returns at once when woken', () => {
    const { world, link } = linked();
    world.pass(9_500);
    expect(link.state).toEqual({ is: 'offline', since: 9_500 });
    expect(world.sockets).toHaveLength(1);
    world.pass(200);
    expect(world.sockets).toHaveLength(2);
    world.socket.breaks();
    world.pass(300);
    expect(world.sockets).toHaveLength(2);
    link.wake();
    expect(world.sockets).toHaveLength(3);
  });

  it('tells what happened while it was down', () => {
    const { world, link, heard } = linked(3);
    world.socket.breaks();
    world.pass(250);
    world.socket.opens();
    world.socket.says({ welcome: welcome(5) });
    world.socket.says({ events: [event(4), event(5)] });
    world.socket.says({ event: event(6) });
    expect(heard).toEqual([4, 5, 6]);
    expect(link.view?.seq).toBe(6);
  });

  it('does not come back when its key is void', () => {
    const { world, link } = linked();
    world.socket.says({ bye: 'revoked' });
    world.pass(60_000);
    expect(link.state).toEqual({ is: 'ended', why: 'revoked' });
    expect(world.sockets).toHaveLength(1);
  });

  it('comes back after a shutdown of the server', () => {
    const { world, link } = linked();
    world.socket.says({ bye: 'shutdown' });
    expect(link.state.is).toBe('offline');
    world.pass(250);
    expect(world.sockets).toHaveLength(2);
  });

  it('reads the clock of the table off an answered ping', () => {
    const world = new FakeWorld();
    const read: number[][] = [];
    const link = new TableLink(null, world, { timed: (...it) => read.push(it) });
    link.start();
    world.socket.opens();
    world.socket.says({ welcome: welcome(0) });
    world.pass(40);
    world.socket.says({ pong: 0, at: 5_000 });
    expect(read).toEqual([[5_020, 40, 20]]);
  });

  it('ignores what is no frame', () => {
    const { world, link } = linked();
    world.socket.onmessage?.({ data: '{' });
    world.socket.onmessage?.({ data: 'null' });
    expect(link.state.is).toBe('live');
  });
});

describe('back-off', () => {
  it('doubles up to ten seconds and is jittered by half', () => {
    expect([0, 1, 2, 6, 60].map((it) => waitBefore(it, () => 1))).toEqual([250, 500, 1_000, 10_000, 10_000]);
    expect([0, 6].map((it) => waitBefore(it, () => 0))).toEqual([125, 5_000]);
  });
});

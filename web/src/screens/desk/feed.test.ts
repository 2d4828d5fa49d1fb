import { expect, test, vi } from 'vitest';
import type { DeskView } from './desk';

const asked: ((view: DeskView) => void)[] = [];
let tell: (event: string, news: object) => void = () => {};

vi.mock('../../lib/api', async (original) => ({
  ...(await original<object>()),
  call: () => new Promise<DeskView>((answer) => asked.push(answer)),
}));
vi.mock('../../lib/protocol/sse', () => ({
  listen: (_url: string, _key: string | null, listener: { open(): void; event(it: { event: string; data: string }): void }) => {
    tell = (event, news) => listener.event({ event, data: JSON.stringify(news) });
    queueMicrotask(() => listener.open());
    return () => {};
  },
}));

const { DeskFeed } = await import('./feed.svelte');
const { EMPTY } = await import('./desk');

const settled = () => new Promise((done) => setTimeout(done));

test('an answer that is older than what was heard takes nothing back', async () => {
  const feed = new DeskFeed('key', () => {});
  await settled();
  expect(asked.length).toBe(2);
  tell('place', { name: 'live.pgn', state: 'missing' });
  asked[1]!(EMPTY);
  await settled();
  expect(feed.view.places).toEqual([{ name: 'live.pgn', state: 'missing' }]);
  expect(feed.state).toBe('live');
  tell('place', { name: 'live.pgn', state: 'ok' });
  asked[0]!(EMPTY);
  await settled();
  expect(feed.view.places).toEqual([{ name: 'live.pgn', state: 'ok' }]);
});

// A game as anyone with this key may see it.

import { call, path } from '../api';
import type { GameEvent, Settings, Snapshot } from './types';

export interface Whole {
  settings: Settings;
  snapshot: Snapshot;
}

export const whole = (table: string, key: string | null): Promise<Whole> => call(`/tables${path(table)}`, { key });

/** The most events the server gives at a time. */
const PAGE = 500;

/** The whole story, or what came after `since`. */
export async function story(table: string, key: string | null, since = 0): Promise<GameEvent[]> {
  const all: GameEvent[] = [];
  for (let last = since; ; ) {
    const { events } = await call<{ events: GameEvent[] }>(`/tables${path(table)}/log?since=${last}`, { key });
    all.push(...events);
    const end = events.at(-1);
    if (!end || events.length < PAGE) return all;
    last = end.seq;
  }
}

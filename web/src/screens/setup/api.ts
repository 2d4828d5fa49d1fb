// What the setup asks the server.

import { call, path } from '../../lib/api';
import type { Message } from '../../lib/protocol';
import type { Draft } from './draft';
import { PRESETS } from './presets';
import { settings } from './settings';

/** What the server read in the text of a time control. */
export interface ReadTime {
  canonical: string;
  words: { en: string; es: string };
  class: { white: string; black: string };
  warnings: (Message | { en: string; es: string })[];
}

export interface Made {
  hall: string;
  name: string;
  /** Empty if the hall was there before. */
  keys: Record<string, string>;
  tables: MadeTable[];
}

export interface MadeTable {
  table: string;
  board: number;
  white: string;
  black: string;
  seats: Record<string, string>;
}

/** Presets and regulations are in the short form, which counts in seconds; people write `3+2` for minutes. */
export function readTime(text: string, edition: string, signal: AbortSignal): Promise<ReadTime> {
  const short = PRESETS.some((it) => it.text === text) ? '&short=true' : '';
  return call(`/time-control?text=${encodeURIComponent(text)}&edition=${edition}${short}`, { signal });
}

/** A time control of regulations in words. */
export const timeInWords = async (text: string, edition: string): Promise<ReadTime['words']> =>
  (await call<ReadTime>(`/time-control?text=${encodeURIComponent(text)}&edition=${edition}&short=true`)).words;

/** Makes a hall, or takes one that is there, and its tables. */
export async function create(it: Draft, time: string | null, name: string, hall?: { id: string; key: string; boards: number }): Promise<Made> {
  const made: Made = { hall: hall?.id ?? '', name, keys: {}, tables: [] };
  let key = hall?.key;
  if (!key) {
    const answer = await call<{ hall: string; keys: Record<string, string> }>('/halls', { method: 'POST', body: { name } });
    made.hall = answer.hall;
    made.keys = answer.keys;
    key = answer.keys.arbiter ?? answer.keys.organiser ?? '';
  }
  const first = (hall?.boards ?? 0) + 1;
  for (const [index, pairing] of it.pairings.entries()) {
    const body = settings(it, pairing, first + index, time);
    const answer = await call<{ table: string; seats: Record<string, string> }>(`/halls${path(made.hall)}/tables`, { method: 'POST', key, body });
    made.tables.push({ ...answer, board: body.board, white: body.white.name, black: body.black.name });
  }
  return made;
}

export interface Quick {
  hall: string;
  keys: Record<string, string>;
  table: string;
  seats: Record<string, string>;
}

/** A hall with one table, at once. */
export function quick(it: Draft, time: string | null): Promise<Quick> {
  const [pairing] = it.pairings;
  if (!pairing) return Promise.reject(new Error('no pairing'));
  return call('/quick', { method: 'POST', body: settings(it, pairing, 1, time) });
}

/** `place` is `/halls/{id}` or `/tables/{id}`. */
const seat = (place: string, role: string, act: string): string => `${place}/seats${path(role)}${act}`;

export const reissue = (place: string, role: string, key: string): Promise<{ key: string }> =>
  call(seat(place, role, '/reissue'), { method: 'POST', key });
export const revoke = (place: string, role: string, key: string): Promise<null> => call(seat(place, role, ''), { method: 'DELETE', key });
export const code = (place: string, role: string, key: string): Promise<{ code: string; seconds: number }> =>
  call(seat(place, role, '/code'), { method: 'POST', key });

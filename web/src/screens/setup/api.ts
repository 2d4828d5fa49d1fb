// What the setup asks the server.

import { call, path } from '../../lib/api';
import { keepKey } from '../../lib/keys';
import type { Draft } from './draft';
import { settings } from './settings';

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

interface Quick {
  hall: string;
  keys: Record<string, string>;
  table: string;
  seats: Record<string, string>;
}

/** A hall with one table for two players at this screen, at once. Its keys are kept; gives where to go. */
export async function openShared(it: Draft, time: string | null): Promise<string> {
  const [pairing] = it.pairings;
  if (!pairing) throw new Error('no pairing');
  const made = await call<Quick>('/quick', { method: 'POST', body: settings(it, pairing, 1, time) });
  keepKey({ kind: 'hall', id: made.hall }, made.keys.arbiter ?? '');
  keepKey({ kind: 'table', id: made.table }, made.seats.shared ?? '');
  return `/t/${made.table}`;
}

/** `place` is `/halls/{id}` or `/tables/{id}`. */
const seat = (place: string, role: string, act: string): string => `${place}/seats${path(role)}${act}`;

export const reissue = (place: string, role: string, key: string): Promise<{ key: string }> =>
  call(seat(place, role, '/reissue'), { method: 'POST', key });
export const revoke = (place: string, role: string, key: string): Promise<null> => call(seat(place, role, ''), { method: 'DELETE', key });
export const code = (place: string, role: string, key: string): Promise<{ code: string; seconds: number }> =>
  call(seat(place, role, '/code'), { method: 'POST', key });

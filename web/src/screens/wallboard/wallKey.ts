// The wall's key is kept apart from the arbiter's for the same hall: a public screen must not act
// for him, nor show what spectators see only later.

import { call, path } from '../../lib/api';
import { keyFor, type Place } from '../../lib/keys';
import { code } from '../setup/api';

const PREFIX = 'wall.';

const placeOf = (hall: string): Place => ({ kind: 'hall', id: PREFIX + hall });

/** Whether a place kept on this device is a wall rather than a hall. */
export const isWall = ({ kind, id }: Place): boolean => kind === 'hall' && id.startsWith(PREFIX);

/** The key a wall shows a hall with: its own, or whatever this device has for the hall. */
export const wallKey = (hall: string): string | null => keyFor(placeOf(hall)) ?? keyFor({ kind: 'hall', id: hall });

/** One more key for a wall; those that are out keep their worth. */
export async function newWallKey(hall: string, key: string | null): Promise<string> {
  const made = await code(`/halls${path(hall)}`, 'wallboard', key ?? '');
  return (await call<{ key: string }>('/pair', { method: 'POST', body: { code: made.code } })).key;
}

// The tables and halls of which this device has a key, with what the server says of them.

import { ApiError, call, path } from '../../lib/api';
import { keysKept, type Place } from '../../lib/keys';
import type { Color, Person } from '../../lib/protocol';

export interface Known {
  place: Place;
  key: string;
  /** Whose seat it is, if the device has several at this table. */
  seat: Color | null;
  href: string;
  /** What it is called; `null` while it is not known. */
  name: string | null;
  result: string | null;
  gone: boolean;
}

/** The seats at a place that this device has keys of. */
export const known = (place: Place): Known[] => keysKept(place).map((key, _, { length }) => ({
  place,
  key,
  seat: null,
  // A link with its key is needed only where there are several.
  href: `${place.kind === 'hall' ? '/h/' : '/t/'}${place.id}${length > 1 ? `#k=${key}` : ''}`,
  name: null,
  result: null,
  gone: false,
}));

interface TableAnswer {
  settings: { white: Person; black: Person };
  snapshot: { state: { outcome?: { result: string } | null; rights?: Partial<Record<Color, unknown>> } };
}

export const pair = (white: Person, black: Person): string => `${white.name || '–'} – ${black.name || '–'}`;

/** Asks the server about a place. */
export async function look(it: Known): Promise<Known> {
  const { key } = it;
  try {
    if (it.place.kind === 'hall') {
      const { name } = await call<{ name: string }>(`/halls${path(it.place.id)}`, { key });
      return { ...it, name };
    }
    const { settings, snapshot } = await call<TableAnswer>(`/tables${path(it.place.id)}`, { key });
    const { outcome, rights } = snapshot.state;
    const [side, ...others] = Object.keys(rights ?? {}) as Color[];
    const seat = it.href.includes('#') && others.length === 0 ? (side ?? null) : null;
    return { ...it, name: pair(settings.white, settings.black), seat, result: outcome?.result ?? null };
  } catch (error) {
    const gone = error instanceof ApiError && [401, 403, 404].includes(error.status);
    return { ...it, gone };
  }
}

// The tables and halls of which this device has a key, with what the server says of them.

import { ApiError, call, path } from '../../lib/api';
import type { Place } from '../../lib/keys';
import type { Person } from '../../lib/protocol';

export interface Known {
  place: Place;
  href: string;
  /** What it is called; `null` while it is not known. */
  name: string | null;
  result: string | null;
  gone: boolean;
}

export const known = (place: Place): Known => ({
  place,
  href: place.kind === 'hall' ? `/h/${place.id}` : `/t/${place.id}`,
  name: null,
  result: null,
  gone: false,
});

interface TableAnswer {
  settings: { white: Person; black: Person };
  snapshot: { state: { outcome?: { result: string } | null } };
}

export const pair = (white: Person, black: Person): string => `${white.name || '–'} – ${black.name || '–'}`;

/** Asks the server about a place. */
export async function look(it: Known, key: string | null): Promise<Known> {
  try {
    if (it.place.kind === 'hall') {
      const { name } = await call<{ name: string }>(`/halls${path(it.place.id)}`, { key });
      return { ...it, name };
    }
    const { settings, snapshot } = await call<TableAnswer>(`/tables${path(it.place.id)}`, { key });
    return { ...it, name: pair(settings.white, settings.black), result: snapshot.state.outcome?.result ?? null };
  } catch (error) {
    const gone = error instanceof ApiError && [401, 403, 404].includes(error.status);
    return { ...it, gone };
  }
}

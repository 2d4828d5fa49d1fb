/**
 * Keys of seats. They come in the fragment of a link, which no server sees, are kept for this tab
 * and, so that a tablet finds its seat again after a restart, on this device.
 */

/** What a key opens: a table or a hall. */
export type Place = { kind: 'table' | 'hall'; id: string };

const name = ({ kind, id }: Place): string => `compongo.key.${kind}.${id}`;

/** Not every browser lets a page keep things. */
function keep(store: () => Storage): { get(k: string): string | null; set(k: string, v: string | null): void } {
  return {
    get: (k) => {
      try {
        return store().getItem(k);
      } catch {
        return null;
      }
    },
    set: (k, v) => {
      try {
        if (v === null) store().removeItem(k);
        else store().setItem(k, v);
      } catch {
        // Then the key lives as long as the address does.
      }
    },
  };
}

const tab = keep(() => sessionStorage);
const device = keep(() => localStorage);

const KEY = /^[A-Za-z0-9_-]{22}$/;

/** The key in a fragment such as `#k=…`, if it looks like one. */
export function keyInFragment(fragment: string): string | null {
  const key = new URLSearchParams(fragment.replace(/^#/, '')).get('k');
  return key !== null && KEY.test(key) ? key : null;
}

/**
 * The key for a place: from the address, else from this tab, else from this device. One that comes
 * in the address is kept, and taken out of the address bar, where others could read it.
 */
export function keyFor(place: Place): string | null {
  const given = keyInFragment(location.hash);
  if (given !== null) {
    keepKey(place, given);
    history.replaceState(history.state, '', location.pathname + location.search);
    return given;
  }
  return tab.get(name(place)) ?? device.get(name(place));
}

export function keepKey(place: Place, key: string): void {
  tab.set(name(place), key);
  device.set(name(place), key);
}

/** The seat is left: nothing of it stays here. */
export function forgetKey(place: Place): void {
  tab.set(name(place), null);
  device.set(name(place), null);
}

/** The places for which this device has a key. */
export function placesKept(): Place[] {
  const places: Place[] = [];
  try {
    for (let i = 0; i < localStorage.length; i += 1) {
      const found = /^compongo\.key\.(table|hall)\.(.+)$/.exec(localStorage.key(i) ?? '');
      if (found) places.push({ kind: found[1] as Place['kind'], id: found[2]! });
    }
  } catch {
    // No storage: no places.
  }
  return places;
}

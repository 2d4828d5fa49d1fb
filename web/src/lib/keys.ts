/**
 * Keys of seats. They come in the fragment of a link, which no server sees, are kept for this tab
 * and, so that a tablet finds its seat again after a restart, on this device. A device may have
 * several keys of a place, such as those of both players; which seat a tab has is the tab's affair.
 */

/** What a key opens: a table, a hall, or the arbiter's desk of the server. */
export type Place = { kind: 'table' | 'hall' | 'desk'; id: string };

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
  return tab.get(name(place)) ?? keysKept(place)[0] ?? null;
}

/** More keys of one place are not kept on a device. */
const MOST = 6;

/** The keys of a place on this device, the newest first. */
export const keysKept = (place: Place): string[] => (device.get(name(place)) ?? '').split(' ').filter((it) => KEY.test(it));

export function keepKey(place: Place, key: string): void {
  tab.set(name(place), key);
  const others = keysKept(place).filter((it) => it !== key);
  device.set(name(place), [key, ...others].slice(0, MOST).join(' '));
}

/** A seat is left: nothing of it stays here. Without a key, all seats at the place. */
export function forgetKey(place: Place, key: string | null = null): void {
  const others = key === null ? [] : keysKept(place).filter((it) => it !== key);
  if (key === null || tab.get(name(place)) === key) tab.set(name(place), null);
  device.set(name(place), others.length > 0 ? others.join(' ') : null);
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

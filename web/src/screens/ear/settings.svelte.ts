/** How a player who does not see the board wants things said, kept on this device. */
import { FORMS, NAMES, NUMBERS, SPOKEN_LANGS, type Style } from '../../lib/spoken';
import { prefs } from '../../lib/prefs.svelte';

/** Moments at which the clock is told by itself, in milliseconds left. */
export const THRESHOLDS = [600_000, 300_000, 120_000, 60_000, 30_000, 10_000] as const;

export interface EarSettings {
  /** Null where nothing was chosen: the language of the screens. */
  lang: Style['lang'] | null;
  /** Null where nothing was chosen: as prescribed in a game where moves are announced. */
  form: Style['form'] | null;
  pieces: Style['pieces'] | null;
  numbers: Style['numbers'] | null;
  /** A move is announced with its entry, or by its player's own words. */
  announce: 'move' | 'words';
  /** An announcement is repeated by one key, or by the player's own words. */
  repeat: 'key' | 'words';
  thresholds: number[];
  /** Each of the last ten seconds is heard, if the device may make sounds. */
  tick: boolean;
  /** The device speaks, for who uses no screen reader. */
  voice: boolean;
}

const USUAL: EarSettings = {
  lang: null,
  form: null,
  pieces: null,
  numbers: null,
  announce: 'move',
  repeat: 'key',
  thresholds: [...THRESHOLDS],
  tick: false,
  voice: false,
};

const KEPT = 'compongo.ear';

/** The values that each choice can have. */
const VALUES: { [K in keyof EarSettings]?: readonly unknown[] } = {
  lang: [null, ...SPOKEN_LANGS],
  form: [null, ...FORMS],
  pieces: [null, ...NAMES],
  numbers: [null, ...NUMBERS],
  announce: ['move', 'words'],
  repeat: ['key', 'words'],
};

function kept(): EarSettings {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<EarSettings>;
    const known = Object.entries(read).filter(([name, value]) => {
      const values = VALUES[name as keyof EarSettings];
      return values ? values.includes(value) : typeof value === typeof USUAL[name as keyof EarSettings];
    });
    return { ...USUAL, ...Object.fromEntries(known) };
  } catch {
    return { ...USUAL };
  }
}

export const ear: EarSettings = $state(kept());

export function set<K extends keyof EarSettings>(name: K, value: EarSettings[K]): void {
  ear[name] = value;
  try {
    localStorage.setItem(KEPT, JSON.stringify(ear));
  } catch {
    // Then it holds until the page is closed.
  }
}

/** As everything was before anything was chosen. */
export function reset(): void {
  for (const name of Object.keys(USUAL) as (keyof EarSettings)[]) set(name, USUAL[name] as never);
}

/** How moves are said, in a game where they are announced or in another. */
export function styleOf(announced: boolean): Style {
  const lang = ear.lang ?? prefs.lang;
  const form = ear.form ?? (announced ? 'prescribed' : 'plain');
  const usual = form === 'prescribed' ? 'prescribed' : 'own';
  return { lang, form, pieces: ear.pieces ?? usual, numbers: ear.numbers ?? usual };
}

/** What a person has chosen for this device. */
import type { Lang, Letters } from './notation';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

export interface Prefs {
  lang: Lang;
  theme: Theme;
  letters: Letters;
  sound: boolean;
  /** On which side of the board the clocks stand in wide layouts. */
  clocks: 'right' | 'left';
  /** How the upper half of a shared tablet stands. */
  facing: 'opposite' | 'same';
  /** Moves are spoken by the device's own voice. */
  voice: boolean;
}

const KEPT = 'compongo.prefs';

function first(): Prefs {
  const lang: Lang = navigator.language.startsWith('es') ? 'es' : 'en';
  const usual: Prefs = {
    lang,
    theme: 'system',
    letters: 'letters',
    sound: false,
    clocks: 'right',
    facing: 'opposite',
    voice: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Prefs>) };
  } catch {
    return usual;
  }
}

export const prefs: Prefs = $state(first());

export function choose<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
  prefs[name] = value;
  show();
  try {
    localStorage.setItem(KEPT, JSON.stringify(prefs));
  } catch {
    // Then it holds until the page is closed.
  }
}

/** Puts language and theme on the page. */
export function show(): void {
  document.documentElement.lang = prefs.lang;
  document.documentElement.dataset.theme = prefs.theme;
}

// The tables just made, with their links, as long as this entry of the history: a reload loses no
// link, and who comes to set up more finds an empty form.

import type { Made } from './api';

const NAME = 'compongo.made';

export function keep(made: Made | null): void {
  history.replaceState(made ? { made: true } : null, '');
  try {
    if (made) sessionStorage.setItem(NAME, JSON.stringify(made));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Then the links last as long as the page.
  }
}

export function kept(): Made | null {
  if ((history.state as { made?: boolean } | null)?.made !== true) return null;
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Made | null;
  } catch {
    return null;
  }
}

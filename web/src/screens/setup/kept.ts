// The tables just made, with their links, until the tab is closed: a reload loses no link.

import type { Made } from './api';

const NAME = 'compongo.made';

export function keep(made: Made | null): void {
  try {
    if (made) sessionStorage.setItem(NAME, JSON.stringify(made));
    else sessionStorage.removeItem(NAME);
  } catch {
    // Then the links last as long as the page.
  }
}

export function kept(): Made | null {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Made | null;
  } catch {
    return null;
  }
}

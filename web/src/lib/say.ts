/**
 * What is said to screen readers. Two regions stand empty in the page from the beginning:
 * `say` interrupts, `status` waits.
 */

/** A piece of what is said, with its language. */
export interface Speech {
  text: string;
  lang: string;
}

/** The text of several pieces. */
export const textOf = (parts: readonly Speech[]): string => parts.map((it) => it.text).join('');

function put(region: string, what: string | readonly Speech[], lang: string | undefined): void {
  const place = document.getElementById(region);
  if (!place) return;
  const text = typeof what === 'string' ? what : textOf(what);
  // The same text again would not be read: a space that is not seen makes it another.
  const again = place.textContent === text ? '\u00a0' : '';
  if (typeof what === 'string') {
    if (lang) place.lang = lang;
    place.textContent = text + again;
  } else {
    place.replaceChildren(...what.map(spanOf), again);
  }
}

/** A voice may say a part in its own language. */
function spanOf({ text, lang }: Speech): HTMLSpanElement {
  const span = document.createElement('span');
  span.lang = lang;
  span.textContent = text;
  return span;
}

/** What cannot wait: the opponent's move, a ruling, the result, a lost connection. */
export const say = (what: string | readonly Speech[], lang?: string): void => put('say', what, lang);

/** What can wait: the own move, something saved. */
export const status = (what: string | readonly Speech[], lang?: string): void => put('status', what, lang);

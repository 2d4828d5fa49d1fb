/**
 * What is said to screen readers. Two regions stand empty in the page from the beginning:
 * `say` interrupts, `status` waits.
 */

function put(region: string, text: string, lang: string | undefined): void {
  const place = document.getElementById(region);
  if (!place) return;
  // The same text again would not be read: a space that is not seen makes it another.
  const again = place.textContent === text;
  if (lang) place.lang = lang;
  place.textContent = again ? `${text}\u00a0` : text;
}

/** What cannot wait: the opponent's move, a ruling, the result, a lost connection. */
export const say = (text: string, lang?: string): void => put('say', text, lang);

/** What can wait: the own move, something saved. */
export const status = (text: string, lang?: string): void => put('status', text, lang);

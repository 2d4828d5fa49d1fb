/** A typed move, in the player's own letters, as the squares it means; or what is wrong, in words. */
import { piecesOf, typed } from '../../lib/board';
import { t } from '../../lib/i18n.svelte';
import { toEnglish } from '../../lib/notation';
import { prefs } from '../../lib/prefs.svelte';
import type { Seat } from './seat.svelte';

export function resolve(text: string, seat: Seat): { move: string } | { problem: string } {
  const pieces = piecesOf(seat.state?.fen ?? '');
  let found = typed(toEnglish(text, prefs.lang), pieces, seat.mover);
  // English letters are understood in every language, where they mean something.
  if ('problem' in found && prefs.lang !== 'en') {
    const plain = typed(toEnglish(text, 'en'), pieces, seat.mover);
    if ('move' in plain) found = plain;
  }
  return 'move' in found ? found : { problem: t(`typed-${found.problem}`) };
}

// Alerts in words.

import { t, words } from '../../lib/i18n.svelte';
import { sanIn } from '../../lib/notation';
import { prefs } from '../../lib/prefs.svelte';
import type { AlertRow } from './desk';

/** A move with its number, in the letters of the reader. */
export function moveOf(numbered: string): string {
  const at = numbered.search(/[^\d.]/);
  return at < 0 ? numbered : numbered.slice(0, at) + sanIn(numbered.slice(at), prefs.lang);
}

/** What an alert is. */
export function sentence(alert: AlertRow): string {
  const by = alert.player ?? 'white';
  const followed = !alert.code.endsWith('-move');
  const move = alert.move === null ? '' : followed ? sanIn(alert.move, prefs.lang) : alert.move;
  const what = alert.why ? t('desk-illegal-because', { move, why: words(alert.why) }) : t(`desk-code-${alert.code}`, { by, move });
  if (alert.cause) return `${what} ${t(`desk-cause-${alert.cause}`)}`;
  if (alert.verdict) return `${what} ${t(`desk-verdict-${alert.verdict}`, { by })}`;
  return what;
}

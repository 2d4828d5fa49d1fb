// What a notice says.

import { t } from '../../lib/i18n.svelte';
import type { Notice } from '../../lib/protocol';

const KNOWN = new Set(['claim', 'quickplay', 'flag', 'illegal-move', 'call', 'question', 'late', 'restart']);

export function noticeText(notice: Notice): string {
  const who = notice.player ? t(`color-${notice.player}`) : t('console-someone');
  return KNOWN.has(notice.kind) ? t(`console-notice-${notice.kind}`, { who }) : t('console-notice-other', { who, kind: notice.kind });
}

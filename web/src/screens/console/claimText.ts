// What a claim that waits says.

import { moveNumber } from '../../lib/board';
import { moveText, t } from '../../lib/i18n.svelte';
import type { Claim, TableView } from '../../lib/protocol';

export function claimText({ by, ground, move }: Claim, { moves, start }: TableView): string {
  return t(move ? 'console-claim-with' : 'console-claim', {
    who: t(`color-${by}`),
    ground: t('ground', { ground }),
    move: move ? moveText({ uci: move, san: null, ...moveNumber(moves.length, start) }) : '',
  });
}

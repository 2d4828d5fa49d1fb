/** Times as they are spoken. */
import { t } from '../../lib/i18n.svelte';
import { reading } from '../../lib/clock';
import { COLORS, type Color } from '../../lib/protocol';
import type { Seat } from './seat.svelte';

/** "1 hour 2 minutes 5 seconds"; whole seconds, down. */
export function spokenTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    ['hours', Math.floor(seconds / 3600)],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const;
  const said = parts.filter(([, n]) => n > 0).map(([unit, n]) => t(`spoken-${unit}`, { n }));
  return said.length > 0 ? said.join(' ') : t('spoken-seconds', { n: 0 });
}

/** Both clocks, the one that runs first. */
export function spokenClocks(seat: Seat, at: number | null): string {
  const { clock, at: stateAt } = seat.state!;
  if (!clock) return t('clock-none');
  const first: Color = clock.running ?? 'white';
  return [first, ...COLORS.filter((it) => it !== first)]
    .map((color) => `${t(`color-${color}`)}, ${spokenTime(reading(clock, color, stateAt, at).ms)}`)
    .join('. ');
}

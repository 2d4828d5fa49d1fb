/** The own clock tells itself at the moments that were chosen, and ticks at the end if wanted. */
import { untrack } from 'svelte';
import { reading } from '../../lib/clock';
import { chime } from '../../lib/sounds';
import { timeIn } from '../../lib/spoken';
import type { Ear } from './ear.svelte';
import { ear as settings } from './settings.svelte';

/** From here on each second is heard, in milliseconds. */
const TICKS = 10_000;

/** The threshold that was passed between two readings, the lowest if several were. */
export const passed = (before: number, now: number, thresholds: readonly number[]): number | undefined =>
  [...thresholds].sort((a, b) => a - b).find((it) => now <= it && before > it);

/** Whether a whole second of the last ones went by between two readings. */
export const ticked = (before: number, now: number): boolean =>
  now > 0 && now < TICKS && Math.ceil(now / 1000) < Math.ceil(before / 1000);

/** Call it while a component is set up. */
export function watchTime(ear: Ear, at: () => number | null): void {
  let before: number | null = null;
  $effect(() => {
    const { state, own } = ear;
    const now = at();
    untrack(() => {
      if (!state.clock || state.clock.running !== own || state.stage !== 'playing') {
        before = null;
        return;
      }
      const { ms } = reading(state.clock, own, state.at, now);
      if (before !== null) {
        const threshold = passed(before, ms, settings.thresholds);
        if (threshold !== undefined) ear.news(ear.tell('time-left', { time: timeIn(ear.style.lang, threshold) }));
        if (settings.tick && ticked(before, ms)) chime('tick');
      }
      before = ms;
    });
  });
}

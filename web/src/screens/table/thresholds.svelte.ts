/** The own clock tells itself when little is left: said to screen readers, and a tone if wanted. */
import { untrack } from 'svelte';
import { reading } from '../../lib/clock';
import { status } from '../../lib/say';
import type { Seat } from './seat.svelte';
import { chime } from '../../lib/sounds';
import { spokenTime } from './spokenTime.svelte';

const STEPS = [600_000, 300_000, 120_000, 60_000, 30_000, 10_000];

/** Call it while a component is set up. */
export function watchTime(seat: () => Seat, at: () => number | null): void {
  let before: number | null = null;
  let warned = false;
  $effect(() => {
    const { state, own } = seat();
    const now = at();
    untrack(() => {
      const clock = state?.clock;
      if (!clock || own === null || clock.running !== own || state.stage !== 'playing') {
        before = null;
        return;
      }
      const { ms } = reading(clock, own, state.at, now);
      const crossed = before === null ? undefined : STEPS.find((it) => ms <= it && before! > it);
      if (crossed !== undefined) status(spokenTime(crossed));
      if (crossed === 60_000 && !warned) {
        warned = true;
        chime('low');
      }
      before = ms;
    });
  });
}

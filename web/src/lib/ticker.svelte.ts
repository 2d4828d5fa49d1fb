/** The present, for clocks: one timer for the whole page, running while someone looks. */

const present = $state({ now: performance.now() });
let lookers = 0;
let timer: number | undefined;

/** Ten times a second is enough for tenths. */
const EVERY = 100;

/** Keeps time running for a component: call it while the component is set up. */
export function ticking(): { readonly now: number } {
  $effect(() => {
    lookers += 1;
    timer ??= window.setInterval(() => (present.now = performance.now()), EVERY);
    return () => {
      lookers -= 1;
      if (lookers > 0) return;
      window.clearInterval(timer);
      timer = undefined;
    };
  });
  return present;
}

/** Whether a seat is played on the linear page, by ear and text, instead of on the board. */

const KEPT = 'compongo.linear';

function kept(): boolean | null {
  try {
    const text = localStorage.getItem(KEPT);
    return text === null ? null : text === 'yes';
  } catch {
    return null;
  }
}

export const linear = $state({
  /** What was chosen on this device; null if nothing was. */
  chosen: kept(),
  /** What the seat's regulations or the arbiter suggest. */
  suggested: false,
  /** The seat on the page can be played so. */
  possible: false,
});

export const isLinear = (): boolean => linear.possible && (linear.chosen ?? linear.suggested);

export function chooseLinear(on: boolean): void {
  linear.chosen = on;
  try {
    localStorage.setItem(KEPT, on ? 'yes' : 'no');
  } catch {
    // Then it holds until the page is closed.
  }
}

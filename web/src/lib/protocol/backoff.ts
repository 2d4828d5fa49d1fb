/**
 * How long to wait before trying again: doubling, with jitter, so that a hall full of tablets does
 * not come back in the same instant.
 */
export function waitBefore(attempt: number, random: () => number): number {
  const ceiling = Math.min(10_000, 250 * 2 ** Math.min(attempt, 6));
  return Math.round(ceiling / 2 + (random() * ceiling) / 2);
}

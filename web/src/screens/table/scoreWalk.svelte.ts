/**
 * Walking through the score with the keys. While the game goes on only the list is walked, which
 * lies open before everyone; the board stays as it stands.
 */

export class ScoreWalk {
  /** The move looked at, counted from nought; none follows the last one. */
  #index: number | null = $state(null);

  /** How many single moves are shown as played, of so many. */
  at(moves: number): number {
    return this.#index === null ? moves : Math.min(this.#index + 1, moves);
  }

  /** Goes by a key; gives the index of the move to be read out, or null if there is none. */
  press(key: string, moves: number): number | null {
    if (moves === 0) return null;
    const here = this.at(moves) - 1;
    const to = { PageUp: here - 1, PageDown: here + 1, Home: 0, End: moves - 1 }[key] ?? here;
    const index = Math.max(0, Math.min(moves - 1, to));
    this.#index = index === moves - 1 ? null : index;
    return index;
  }
}

export const WALKS = new Set(['PageUp', 'PageDown', 'Home', 'End']);

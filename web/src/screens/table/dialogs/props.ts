import type { Color } from '../../../lib/protocol';
import type { Seat } from '../seat.svelte';

/** What every window of a player gets. */
export interface AskProps {
  seat: Seat;
  /** Who asks. */
  color: Color;
  /** He sits opposite at a shared screen. */
  turned: boolean;
  close: () => void;
}

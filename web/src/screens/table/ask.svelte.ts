/** Which window of questions is open, and for which player; whose scoresheet lies over the board. */
import type { Color } from '../../lib/protocol';

export type Question = 'draw' | 'claim' | 'flag' | 'arbiter' | 'resign' | 'quickplay' | 'keys' | 'clocks';

export class Ask {
  open: Question | null = $state(null);
  /** For whom: the player at whose side it was asked. */
  color: Color = $state('white');
  sheet: Color | null = $state(null);

  show(question: Question, color: Color): void {
    this.color = color;
    this.open = question;
  }

  close(): void {
    this.open = null;
  }

  /** The board or a player's scoresheet. */
  turn(color: Color): void {
    this.sheet = this.sheet === color ? null : color;
    // Both clocks are at the edges of the board.
    scrollTo({ top: 0 });
  }
}

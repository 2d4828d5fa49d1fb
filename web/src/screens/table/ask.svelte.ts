/** Which window of questions is open, and for which player. */
import type { Color } from '../../lib/protocol';

export type Question = 'draw' | 'claim' | 'flag' | 'arbiter' | 'resign' | 'quickplay' | 'keys' | 'clocks';

export class Ask {
  open: Question | null = $state(null);
  /** For whom: the player at whose side it was asked. */
  color: Color = $state('white');

  show(question: Question, color: Color): void {
    this.color = color;
    this.open = question;
  }

  close(): void {
    this.open = null;
  }
}

// The server reads the text of a time control while it is typed.

import { ApiError } from '../../lib/api';
import { readTime, type ReadTime } from '../../lib/timeControl';
import { PRESETS } from './presets';

export type TimeState =
  | { is: 'none' }
  | { is: 'reading' }
  | { is: 'read'; as: ReadTime }
  | { is: 'wrong'; error: ApiError }
  | { is: 'offline' };

export class TimeReader {
  state: TimeState = $state({ is: 'none' });
  #asked = '';
  #stop: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks about a text once it has stood for a moment. */
  read(text: string, edition: string): void {
    const asked = `${edition} ${text.trim()}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    clearTimeout(this.#timer);
    this.#stop?.abort();
    if (text.trim() === '') {
      this.state = { is: 'none' };
      return;
    }
    if (this.state.is !== 'read') this.state = { is: 'reading' };
    this.#timer = setTimeout(() => void this.#ask(text.trim(), edition), 180);
  }

  async #ask(text: string, edition: string): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    try {
      const short = PRESETS.some((it) => it.text === text);
      this.state = { is: 'read', as: await readTime(text, edition, short, stop.signal) };
    } catch (error) {
      if (stop.signal.aborted) return;
      this.state = error instanceof ApiError && error.status > 0 ? { is: 'wrong', error } : { is: 'offline' };
    }
  }

  /** The text for the regulations: what the server made of it; `null` without a clock. */
  canonical(text: string): string | null {
    if (text.trim() === '') return null;
    return this.state.is === 'read' ? this.state.as.canonical : text.trim();
  }
}

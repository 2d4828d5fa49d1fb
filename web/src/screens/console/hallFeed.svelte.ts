// The news of a hall, kept up for a screen.

import { ApiError, call, path } from '../../lib/api';
import type { GameEvent } from '../../lib/protocol';
import { completed, EMPTY, heard, opened, type HallAnswer, type HallView, type Row } from './hall';
import { listen } from '../../lib/protocol/sse';

/** How many questions are asked at a time. */
const AT_ONCE = 3;

export class HallFeed {
  view: HallView = $state.raw(EMPTY);
  /** `ended` if the key does not open the hall. */
  state: 'connecting' | 'live' | 'lost' | 'ended' = $state('connecting');
  error: ApiError | null = $state.raw(null);
  #end: () => void;

  constructor(
    readonly hall: string,
    readonly key: string | null,
  ) {
    const place = `/halls${path(hall)}`;
    void this.#fetch(place);
    this.#end = listen(`/api${place}/events`, key, {
      // What happened before the line stood is fetched again; what comes meanwhile is newer and wins.
      open: () => void this.#fetch(place),
      event: ({ event, data }) => {
        this.view = heard(this.view, event, JSON.parse(data) as unknown, performance.now());
      },
      lost: () => {
        if (this.state === 'ended') return;
        this.state = 'lost';
      },
    });
  }

  async #fetch(place: string): Promise<void> {
    try {
      const answer = await call<HallAnswer>(place, { key: this.key });
      const newer = new Map(this.view.rows.map((row) => [row.table, row]));
      const view = opened(answer, this.view, performance.now());
      const rows = view.rows.map((row) => {
        const known = newer.get(row.table);
        return known && known.seq > row.seq ? known : row;
      });
      this.view = { ...view, rows };
      this.state = 'live';
      this.error = null;
      void this.#complete();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      if ([401, 403, 404].includes(error.status)) {
        this.state = 'ended';
        this.#end();
      }
    }
  }

  /** Asks for the last event of each game in play, a few at a time. */
  async #complete(): Promise<void> {
    const waiting = this.view.rows.filter((row) => row.stage !== 'over' && row.increment === undefined && row.seq > 0);
    const next = async (): Promise<void> => {
      for (let row = waiting.shift(); row; row = waiting.shift()) await this.#completeOne(row);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  async #completeOne({ table, seq }: Row): Promise<void> {
    try {
      const { events } = await call<{ events: GameEvent[] }>(`/tables${path(table)}/log?since=${seq - 1}`, { key: this.key });
      const rows = this.view.rows.map((row) => (row.table === table ? completed(row, events[0], Date.now()) : row));
      this.view = { ...this.view, rows };
    } catch (error) {
      // A table that tells no more is shown as its summary has it.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  end(): void {
    this.#end();
  }
}

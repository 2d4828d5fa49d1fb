// The news of a hall, kept up for a screen.

import { ApiError, call, path } from '../../lib/api';
import { EMPTY, heard, opened, type HallAnswer, type HallView } from './hall';
import { listen } from './sse';

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
    this.#end = listen(`/api${place}/events`, key, {
      // What happened before the line stood is fetched; what comes meanwhile is newer and wins.
      open: () => void this.#fetch(place),
      event: ({ event, data }) => {
        this.view = heard(this.view, event, JSON.parse(data) as unknown, performance.now());
      },
      lost: () => {
        if (this.state === 'ended') return;
        this.state = 'lost';
        if (this.view === EMPTY) void this.#fetch(place);
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
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.error = error;
      if ([401, 403, 404].includes(error.status)) {
        this.state = 'ended';
        this.#end();
      }
    }
  }

  end(): void {
    this.#end();
  }
}

// Keeps up a game for a spectator.

import { ApiError, path } from '../../lib/api';
import type { GameEvent, Settings } from '../../lib/protocol';
import { listen, type ServerEvent } from '../../lib/protocol/sse';
import { story, whole, type Whole } from '../../lib/protocol/load';
import { after, begun, elapsed, type Watched } from './watching';

export class Watch {
  game: Watched | null = $state.raw(null);
  line: 'connecting' | 'live' | 'lost' = $state('connecting');
  failed: ApiError | null = $state.raw(null);
  #end: (() => void) | null = null;
  #ended = false;

  constructor(
    readonly table: string,
    public key: string | null,
    readonly heard: (event: GameEvent) => void = () => undefined,
  ) {
    void this.#begin();
  }

  end(): void {
    this.#ended = true;
    this.#end?.();
  }

  async #begin(): Promise<void> {
    try {
      const game = await this.#fetch();
      const { seq } = game.snapshot;
      // Without the table's clock, the last event tells when it was: the clock has run since.
      const last = seq > 0 && game.snapshot.now === undefined && game.snapshot.state.clock?.running ? (await story(this.table, this.key, seq - 1)).at(-1) : undefined;
      const gone = game.snapshot.state.clock?.running ? elapsed(last?.wall, game.settings.delayMs ?? 0, Date.now()) : 0;
      this.game = begun(game, performance.now(), gone);
    } catch (error) {
      if (error instanceof ApiError) this.failed = error;
      else throw error;
    }
    if (this.game && !this.#ended) this.#listen(this.game.seq);
  }

  /** Whoever may do more at a table looks on as the public does, where it may. */
  async #fetch(): Promise<Whole> {
    if (this.key === null) return whole(this.table, null);
    try {
      const game = await whole(this.table, null);
      this.key = null;
      return game;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return whole(this.table, this.key);
      throw error;
    }
  }

  #listen(since: number): void {
    this.#end = listen(`/api/tables${path(this.table)}/events?since=${since}`, this.key, {
      open: () => (this.line = 'live'),
      lost: () => (this.line = 'lost'),
      event: (event) => this.#take(event),
    });
  }

  #take({ event, data }: ServerEvent): void {
    if (!this.game) return;
    if (event === 'settings') this.game = { ...this.game, settings: JSON.parse(data) as Settings };
    if (event !== 'event') return;
    const told = JSON.parse(data) as GameEvent;
    const next = after(this.game, told, performance.now());
    if (next === this.game) return;
    this.game = next;
    this.heard(told);
  }
}

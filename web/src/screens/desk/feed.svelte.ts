// The news of the desk, kept up for a screen.

import { ApiError, call, path } from '../../lib/api';
import { listen } from '../../lib/protocol/sse';
import { calls, EMPTY, heard, type AlertRow, type DeskView } from './desk';

export class DeskFeed {
  view: DeskView = $state.raw(EMPTY);
  /** `ended` if the key does not open the desk, `none` if this server has none. */
  state: 'connecting' | 'live' | 'lost' | 'ended' | 'none' = $state('connecting');
  #end: () => void;
  #asked = 0;
  /** What was heard while an answer to the last question is on its way. */
  #meanwhile: { event: string; news: unknown }[] | null = null;

  constructor(
    readonly key: string | null,
    call_: (alert: AlertRow) => void,
  ) {
    this.#end = listen('/api/desk/events', key, {
      open: () => void this.#fetch(),
      event: ({ event, data }) => {
        const news = JSON.parse(data) as unknown;
        this.#meanwhile?.push({ event, news });
        this.view = heard(this.view, event, news);
        if (!calls(event, news)) return;
        const alert = this.view.alerts.find((it) => it.id === (news as { id: string }).id);
        if (alert) call_(alert);
      },
      lost: () => {
        if (this.state === 'live' || this.state === 'connecting') this.state = 'lost';
      },
    });
    void this.#fetch();
  }

  async #fetch(): Promise<void> {
    const asked = ++this.#asked;
    this.#meanwhile = [];
    try {
      // Asked once the line stands, so that nothing is missed; what is told twice changes nothing.
      const whole = await call<DeskView>('/desk', { key: this.key });
      if (asked !== this.#asked) return;
      // The answer may be older than what was heard before it came.
      this.view = this.#meanwhile.reduce((view, it) => heard(view, it.event, it.news), whole);
      this.#meanwhile = null;
      this.state = 'live';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) this.state = 'none';
      else if (error.status === 401) this.state = 'ended';
      else return;
      this.#end();
    }
  }

  async acknowledge(alert: AlertRow): Promise<void> {
    await call(`/desk/alerts${path(alert.id)}/acknowledge`, { method: 'POST', key: this.key });
    this.view = heard(this.view, 'acknowledged', { id: alert.id });
  }

  /** Follows one more address. */
  async add(address: string): Promise<void> {
    await call('/desk/sources', { method: 'POST', key: this.key, body: { address } });
  }

  async remove(source: number): Promise<void> {
    await call(`/desk/sources${path(source)}`, { method: 'DELETE', key: this.key });
    this.view = heard(this.view, 'source-gone', { source });
  }

  end(): void {
    this.#end();
  }
}

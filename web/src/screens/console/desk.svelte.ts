// One table on the arbiter's desk: what is known of it, its whole story, and what he tells it.

import { reading, TableTime } from '../../lib/clock';
import { openLink, type Answer, type Color, type Command, type GameEvent, type LinkState, type Refused, type TableLink, type TableView } from '../../lib/protocol';
import { story } from '../../lib/protocol/load';
import type { Doing } from './tools';

export class Desk {
  view: TableView | null = $state.raw(null);
  link: LinkState = $state.raw({ is: 'connecting' });
  /** All events, the oldest first. */
  log: readonly GameEvent[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  readonly time = new TableTime();
  #link: TableLink;
  #close: () => void;
  #loaded = false;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {
    const { link, close } = openLink(table, key, {
      changed: () => this.#changed(),
      event: (event) => {
        if (this.#loaded) this.log = [...this.log, event];
      },
      timed: (at, now, error) => this.time.read(at, now, error),
    });
    this.#link = link;
    this.#close = close;
  }

  end(): void {
    this.#close();
  }

  #changed(): void {
    // The link calls this while it is still being made.
    const link = this.#link as TableLink | undefined;
    if (!link) return;
    const first = this.view === null && link.view !== null;
    this.view = link.view;
    this.link = link.state;
    if (link.view) this.time.guess(link.view.state.at, performance.now());
    if (first) void this.#load();
  }

  /** The story up to now; what comes meanwhile is appended. */
  async #load(): Promise<void> {
    // Where the story cannot be had, it begins with what this desk hears.
    const all = await story(this.table, this.key).catch(() => []);
    const known = all.at(-1)?.seq ?? 0;
    const since = this.view?.events.filter((it) => it.seq > known) ?? [];
    this.log = [...all, ...since];
    this.#loaded = true;
  }

  /** Tells facts one after the other; stops at the first that is refused. */
  async tell(doings: readonly Doing[]): Promise<Answer | null> {
    this.refused = null;
    let answer: Answer | null = null;
    for (const { act, by } of doings) {
      answer = await this.ask(by ? { do: act, by } : { do: act });
      if (!answer.ok) return answer;
    }
    return answer;
  }

  async ask(command: Command): Promise<Answer> {
    const answer = await this.#link.ask(command);
    if (!answer.ok) this.refused = answer.refused;
    return answer;
  }

  /** The event of an acknowledged fact, once it has come. */
  event(seq: number | null): GameEvent | null {
    return this.view?.events.find((it) => it.seq === seq) ?? null;
  }

  /** The state before an event. */
  before(event: GameEvent): GameEvent['state'] | null {
    const index = this.log.findIndex((it) => it.seq === event.seq);
    return index > 0 ? (this.log[index - 1]?.state ?? null) : null;
  }

  /** Milliseconds a side has left now. */
  left(color: Color, now: number): number | null {
    const { clock, at } = this.view?.state ?? {};
    return clock && at !== undefined ? reading(clock, color, at, this.time.at(now)).ms : null;
  }
}

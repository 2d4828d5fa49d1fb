/** A seat at a table: the link, what is known, and what the player's hand is doing. */
import { gestureOf, lift, moved, nameOf, piecesOf, release, ROLE_WORDS, standing, type Held, type Pieces, type Square } from '../../lib/board';
import { TableTime } from '../../lib/clock';
import { isRoutine } from '../../lib/rulings';
import { channelOf, Lead } from './lead.svelte';
import {
  openLink, type Act, type Answer, type Color, type Command, type GameEvent, type GameState, type LinkState,
  type Message, type TableLink, type TableView,
} from '../../lib/protocol';

export interface Line {
  text: Message;
  articles: string[];
}

/** What was said to this seat: what followed from one event, or a refusal, with the articles. */
export interface Told {
  n: number;
  kind: 'ruling' | 'refusal';
  lines: readonly Line[];
  /** When, on our clock. */
  heard: number;
}

/** Whether a consequence needs a line of its own. */
export const isNews = (line: Line, event: GameEvent): boolean => !isRoutine(line, event) && line.text.id !== 'effect-recorded';

const KEPT = 60;

export class Seat {
  view: TableView | null = $state.raw(null);
  link: LinkState = $state.raw({ is: 'connecting' });
  pending: readonly Command[] = $state.raw([]);
  told: readonly Told[] = $state.raw([]);
  /** Up to here, what was refused has been mended by something that was not. */
  mended = $state(0);
  /** The piece in the hand. */
  lifted: Square | null = $state(null);
  /** The own move that is drawn before the server has answered. */
  drawn: string | null = $state(null);
  /** Touching is adjusting: "j'adoube" was said. */
  adjusting = $state(false);
  /** Where a move goes that is made on the board to be sealed; nothing of it is told. */
  toSeal: ((uci: string) => void) | null = $state.raw(null);

  readonly time = new TableTime();
  readonly lead: Lead;
  #link: TableLink;
  #close: () => void;
  #count = 0;
  /** The event after which `drawn` is no longer needed. */
  #until: number | null = null;

  constructor(table: string, key: string | null, heard: (event: GameEvent, seat: Seat) => void) {
    this.lead = new Lead(channelOf(table, key));
    const { link, close } = openLink(table, key, {
      changed: () => this.#changed(),
      event: (event) => {
        // What is said of an event is said of the table after it.
        this.#changed();
        this.#hear(event);
        heard(event, this);
      },
      timed: (at, now, error) => this.time.read(at, now, error),
    });
    this.#link = link;
    this.#close = close;
  }

  close(): void {
    this.lead.end();
    this.#close();
  }

  get state(): GameState | null {
    return this.view?.state ?? null;
  }

  /** The player for whom this seat speaks; null at a shared screen, where both do. */
  get own(): Color | null {
    const role = this.view?.role ?? '';
    return role.startsWith('white') ? 'white' : role.startsWith('black') ? 'black' : null;
  }

  get shared(): boolean {
    return this.view?.role === 'shared';
  }

  /** An assistant where a player does not see: his hand makes the moves of both. */
  get assists(): boolean {
    const regulations = this.view?.settings.regulations;
    const blind = (color: Color) => (regulations?.[color] as { 'visually-impaired'?: boolean } | undefined)?.['visually-impaired'] === true;
    return this.view?.role.endsWith('-assistant') === true && (blind('white') || blind('black'));
  }

  /** Whose hand is at the board. */
  get mover(): Color {
    if (this.assists) return this.state?.turn ?? 'white';
    return this.own ?? this.state?.turn ?? 'white';
  }

  /** The opponent's illegal move stands unfinished, and may be answered. */
  get mayReply(): boolean {
    const { state, view } = this;
    return !!state?.hand?.illegal && view?.settings.regulations.guarded !== true && state.turn !== this.mover;
  }

  /** Whether hands may touch pieces now. */
  get active(): boolean {
    const { state } = this;
    if (!this.lead.leads) return false;
    if (this.toSeal) return this.link.is !== 'ended';
    return state?.stage === 'playing' && this.link.is !== 'ended' && (state.turn === this.mover || this.mayReply);
  }

  /** What stands on the board, the own move that is on its way included. */
  get pieces(): Pieces {
    const { state } = this;
    if (!state) return new Map();
    const stands = standing(piecesOf(state.fen), state.hand);
    const gesture = this.drawn ? gestureOf(this.drawn) : null;
    return gesture ? moved(standing(piecesOf(state.fen), null), gesture) : stands;
  }

  get held(): Held {
    const { state, view } = this;
    const regulations = view?.settings.regulations;
    const autoPress = view?.settings.autoPress === true;
    return {
      pieces: piecesOf(state?.fen ?? ''),
      hand: state?.hand ?? null,
      mover: this.mover,
      chess960: regulations?.['chess960'] === true,
      autoPress,
      inParts: regulations?.guarded !== true && !autoPress,
    };
  }

  /** A piece is taken up, or adjusted. */
  lift(square: Square): void {
    if (!this.active) return;
    if (this.toSeal) {
      this.lifted = piecesOf(this.state?.fen ?? '').get(square)?.color === this.mover ? square : null;
      return;
    }
    const { facts, lifted } = lift(this.held, square);
    if (this.adjusting) {
      for (const fact of facts) void this.act({ ...fact, do: 'adjust' });
      return;
    }
    this.lifted = lifted;
    // Who answers an illegal move has not got the move yet: his touch is told with his move.
    if (!this.mayReply) this.#tell(facts);
  }

  release(square: Square): void {
    const from = this.lifted;
    if (from === null) return;
    if (!this.active || this.toSeal) {
      this.lifted = null;
      if (from !== square) this.toSeal?.(nameOf(from) + nameOf(square));
      return;
    }
    const { facts, lifted, drawn } = release(this.held, from, square);
    this.lifted = lifted;
    this.drawn = drawn;
    this.#until = null;
    this.#tell(facts);
  }

  putBack(): void {
    this.lifted = null;
  }

  /** A whole move that was typed: the same facts as by hand. */
  play(uci: string): void {
    const gesture = gestureOf(uci);
    if (!gesture || !this.active) return;
    this.lift(gesture.from);
    if (this.adjusting || this.lifted === null) return;
    this.release(gesture.to);
    if (gesture.promotion) void this.act({ do: 'place', square: nameOf(gesture.to), piece: ROLE_WORDS[gesture.promotion] });
  }

  async act(act: Act, by: Color | null = null): Promise<Answer> {
    const speaks = this.shared ? (by ?? this.mover) : null;
    const answer = await this.#link.ask(speaks ? { do: act, by: speaks } : { do: act });
    this.#answered(answer);
    return answer;
  }

  async ready(ready: boolean, by: Color | null): Promise<Answer> {
    const answer = await this.#link.ask(this.shared && by ? { ready, by } : { ready });
    if (!answer.ok) this.#refused(answer);
    return answer;
  }

  /** Whether a press of the clock by this player waits for its answer. */
  pressing(color: Color): boolean {
    return this.pending.some(
      (it) => 'do' in it && (it.do.do === 'press' || it.do['press'] === true) && (it.by ?? this.own) === color,
    );
  }

  #tell(facts: readonly Act[]): void {
    for (const fact of facts) {
      void this.act(fact).then((answer) => {
        if (!answer.ok && fact.do === 'touch') this.lifted = null;
      });
    }
  }

  #answered(answer: Answer): void {
    if (!answer.ok) {
      this.drawn = null;
      this.#refused(answer);
    } else {
      this.mended = this.#count;
      if (answer.seq !== null && this.drawn !== null) this.#until = answer.seq;
    }
    this.#settle();
  }

  #refused(answer: Answer & { ok: false }): void {
    const { why, articles } = answer.refused;
    this.#push('refusal', [{ text: why, articles }]);
  }

  #push(kind: Told['kind'], lines: readonly Line[]): void {
    const [last, heard] = [this.told.at(-1), performance.now()];
    // Two facts of one gesture are refused for one reason.
    const again = last?.kind === 'refusal' && heard - last.heard < 1_000 && same(last.lines, lines);
    if (again || lines.length === 0) return;
    this.#count += 1;
    this.told = [...this.told, { n: this.#count, kind, lines, heard }].slice(-KEPT);
  }

  #hear(event: GameEvent): void {
    this.#push('ruling', event.rulings.filter((it) => isNews(it, event)));
  }

  #changed(): void {
    // The link calls this while it is still being made.
    const link = this.#link as TableLink | undefined;
    if (!link) return;
    const before = this.view?.state;
    this.view = link.view;
    this.link = link.state;
    this.pending = link.pending;
    const state = link.view?.state;
    if (state && state !== before) {
      this.time.guess(state.at, performance.now());
      if (before && (state.turn !== before.turn || state.stage !== 'playing')) this.lifted = null;
      if (state.stage !== 'playing') this.drawn = null;
    }
    this.#settle();
  }

  #settle(): void {
    if (this.#until !== null && (this.view?.seq ?? 0) >= this.#until) {
      this.drawn = null;
      this.#until = null;
    }
  }
}

const same = (a: readonly Line[], b: readonly Line[]): boolean => JSON.stringify(a) === JSON.stringify(b);

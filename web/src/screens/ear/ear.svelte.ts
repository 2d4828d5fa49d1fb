/** A seat played by ear: what is said at it, in which words, and what was said so far. */
import { sentence } from '../../lib/sentence';
import { words } from '../../lib/i18n.svelte';
import { positions, type Pieces } from '../../lib/board';
import { phrase, sayMove, sentenced, type Style } from '../../lib/spoken';
import { prefs } from '../../lib/prefs.svelte';
import { say, status, textOf, type Speech } from '../../lib/say';
import { hush, speak } from '../../lib/voice';
import { other, type Act, type Answer, type Color, type Duty, type GameState, type Message, type Ply, type TableView } from '../../lib/protocol';
import type { Seat } from '../table/seat.svelte';
import { ear as settings, styleOf } from './settings.svelte';

export interface Line {
  n: number;
  parts: readonly Speech[];
}

type Arg = string | number | Speech;

const KEPT = 200;
/** What follows so soon after other news is said together with it, in milliseconds. */
const TOGETHER = 400;
/** Where a part in another language stands in a phrase while it is put together. */
const HOLES = ['\uE000', '\uE001', '\uE002'];

export class Ear {
  /** What was said, the newest last. */
  lines: readonly Line[] = $state.raw([]);
  /** The single move that is being read in walking through the game; null at none. */
  cursor: number | null = null;
  #count = 0;
  #news: { parts: readonly Speech[]; at: number } | null = null;

  constructor(readonly seat: Seat) {}

  get view(): TableView {
    return this.seat.view!;
  }

  get state(): GameState {
    return this.view.state;
  }

  get own(): Color {
    return this.seat.own ?? 'white';
  }

  /** Whether moves are announced here: one of the players does not see. */
  get announced(): boolean {
    return announces(this.view);
  }

  get style(): Style {
    return styleOf(this.announced);
  }

  /** Nobody is to gain time to think by a claim: while it is examined the position is not told. */
  get covered(): boolean {
    return !!this.state.claim && this.state.stage === 'halted';
  }

  get duties(): readonly string[] {
    return (this.state.duties?.[this.own] ?? []).map((it: Duty) => it.duty);
  }

  /** The opponent's announcement that is to be repeated. */
  get toRepeat(): string | null {
    const said = this.state.said;
    return said && said.by !== this.own && said.heard !== said.move ? said.move : null;
  }

  /** What stood on the board after so many single moves. */
  standing(plies: number): Pieces {
    return positions(this.view.start, this.view.moves.slice(0, plies)).at(-1)!;
  }

  /** The pieces before a move that was announced: the last one played, or one not played yet. */
  before(by: Color): Pieces {
    const { moves } = this.view;
    return this.standing(moves.at(-1)?.by === by ? moves.length - 1 : moves.length);
  }

  /** A phrase as pieces of speech. */
  tell(id: string, args: Record<string, Arg> = {}): Speech[] {
    const { lang } = this.style;
    const others: Speech[] = [];
    const plain: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(args)) {
      plain[name] = typeof value === 'object' ? (HOLES[others.push(value) - 1] ?? '') : value;
    }
    const text = sentenced(phrase(lang, id, plain));
    const parts = text.split(new RegExp(`([${HOLES.join('')}])`)).map((part) => others[HOLES.indexOf(part)] ?? { text: part, lang });
    const said = parts.filter((it) => it.text !== '');
    return said.map((it, i) => (i === 0 ? { ...it, text: sentenced(it.text) } : it));
  }

  /** A ruling or a refusal, in the language of the screens, which is that of the Laws here. */
  told(message: Message, articles: readonly string[] = []): Speech[] {
    const text = sentence(words(message));
    return [{ text: articles.length > 0 ? `${text} (${articles.join(', ')})` : text, lang: prefs.lang }];
  }

  /** A move from the pieces before it. */
  moveIn(pieces: Pieces, uci: string, san: string | null): Speech {
    const { style } = this;
    const german = style.pieces === 'prescribed' && (style.form === 'prescribed' || style.form === 'nato' || style.form === 'plain');
    return { text: sayMove(pieces, uci, san, style), lang: german ? 'de' : style.lang };
  }

  /** A move of the game by its place in it. */
  moveAt(index: number): Speech | null {
    const ply: Ply | undefined = this.view.moves[index];
    if (!ply) return null;
    if (!ply.uci) return { text: '–', lang: this.style.lang };
    return this.moveIn(this.standing(index), ply.uci, ply.san);
  }

  color(color: Color): string {
    return phrase(this.style.lang, 'color', { color });
  }

  get rival(): Color {
    return other(this.own);
  }

  /** What was asked for is said at once, whatever is being said. */
  answer(parts: readonly Speech[]): void {
    if (parts.length === 0) return;
    this.#news = null;
    if (settings.voice) hush();
    this.#say(parts, parts, 'urgent');
  }

  /** What happened is said, together with what happened just before. */
  news(parts: readonly Speech[], how: 'urgent' | 'calm' = 'urgent'): void {
    if (parts.length === 0) return;
    const at = performance.now();
    const joined = this.#news && at - this.#news.at < TOGETHER ? [...this.#news.parts, ...join(parts)] : parts;
    this.#news = { parts: joined, at };
    this.#say(parts, joined, how);
  }

  #say(parts: readonly Speech[], joined: readonly Speech[], how: 'urgent' | 'calm'): void {
    this.#count += 1;
    this.lines = [...this.lines, { n: this.#count, parts }].slice(-KEPT);
    if (how === 'urgent') say(joined);
    else status(joined);
    if (settings.voice) for (const part of parts) speak(part.text, part.lang);
  }

  /** Tells a fact; what is refused is said, with its articles. */
  async act(act: Act): Promise<Answer> {
    return this.#answered(await this.seat.act(act));
  }

  async ready(now: boolean): Promise<Answer> {
    return this.#answered(await this.seat.ready(now, this.own));
  }

  #answered(answer: Answer): Answer {
    if (!answer.ok) this.answer(this.told(answer.refused.why, answer.refused.articles));
    return answer;
  }
}

/** Parts after others: a space between sentences. */
export const join = (parts: readonly Speech[]): Speech[] =>
  parts.map((it, i) => (i === 0 ? { ...it, text: ` ${it.text}` } : it));

/** Several sentences as one. */
export const together = (...all: readonly (readonly Speech[])[]): Speech[] =>
  all.filter((it) => it.length > 0).flatMap((it, i) => (i === 0 ? [...it] : join(it)));

export const said = (parts: readonly Speech[]): string => textOf(parts);

/** Whether one of the players at a table does not see: then moves are announced. */
export function announces(view: TableView): boolean {
  return (['white', 'black'] as const).some((color) => needsOf(view, color));
}

/** Whether a player does not see, by the regulations. */
export function needsOf(view: TableView, color: Color): boolean {
  const needs = view.settings.regulations[color] as { 'visually-impaired'?: boolean } | undefined;
  return needs?.['visually-impaired'] === true;
}

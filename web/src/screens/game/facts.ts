// What a score of moves alone does not tell: offers, decisions, corrections.

import type { Act, GameEvent, Message } from '../../lib/protocol';
import { ROUTINE } from '../../lib/rulings';

/** The numbers of single moves with which a draw was offered. */
export function offers(story: readonly GameEvent[]): Set<number> {
  return new Set(story.filter((it) => it.act?.do === 'offer-draw' || it.act?.offer === true).map((it) => it.state.plies));
}

export interface Remark {
  /** After so many single moves. */
  plies: number;
  seq: number;
  by: string | null;
  act: Act | null;
  rulings: { text: Message; articles: string[] }[];
}

/** What belongs to ordinary moves, and is told by the score. */
const ORDINARY = new Set([...ROUTINE, 'effect-clocks-stopped', 'effect-bound']);
const SILENT = new Set(['start', 'move', 'press', 'touch', 'release', 'place', 'write', 'offer-draw', 'sign', 'arrive']);

/** Decisions with their articles, in order: what an arbiter would put on the back of the scoresheet. */
export function remarks(story: readonly GameEvent[]): Remark[] {
  const out: Remark[] = [];
  for (const { state, seq, by, act, rulings } of story) {
    const told = rulings.filter(({ text }) => !ORDINARY.has(text.id));
    if (told.length === 0 && (!act || SILENT.has(act.do))) continue;
    if (act?.do === 'start' || act?.do === 'offer-draw') continue;
    out.push({ plies: state.plies, seq, by, act, rulings: told });
  }
  return out;
}

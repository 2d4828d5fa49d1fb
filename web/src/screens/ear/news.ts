/** What is said of an event, to the player at this seat. */
import { asWritten, moveNumber } from '../../lib/board';
import { words } from '../../lib/i18n.svelte';
import { sentence } from '../../lib/sentence';
import { prefs } from '../../lib/prefs.svelte';
import type { GameEvent, GameState } from '../../lib/protocol';
import type { Speech } from '../../lib/say';
import { isNews } from '../table/seat.svelte';
import { announcedMove, pieceOn, result } from './answers';
import { together, type Ear } from './ear.svelte';

/** Acts by which a move comes to stand on the board. */
const PLAYING = new Set(['move', 'release', 'place']);
/** What is said here in its own words. */
const HANDLED = new Set(['effect-offered', 'effect-offer-refused', 'effect-heard-otherwise', 'effect-over', 'effect-bound', 'effect-started']);

export interface News {
  parts: Speech[];
  how: 'urgent' | 'calm';
}

/** What of an event is said, given how things stood before it. */
export function newsOf(ear: Ear, event: GameEvent, before: GameState | null): News {
  const own = event.by?.startsWith(ear.own) === true;
  const all = [
    begun(ear, before),
    played(ear, event),
    spoken(ear, event),
    hand(ear, event, own),
    offers(ear, event, own),
    rulings(ear, event),
    clock(ear, event, before, own),
    over(ear, before),
  ].filter((it) => it.length > 0);
  // Nothing else was said of what this player did: that it is noted is an answer, too.
  const noted = own && all.length === 0 && event.rulings.some((it) => it.text.id === 'effect-noted');
  const parts = noted ? ear.told({ id: 'effect-noted' }) : together(...all);
  return { parts, how: own && event.rulings.length === 0 ? 'calm' : 'urgent' };
}

function begun(ear: Ear, before: GameState | null): Speech[] {
  return before?.stage === 'ready' && ear.state.stage === 'playing' ? ear.tell('stage-begins') : [];
}

/** A move stands on the board. Where moves are announced, the opponent's is heard when it is. */
function played(ear: Ear, event: GameEvent): Speech[] {
  if (!PLAYING.has(event.act?.do ?? '')) return [];
  const ply = event.moves?.list.at(-1);
  const attempt = event.state.hand?.illegal?.move;
  const count = ear.view.moves.length;
  if (ply?.uci) {
    const move = ear.moveAt(count - 1)!;
    if (ply.by === ear.own) return ear.tell('played', { move });
    return ear.announced ? [] : ear.tell('move-of', { color: ear.color(ply.by), move });
  }
  if (!attempt || event.state.turn !== ear.own) return [];
  // It is said as any other: whether it is legal is for the Laws to say.
  const pieces = ear.standing(count);
  return ear.tell('played', { move: ear.moveIn(pieces, attempt, asWritten(pieces, attempt)) });
}

/** Announcements and repetitions. */
function spoken(ear: Ear, event: GameEvent): Speech[] {
  const { said } = event.state;
  if (!said || (event.act?.do !== 'announce' && event.act?.do !== 'repeat')) return [];
  const mine = said.by === ear.own;
  if (event.act.do === 'repeat') return repeated(ear, mine);
  if (!mine) return together(ear.tell('announces', { color: ear.color(said.by), move: announcedMove(ear) }), ear.toRepeat ? ear.tell('repeat-due') : []);
  const ids = event.rulings.map((it) => it.text.id);
  if (ids.includes('effect-arbiter-decides')) return ear.tell('differ');
  const move = ear.moveAt(ear.view.moves.length - 1);
  if (ids.includes('effect-goes-on') && move) return ear.tell('slip-own', { move });
  return ear.tell('announced-own');
}

function repeated(ear: Ear, mine: boolean): Speech[] {
  const said = ear.state.said!;
  const heard = ear.moveIn(ear.before(said.by), said.heard ?? '', heardSan(ear));
  const right = said.heard === said.move;
  const color = ear.color(ear.rival);
  if (mine) return right ? ear.tell('repeated-by', { color }) : ear.tell('repeated-other-by', { color, heard });
  return right ? ear.tell('repeated-own', { move: heard }) : ear.tell('repeated-other-own', { heard });
}

/** The repeated move as it would be written, if it is the one that was played. */
function heardSan(ear: Ear): string | null {
  const said = ear.state.said!;
  const ply = ear.view.moves.at(-1);
  if (ply?.by === said.by && ply.uci === said.heard) return ply.san;
  return said.heard ? asWritten(ear.before(said.by), said.heard) : null;
}

function hand(ear: Ear, event: GameEvent, own: boolean): Speech[] {
  const { act } = event;
  const square = typeof act?.['square'] === 'string' ? act['square'] : null;
  if (square === null) return [];
  if (act?.do === 'adjust' && !own) return ear.tell('adjusts', { color: ear.color(ear.rival), piece: pieceOn(ear, square) });
  return [];
}

function offers(ear: Ear, event: GameEvent, own: boolean): Speech[] {
  if (event.act?.do === 'offer-draw') return own ? ear.tell('offer-own') : ear.tell('offer-of', { color: ear.color(ear.rival) });
  if (event.act?.do === 'decline-draw') return ear.tell('declines', { color: ear.color(own ? ear.own : ear.rival) });
  return [];
}

/** What the Laws say, in the language of the screens. */
function rulings(ear: Ear, event: GameEvent): Speech[] {
  const announced = event.act?.do === 'announce';
  const skipped = (id: string) => HANDLED.has(id) || (announced && (id === 'effect-goes-on' || id === 'effect-arbiter-decides'));
  const lines = event.rulings.filter((it) => isNews(it, event) && !skipped(it.text.id));
  return together(...lines.map((it) => ear.told(it.text)));
}

function clock(ear: Ear, event: GameEvent, before: GameState | null, own: boolean): Speech[] {
  const running = event.state.clock?.running ?? null;
  if (!before || running === (before.clock?.running ?? null) || running === null) return [];
  if (running === ear.own) return ear.tell('clock-yours');
  return own ? ear.tell('clock-theirs', { color: ear.color(running) }) : [];
}

/** The result, and how it came about. */
function over(ear: Ear, before: GameState | null): Speech[] {
  const { outcome } = ear.state;
  if (!outcome || before?.outcome?.result === outcome.result) return [];
  const how = sentence(words(outcome.text).replace(/^[^(]*\((.*)\)$/, '$1'));
  return together(result(ear, outcome.result), [{ text: how, lang: prefs.lang }]);
}

/** A full move's number, for those who read. */
export const numberOf = (ear: Ear, index: number): number => moveNumber(index, ear.view.start).number;

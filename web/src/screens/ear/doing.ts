/** What a player does by entering text: moves, announcements, repetitions, the clock. */
import { piecesOf, squareNamed, type Pieces, type Typed } from '../../lib/board';
import type { Color } from '../../lib/protocol';
import { hear } from '../../lib/spoken';
import { press as pressClock } from '../table/keyboard';
import { status } from './answers';
import type { Ear } from './ear.svelte';
import { ear as settings } from './settings.svelte';

/** What is meant by a text; what is wrong with it is said. */
function understood(ear: Ear, text: string, pieces: Pieces, mover: Color): string | null {
  const found: Typed = hear(text, pieces, mover, ear.style.lang);
  if ('move' in found) return found.move;
  ear.answer(ear.tell(found.problem, { text: text.trim() }));
  return null;
}

/** A move is entered: played, and announced where that is asked for. */
export async function play(ear: Ear, text: string): Promise<void> {
  if (ear.toRepeat) {
    if (settings.repeat === 'words') return repeat(ear, text);
    return ear.answer(ear.tell('repeat-first'));
  }
  const pieces = piecesOf(ear.state.fen);
  const move = understood(ear, text, pieces, ear.own);
  if (move === null) return;
  if (!ear.seat.active) return ear.answer(ear.tell('not-now'));
  // Who answers an illegal move has not got the move yet: his touch is told with his move.
  const square = move.slice(0, 2);
  if (!ear.seat.mayReply && !ear.state.hand?.touched.includes(square)) void ear.seat.act({ do: 'touch', square });
  const { ok } = await ear.act({ do: 'move', move });
  if (!ok) return;
  const pressed = ear.view.settings.autoPress === true;
  if (ear.announced && (pressed || settings.announce === 'move')) await ear.act({ do: 'announce', move });
  if (pressed && ear.state.clock?.running === ear.own) await ear.act({ do: 'press' });
}

/** The own move is announced: the last one again, or the one that is named. */
export async function announce(ear: Ear, text: string): Promise<void> {
  const last = ear.view.moves.at(-1);
  const own = last?.by === ear.own ? last.uci : (ear.state.hand?.illegal?.move ?? null);
  const move = text.trim() === '' ? own : understood(ear, text, ear.before(ear.own), ear.own);
  if (move) await ear.act({ do: 'announce', move });
  else if (text.trim() === '') ear.answer(ear.tell('announce-none'));
}

/** What the opponent announced is repeated: as it was heard, or in the player's own words. */
export async function repeat(ear: Ear, text: string): Promise<void> {
  const said = ear.state.said;
  if (!said || said.by === ear.own) return ear.answer(ear.tell('repeat-none'));
  const move = text.trim() === '' ? said.move : understood(ear, text, ear.before(said.by), said.by);
  if (move) await ear.act({ do: 'repeat', move });
}

export function press(ear: Ear): void {
  if (ear.state.clock?.running === ear.own) pressClock(ear.seat);
  else ear.answer(status(ear));
}

/** What is due: an announcement to be repeated or made, the clock to be pressed. */
export function whatIsDue(ear: Ear): void {
  const { duties } = ear;
  if (ear.toRepeat) {
    if (settings.repeat === 'words') ear.answer(status(ear));
    else void repeat(ear, '');
  } else if (duties.includes('announce')) {
    if (settings.announce === 'words') ear.answer(status(ear));
    else void announce(ear, '');
  } else if (duties.includes('press') || (ear.state.hand?.illegal && ear.state.clock?.running === ear.own)) press(ear);
  else ear.answer(status(ear));
}

/** A piece is taken out of its hole, or adjusted in it. */
export async function touch(ear: Ear, how: 'touch' | 'adjust', text: string): Promise<boolean> {
  const square = text.trim().toLowerCase();
  if (squareNamed(square) === null) return false;
  await ear.act({ do: how, square });
  return true;
}

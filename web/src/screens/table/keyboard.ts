/** Keys of the table. Single letters mean something only on the board and on the bare page. */
import { around, moveNumber, nameOf, type Square } from '../../lib/board';
import { spoken, spokenSquare, t } from '../../lib/i18n.svelte';
import { other } from '../../lib/protocol';
import { say } from '../../lib/say';
import { pieceName, squareText } from '../../lib/squareNames.svelte';
import type { Ask, Question } from './ask.svelte';
import type { Seat } from './seat.svelte';
import { WALKS, type ScoreWalk } from './scoreWalk.svelte';
import { spokenClocks } from './spokenTime.svelte';

export interface Doing {
  seat: () => Seat;
  ask: Ask;
  at: () => number | null;
  flip: () => void;
  focusInput: () => void;
  walk: ScoreWalk;
}

const ALT: Record<string, Question> = {
  KeyD: 'draw',
  Digit3: 'claim',
  Digit5: 'claim',
  KeyS: 'arbiter',
  KeyR: 'resign',
};

/** A key on the board that the board has no use for itself. */
export function boardKey(ev: KeyboardEvent, square: Square, doing: Doing): void {
  const how = ev.altKey ? 'jumps' : ev.shiftKey ? 'diagonals' : 'lines';
  if (ev.code === 'KeyX') {
    say(aroundText(doing.seat(), square, how));
    ev.preventDefault();
  } else if (ev.key.toLowerCase() === 'o' && !ev.altKey) {
    say(ev.shiftKey ? opponentText(doing.seat()) : squareSaid(doing.seat(), square));
    ev.preventDefault();
  } else {
    common(ev, doing);
  }
}

/** A key while nothing on the page has the focus. */
export function pageKey(ev: KeyboardEvent, doing: Doing): void {
  const bare = ev.target === document.body || (ev.target instanceof HTMLElement && ev.target.id === 'main');
  if (ev.defaultPrevented || !bare || doing.ask.open !== null) return;
  common(ev, doing);
}

function common(ev: KeyboardEvent, doing: Doing): void {
  if (ev.ctrlKey || ev.metaKey) return;
  const seat = doing.seat();
  if (ev.altKey) {
    const question = ALT[ev.code];
    if (!question || !seat.lead.leads) return;
    doing.ask.show(question, seat.mover);
  } else if (ev.key === ' ') {
    if (ev.repeat) return;
    press(seat);
  } else if (WALKS.has(ev.key)) {
    say(walkText(seat, doing.walk.press(ev.key, seat.view?.moves.length ?? 0)));
  } else if (!letter(ev.key, seat, doing)) {
    return;
  }
  ev.preventDefault();
}

function letter(key: string, seat: Seat, doing: Doing): boolean {
  switch (key.toLowerCase()) {
    case 't':
      say(spokenClocks(seat, doing.at()));
      return true;
    case 'l':
      say(lastText(seat));
      return true;
    case 'c':
      say(captureText(seat));
      return true;
    case 'i':
      doing.focusInput();
      return true;
    case 'j':
      if (seat.active) seat.adjusting = !seat.adjusting;
      return true;
    case 'f':
      doing.flip();
      return true;
    case '?':
      doing.ask.show('keys', seat.mover);
      return true;
    default:
      return false;
  }
}

/** Presses the clock that runs, if it is this seat's to press. */
export function press(seat: Seat): void {
  const running = seat.state?.clock?.running;
  if (!seat.lead.leads || seat.state?.stage !== 'playing' || !running || seat.view?.settings.autoPress) return;
  if (!seat.shared && running !== seat.own) return;
  if (!seat.pressing(running)) void seat.act({ do: 'press' }, running);
}

export function lastText(seat: Seat): string {
  const ply = seat.view?.moves.at(-1);
  return ply?.uci ? `${t(`color-${ply.by}`)}: ${spoken(ply.uci, ply.san)}` : t('moves-none');
}

/** A move of the score with its number. */
function walkText(seat: Seat, index: number | null): string {
  const ply = index === null ? null : seat.view?.moves[index];
  if (!ply || index === null) return t('moves-none');
  const { number } = moveNumber(index, seat.view?.start);
  return `${number}, ${t(`color-${ply.by}`)}: ${ply.uci ? spoken(ply.uci, ply.san) : '–'}`;
}

export function captureText(seat: Seat): string {
  const ply = seat.view?.moves.findLast((it) => it.san?.includes('x'));
  return ply?.uci ? `${t(`color-${ply.by}`)}: ${spoken(ply.uci, ply.san)}` : t('say-no-capture');
}

function squareSaid(seat: Seat, square: Square): string {
  const [name, ...rest] = squareText(square, seat.pieces.get(square)).split(',');
  const touched = seat.state?.hand?.touched.includes(nameOf(square)) ? `, ${t('say-touched')}` : '';
  return `${spokenSquare(name ?? '')},${rest.join(',')}${touched}`;
}

export function opponentText(seat: Seat): string {
  const color = other(seat.own ?? seat.mover);
  const { name, title, rating } = seat.view?.settings[color] ?? {};
  return [t(`color-${color}`), title, name, rating].filter((it) => it).join(', ');
}

function aroundText(seat: Seat, square: Square, how: 'lines' | 'diagonals' | 'jumps'): string {
  const found = around(seat.pieces, square, how);
  if (found.length === 0) return t('say-nothing-around');
  return found.map((at) => `${spokenSquare(nameOf(at))}, ${pieceName(seat.pieces.get(at)!)}`).join('. ');
}

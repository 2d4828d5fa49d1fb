/** What can be typed in the field for moves besides moves. */
import { fileOf, nameOf, rankOf, type Role, type Square } from '../../lib/board';
import { spokenSquare, t } from '../../lib/i18n.svelte';
import { pieceName } from '../../lib/squareNames.svelte';
import { captureText, lastText, opponentText, press, type Doing } from './keyboard';
import type { Seat } from './seat.svelte';
import { spokenClocks } from './spokenTime.svelte';

/** What is answered to a command; null if the text is none. */
export function command(text: string, doing: Doing): string | null {
  const seat = doing.seat();
  const [word = '', rest = ''] = text.trim().toLowerCase().split(/\s+/, 2) as [string?, string?];
  switch (word) {
    case 'c':
    case 't':
      return spokenClocks(seat, doing.at());
    case 'l':
      return lastText(seat);
    case 'x':
      return captureText(seat);
    case 'o':
      return opponentText(seat);
    case 'p':
      return rest.length === 1 && 'kqrbnp'.includes(rest) ? where(seat, rest as Role) : null;
    case 's':
      return /^[a-h1-8]$/.test(rest) ? scan(seat, rest) : null;
    case 'press':
      press(seat);
      return '';
    case 'draw':
    case 'claim':
    case 'resign':
    case 'flag':
      doing.ask.show(word, seat.mover);
      return '';
    case 'call':
      doing.ask.show('arbiter', seat.mover);
      return '';
    case '?':
    case 'help':
    case 'ayuda':
      doing.ask.show('keys', seat.mover);
      return '';
    default:
      return null;
  }
}

/** Where pieces of a kind stand, White's first. */
function where(seat: Seat, role: Role): string {
  const found = [...seat.pieces].filter(([, piece]) => piece.role === role);
  return list(seat, found.map(([square]) => square).sort((a, b) => order(seat, a) - order(seat, b) || a - b));
}

const order = (seat: Seat, square: Square): number => (seat.pieces.get(square)?.color === 'white' ? 0 : 1);

/** What stands on a file or a rank. */
function scan(seat: Seat, line: string): string {
  const file = 'abcdefgh'.indexOf(line);
  const on = (square: Square) => (file >= 0 ? fileOf(square) === file : rankOf(square) === Number(line) - 1);
  return list(seat, [...seat.pieces.keys()].filter(on).sort((a, b) => a - b));
}

function list(seat: Seat, squares: Square[]): string {
  if (squares.length === 0) return t('square-empty');
  return squares.map((at) => `${pieceName(seat.pieces.get(at)!)} ${spokenSquare(nameOf(at))}`).join(', ');
}

// What was done, in words: an act of the record as a message of the Fluent files (`act-…`).

import { moveNumber, type Numbered } from '../../lib/board';
import type { Act, Arg, GameEvent, Message, Ply } from '../../lib/protocol';
import { isRoutine } from '../../lib/rulings';

/** What acts may lack and their texts ask for: the values that a record leaves out. */
const LEFT_OUT: Record<string, string> = {
  absent: 'none',
  accidental: 'false',
  asked: 'false',
  black: 'missing',
  bonus: 'false',
  content: 'missing',
  envelope: 'missing',
  'from-display': 'false',
  held: 'false',
  move: 'missing',
  ms: 'missing',
  offer: 'false',
  opponent: 'missing',
  plies: 'missing',
  player: 'missing',
  'position-lost': 'false',
  press: 'false',
  reasoned: 'false',
  'session-ends': 'missing',
  'two-hands': 'false',
  unstopped: 'false',
  unwritten: 'false',
  writing: 'clear',
};

/** The message of what was done; `null` if that is not for these eyes. */
export function actOf({ act, moves, state }: GameEvent, start: string): Message | null {
  if (!act) return null;
  const made = moves?.list.at(-1) ?? null;
  // A move that was only named or begun is the next one.
  const index = moves && made ? moves.from + moves.list.length - 1 : state.plies;
  return actMessage(act, moveNumber(index, start), made);
}

/** The message of an act. `at` is the place of its move in the score, `ply` the move it made, if it made one. */
export function actMessage(act: Act, at: Numbered, ply: Ply | null = null): Message {
  const args: Record<string, Arg> = { ...LEFT_OUT };
  for (const [name, value] of Object.entries(act)) put(args, name, value, at, ply);
  // Until the envelope is opened nobody but the sealer is told what is in it.
  if (act.do === 'seal' && !act.move && !act.envelope) args.move = { message: { id: 'console-sealed', args: {} } };
  return { id: `act-${act.do}`, args };
}

function put(args: Record<string, Arg>, name: string, value: unknown, at: Numbered, ply: Ply | null): void {
  if (name === 'do' || value === null || value === undefined) return;
  if (name === 'player') args.by = String(value);
  else if (name === 'content') args.content = (value as { text: string }).text;
  else if (name === 'envelope') args.envelope = 'locked';
  else if (name === 'piece') args.role = String(value);
  else if (name === 'move') {
    const uci = String(value);
    args.move = { move: { uci, san: ply?.uci === uci ? ply.san : null, ...at } };
  } else if (name === 'left' || name === 'ms') {
    const ms = Number(value);
    args.sign = ms < 0 ? 'minus' : 'plus';
    args.ms = { time: Math.abs(ms) };
  } else if (name === 'white' && typeof value === 'number') args.white = { time: value };
  else if (name === 'black' && typeof value === 'number') args.black = { time: value };
  else if (name === 'reason') [args.reasoned, args.reason] = ['true', String(value)];
  else args[name] = typeof value === 'number' ? value : String(value);
}

/** What ordinary play consists of: of no interest where rulings are looked for. */
const PLAY = new Set(['move', 'press', 'touch', 'release', 'place', 'write', 'adjust', 'announce']);

/** Whether an event is more than ordinary play: someone claimed, called, decided, offended. */
export function isNotable(event: GameEvent): boolean {
  const { act, rulings } = event;
  if (!act) return rulings.length > 0;
  if (!PLAY.has(act.do)) return true;
  return rulings.some((it) => !isRoutine(it, event));
}

/** What is answered to questions: the clocks, the board, the game so far. */
import { fileOf, isLight, moveNumber, nameOf, rankOf, squareAt, squareNamed, type Pieces, type Role, type Square } from '../../lib/board';
import { reading } from '../../lib/clock';
import { LETTERS } from '../../lib/notation';
import { COLORS, type Color } from '../../lib/protocol';
import type { Speech } from '../../lib/say';
import { colorIn, pieceIn, pieceOf, squareIn, timeIn, type SpokenLang } from '../../lib/spoken';
import { together, type Ear } from './ear.svelte';
import { fileIn, rankIn } from '../../lib/spoken/names';

/** Both clocks, the one that runs first. */
export function clocks(ear: Ear, at: number | null): Speech[] {
  const { clock, at: stateAt } = ear.state;
  if (!clock) return ear.tell('clock-none');
  const first: Color = clock.running ?? 'white';
  const faces = [first, ...COLORS.filter((it) => it !== first)].map((color) => {
    const { ms, running } = reading(clock, color, stateAt, at);
    const flag = clock[color].flag ? 'yes' : 'no';
    return ear.tell('clock-of', { color: ear.color(color), time: timeIn(ear.style.lang, ms), running: running ? 'yes' : 'no', flag });
  });
  return together(...faces);
}

/** How the game stands, and what this player has to do. */
export function status(ear: Ear): Speech[] {
  const { stage, turn, outcome, offer } = ear.state;
  if (stage === 'over') return result(ear, outcome?.result ?? '');
  const ready = stage === 'ready' || stage === 'halted' ? ear.tell(ear.view.ready[ear.own] ? 'ready-own' : 'ready-not') : [];
  if (stage !== 'playing') return together(ear.tell(`stage-${stage}`), ready);
  const moves = turn === ear.own ? ear.tell('turn-own') : ear.tell('turn-other', { color: ear.color(turn) });
  return together(moves, due(ear), offer && offer !== ear.own ? ear.tell('offer-of', { color: ear.color(offer) }) : []);
}

const DUTIES: Record<string, string> = {
  repeat: 'repeat-due',
  announce: 'announce-due',
  'take-back': 'back-due',
  'replace-pawn': 'finish-due',
  'finish-castling': 'finish-due',
  record: 'record-due',
  'complete-sheet': 'record-due',
  press: 'press-due',
};

/** What is to be done next; an announcement comes before the press of the clock. */
function due(ear: Ear): Speech[] {
  // Whether what stands on the board is legal is not told before the Laws have spoken.
  const duties = ear.duties.filter((it) => it !== 'take-back');
  const first = Object.keys(DUTIES).find((it) => duties.includes(it));
  return first ? ear.tell(DUTIES[first]!) : [];
}

export function result(ear: Ear, text: string): Speech[] {
  const of = { '1-0': 'white', '0-1': 'black', '1/2-1/2': 'draw' }[text];
  return of ? ear.tell(`result-${of}`) : ear.tell('result-other', { result: text });
}

/** The last move; what was announced of it, where that is what counts. */
export function last(ear: Ear): Speech[] {
  const said = ear.state.said;
  if (said && said.by !== ear.own) {
    const heard = ear.tell('announces', { color: ear.color(said.by), move: announcedMove(ear) });
    return together(heard, ear.toRepeat ? ear.tell('repeat-due') : []);
  }
  return move(ear, ear.view.moves.length - 1) ?? ear.tell('last-none');
}

/** What was announced last, in words. */
export function announcedMove(ear: Ear): Speech {
  const said = ear.state.said!;
  const ply = ear.view.moves.at(-1);
  const played = ply?.by === said.by && ply.uci === said.move;
  return ear.moveIn(ear.before(said.by), said.move, played ? ply.san : null);
}

/** A move with its number. */
export function move(ear: Ear, index: number): Speech[] | null {
  const text = ear.moveAt(index);
  if (!text) return null;
  const { number, by } = moveNumber(index, ear.view.start);
  return ear.tell('numbered', { number, color: ear.color(by), move: text });
}

/** The last moves, by default ten single ones. */
export function moves(ear: Ear, rest: string): Speech[] {
  const count = ear.view.moves.length;
  const wanted = Math.max(1, Number(rest) || 10);
  const from = Math.max(0, count - wanted);
  const all = Array.from({ length: count - from }, (_, i) => move(ear, from + i) ?? []);
  return all.length > 0 ? together(...all) : ear.tell('last-none');
}

/** One move back or on through the game. */
export function walk(ear: Ear, by: -1 | 1): Speech[] {
  const count = ear.view.moves.length;
  if (count === 0) return ear.tell('last-none');
  const at = ear.cursor === null ? (by < 0 ? count - 1 : count) : ear.cursor + by;
  ear.cursor = Math.min(count, Math.max(-1, at));
  if (ear.cursor < 0) return ear.tell('first-move');
  return move(ear, Math.min(count - 1, ear.cursor)) ?? ear.tell('last-none');
}

export function capture(ear: Ear): Speech[] {
  const index = ear.view.moves.findLastIndex((it) => it.san?.includes('x'));
  return index < 0 ? ear.tell('no-capture') : (move(ear, index) ?? []);
}

const speech = (ear: Ear, text: string): Speech => ({ text, lang: ear.style.lang });

const KINDS: readonly Role[] = ['k', 'q', 'r', 'b', 'n', 'p'];

/** The kind of piece that a word means, in the letters or words of the language. */
export function roleOf(word: string, lang: SpokenLang): Role | null {
  const letter = word.trim().toUpperCase();
  if (letter.length === 1) {
    const own = LETTERS[lang].indexOf(letter);
    const english = 'KQRBN'.indexOf(letter);
    if (own >= 0) return KINDS[own]!;
    if (letter === 'P' || (lang === 'de' && letter === 'B')) return 'p';
    return english >= 0 ? KINDS[english]! : null;
  }
  return null;
}

/** Where the pieces stand, White's first; of one kind, if it is named. */
export function pieces(ear: Ear, rest: string): Speech[] | null {
  if (ear.covered) return ear.tell('claim-covered');
  const role = rest === '' ? null : roleOf(rest, ear.style.lang);
  if (rest !== '' && !role) return null;
  return together(...COLORS.map((color) => ear.tell('pieces-of', { color: ear.color(color), pieces: pieceList(ear, color, role ? [role] : KINDS) })));
}

export function pieceList(ear: Ear, color: Color, kinds: readonly Role[] = KINDS): string {
  const { style } = ear;
  const found = kinds.flatMap((role) =>
    squaresOf(ear.seat.pieces, color, role).map((square) => `${pieceIn(style, role)} ${squareIn(style, square)}`),
  );
  return found.length > 0 ? found.join(', ') : ear.tell('none')[0]!.text.toLowerCase();
}

function squaresOf(on: Pieces, color: Color, role: Role): Square[] {
  return [...on].filter(([, it]) => it.color === color && it.role === role).map(([at]) => at).sort((a, b) => a - b);
}

/** The pawns file by file; files without pawns go unsaid. */
export function pawns(ear: Ear): Speech[] {
  if (ear.covered) return ear.tell('claim-covered');
  const lines = pawnFiles(ear).map(({ file, pawns: text }) => ear.tell('pawns-on', { file, pawns: text }));
  return lines.length > 0 ? together(...lines) : ear.tell('none');
}

export function pawnFiles(ear: Ear): { file: string; pawns: string }[] {
  const { style } = ear;
  return Array.from({ length: 8 }, (_, file) => {
    const here = COLORS.flatMap((color) => {
      const ranks = squaresOf(ear.seat.pieces, color, 'p').filter((at) => fileOf(at) === file);
      return ranks.length > 0 ? [[colorIn(style.lang, color), ...ranks.map((at) => rankIn(style, rankOf(at)))].join(' ')] : [];
    });
    return { file: fileIn(style, file), pawns: here.join(', ') };
  }).filter((it) => it.pawns !== '');
}

/** The whole board rank by rank, the eighth first; or one file or rank. */
export function board(ear: Ear, rest: string): Speech[] | null {
  if (ear.covered) return ear.tell('claim-covered');
  const one = rest.trim().toLowerCase();
  if (one === '') return together(...[7, 6, 5, 4, 3, 2, 1, 0].map((rank) => line(ear, rankIn(ear.style, rank), rankSquares(rank))));
  const file = one.length === 1 ? 'abcdefgh'.indexOf(one) : -1;
  if (file >= 0) return line(ear, fileIn(ear.style, file), [0, 1, 2, 3, 4, 5, 6, 7].map((rank) => squareAt(file, rank)));
  if (/^[1-8]$/.test(one)) return line(ear, rankIn(ear.style, Number(one) - 1), rankSquares(Number(one) - 1));
  return null;
}

const rankSquares = (rank: number): Square[] => [0, 1, 2, 3, 4, 5, 6, 7].map((file) => squareAt(file, rank));

function line(ear: Ear, name: string, squares: readonly Square[]): Speech[] {
  const { style } = ear;
  const on = ear.seat.pieces;
  const texts = squares.flatMap((at) => {
    const piece = on.get(at);
    return piece ? [`${pieceOf(style, piece.color, piece.role)} ${squareIn(style, at)}`] : [];
  });
  return ear.tell('piece-at', { square: name, piece: texts.length > 0 ? texts.join(', ') : ear.tell('empty')[0]!.text.toLowerCase() });
}

/** What stands on a square. */
export function square(ear: Ear, rest: string): Speech[] | null {
  if (ear.covered) return ear.tell('claim-covered');
  const at = squareNamed(rest.trim().toLowerCase());
  if (at === null) return null;
  const piece = ear.seat.pieces.get(at);
  const text = piece ? pieceOf(ear.style, piece.color, piece.role) : ear.tell('empty')[0]!.text.toLowerCase();
  return ear.tell('piece-at', { square: squareIn(ear.style, at), piece: text });
}

/** Who plays here. */
export function info(ear: Ear): Speech[] {
  const { settings } = ear.view;
  const name = (color: Color) => [settings[color].title, settings[color].name].filter((it) => it).join(' ') || '–';
  const players = ear.tell('game-of', { white: name('white'), black: name('black'), color: ear.color(ear.own) });
  return together(players, settings.regulations.time ? ear.tell('game-time', { time: settings.regulations.time }) : []);
}

/** The position of a piece with its square, as it is touched or adjusted. */
export function pieceOn(ear: Ear, name: string): Speech {
  const at = squareNamed(name);
  const piece = at === null ? undefined : ear.seat.pieces.get(at);
  const where = at === null ? name : squareIn(ear.style, at);
  return speech(ear, piece ? `${pieceIn(ear.style, piece.role)} ${where}` : where);
}

/**
 * The board as braille displays show it best: a line for each rank, capitals for White, small
 * letters for Black, `+` for an empty dark square and `-` for an empty light one.
 */
export function textBoard(on: Pieces, lang: SpokenLang): string[] {
  const letters = LETTERS[lang] + (lang === 'de' ? 'B' : 'P');
  const cell = (at: Square): string => {
    const piece = on.get(at);
    if (!piece) return isLight(at) ? '-' : '+';
    const letter = letters['kqrbnp'.indexOf(piece.role)] ?? '';
    return piece.color === 'white' ? letter : letter.toLowerCase();
  };
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) => `${rank + 1} ${rankSquares(rank).map(cell).join('')}`);
  return [...ranks, `  ${[0, 1, 2, 3, 4, 5, 6, 7].map((file) => nameOf(squareAt(file, 0))[0]).join('')}`];
}

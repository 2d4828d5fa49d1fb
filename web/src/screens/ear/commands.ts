/**
 * What can be entered besides moves. Each command has a short name, the same in all languages, and
 * longer ones; none of them is a move. The list that is heard, the list on the page and the one in
 * docs/visually-impaired.md are made from this table.
 */
import { fold } from '../../lib/fold';
import { toEnglish } from '../../lib/notation';
import { FORMS, hear, phrase, SPOKEN_LANGS, type SpokenLang } from '../../lib/spoken';
import type { Speech } from '../../lib/say';
import * as answers from './answers';
import { announce, play, press, repeat, touch } from './doing';
import { together, type Ear } from './ear.svelte';
import { set } from './settings.svelte';

export interface Context {
  ear: Ear;
  /** The table's clock now. */
  at: number | null;
}

/** What is answered: speech, nothing, or null if what follows the name makes no sense. */
type Run = (context: Context, rest: string) => Speech[] | null | void | Promise<unknown>;

export interface Command {
  id: string;
  names: readonly string[];
  /** What may follow the name. */
  takes?: string;
  run: Run;
}

const YES = new Set(['yes', 'si', 'ja']);
const GROUNDS: Record<string, string> = { '3': 'threefold', '50': 'fifty' };

export const COMMANDS: readonly Command[] = [
  { id: 'last', names: ['l', 'last', 'ultima', 'letzter'], run: ({ ear }) => answers.last(ear) },
  { id: 'clocks', names: ['c', 't', 'clocks', 'relojes', 'uhren'], run: ({ ear, at }) => answers.clocks(ear, at) },
  { id: 'status', names: ['s', 'status', 'estado', 'stand'], run: ({ ear }) => answers.status(ear) },
  { id: 'moves', names: ['m', 'moves', 'jugadas', 'zuge'], takes: '12', run: ({ ear }, rest) => answers.moves(ear, rest) },
  { id: 'board', names: ['b', 'board', 'tablero', 'brett'], takes: 'e | 4', run: ({ ear }, rest) => answers.board(ear, rest) },
  { id: 'pieces', names: ['p', 'pieces', 'piezas', 'figuren'], takes: 'n', run: ({ ear }, rest) => answers.pieces(ear, rest) },
  { id: 'pawns', names: ['f', 'pawns', 'peones', 'bauern'], run: ({ ear }) => answers.pawns(ear) },
  { id: 'square', names: ['q', 'square', 'casilla', 'feld'], takes: 'e4', run: ({ ear }, rest) => answers.square(ear, rest) },
  { id: 'capture', names: ['x', 'capture', 'captura', 'schlag'], run: ({ ear }) => answers.capture(ear) },
  { id: 'info', names: ['i', 'info'], run: ({ ear }) => answers.info(ear) },
  { id: 'announce', names: ['a', 'announce', 'anuncio', 'ansage'], takes: 'Nf3', run: ({ ear }, rest) => announce(ear, rest) },
  { id: 'repeat', names: ['r', 'repeat', 'repito', 'wiederhole'], takes: 'Nf3', run: ({ ear }, rest) => repeat(ear, rest) },
  { id: 'press', names: ['k', 'press', 'pulso', 'uhr'], run: ({ ear }) => press(ear) },
  { id: 'touch', names: ['u', 'touch', 'toco', 'beruhre'], takes: 'e2', run: taken },
  { id: 'adjust', names: ['j', 'adjust', 'compongo', 'adoube'], takes: 'e2', run: async ({ ear }, rest) => ((await touch(ear, 'adjust', rest)) ? undefined : null) },
  { id: 'back', names: ['back', 'retiro', 'zuruck'], run: ({ ear }) => ear.act({ do: 'take-back' }) },
  { id: 'offer', names: ['o', 'offer', 'draw', 'tablas', 'remis'], run: ({ ear }) => ear.act({ do: 'offer-draw' }) },
  { id: 'accept', names: ['y', 'accept', 'acepto', 'nehme'], run: ({ ear }) => answerOffer(ear, 'accept-draw') },
  { id: 'decline', names: ['n', 'decline', 'rechazo', 'lehne'], run: ({ ear }) => answerOffer(ear, 'decline-draw') },
  { id: 'claim', names: ['claim', 'reclamo', 'reklamiere'], takes: '3 | 50 Nf3', run: claim },
  { id: 'flag', names: ['flag', 'bandera', 'zeit'], run: ({ ear }) => ear.act({ do: 'call-flag', player: ear.rival }) },
  { id: 'call', names: ['call', 'arbitro', 'schiedsrichter'], run: ({ ear }) => ear.act({ do: 'stop-clocks', reason: 'assistance' }) },
  { id: 'touched', names: ['touched', 'tocada', 'beruhrt'], run: ({ ear }) => ear.act({ do: 'report-touch' }) },
  { id: 'illegal', names: ['illegal', 'ilegal', 'regelwidrig'], run: ({ ear }) => ear.act({ do: 'report-illegal' }) },
  { id: 'boards', names: ['boards', 'tableros', 'bretter'], run: ({ ear }) => ear.act({ do: 'ask-boards' }) },
  { id: 'write', names: ['w', 'write', 'anoto', 'schreibe'], takes: 'Nf3', run: write },
  { id: 'ready', names: ['ready', 'listo', 'bereit'], run: ready },
  { id: 'sign', names: ['sign', 'firmo', 'unterschreibe'], run: sign },
  { id: 'resign', names: ['resign', 'abandono', 'aufgeben'], takes: 'yes', run: ({ ear }, rest) => (YES.has(fold(rest)) ? ear.act({ do: 'resign' }) : ear.tell('resign-sure')) },
  { id: 'style', names: ['style', 'estilo', 'stil'], takes: 'plain', run: ({ ear }, rest) => choose(ear, rest, FORMS, style) },
  { id: 'lang', names: ['lang', 'idioma', 'sprache'], takes: 'de', run: ({ ear }, rest) => choose(ear, rest, SPOKEN_LANGS, (lang) => set('lang', lang)) },
  { id: 'help', names: ['h', 'help', 'ayuda', 'hilfe'], takes: 'l', run: ({ ear }, rest) => help(ear, rest) },
];

/** A new style begins with its usual names of pieces and ranks. */
function style(form: (typeof FORMS)[number]): void {
  set('form', form);
  set('pieces', null);
  set('numbers', null);
}

async function taken({ ear }: Context, rest: string): Promise<Speech[] | null> {
  const piece = answers.pieceOn(ear, rest.trim().toLowerCase());
  const { told } = ear.seat;
  if (!(await touch(ear, 'touch', rest))) return null;
  return ear.seat.told === told ? ear.tell('touched', { piece }) : [];
}

function answerOffer(ear: Ear, act: 'accept-draw' | 'decline-draw'): Speech[] | Promise<unknown> {
  return ear.state.offer === ear.rival || ear.state.claim?.by === ear.rival ? ear.act({ do: act }) : ear.tell('offer-none');
}

function claim({ ear }: Context, rest: string): Speech[] | Promise<unknown> | null {
  const [number = '', ...words] = rest.trim().split(/\s+/);
  const ground = GROUNDS[number];
  if (!ground) return ear.tell('claim-how');
  if (words.length === 0) return ear.act({ do: 'claim-draw', ground });
  return claimWith(ear, ground, words.join(' '));
}

async function claimWith(ear: Ear, ground: string, text: string): Promise<Speech[] | void> {
  const found = hear(text, ear.standing(ear.view.moves.length), ear.own, ear.style.lang);
  if ('problem' in found) return ear.tell(found.problem, { text });
  await ear.act({ do: 'claim-draw', ground, move: found.move });
}

function write({ ear }: Context, rest: string): null | Promise<unknown> {
  const text = toEnglish(rest, ear.style.lang);
  return text === '' ? null : ear.act({ do: 'write', text });
}

function ready({ ear }: Context): Speech[] {
  const now = !ear.view.ready[ear.own];
  // What the two bring about together may come before the answer: this is said first.
  void ear.ready(now);
  return ear.tell(now ? 'ready-own' : 'ready-not');
}

function sign({ ear }: Context): Speech[] | Promise<unknown> {
  const { outcome } = ear.state;
  return outcome ? ear.act({ do: 'sign', white: outcome.white, black: outcome.black }) : answers.status(ear);
}

/** Chooses a value by its name, and lets an example be heard. */
function choose<T extends string>(ear: Ear, rest: string, values: readonly T[], take: (value: T) => void): Speech[] {
  const value = values.find((it) => it === rest.trim().toLowerCase());
  if (!value) return ear.tell('style-unknown', { choices: values.join(', ') });
  take(value);
  return ear.tell('style-now', { example: ear.moveIn(ear.standing(0), 'g1f3', 'Nf3') });
}

/** How a command is entered: its short name, what may follow, its long names. */
export function usage({ names, takes }: Command): string {
  const [short = '', ...long] = names;
  return `${short}${takes ? ` ${takes}` : ''}${long.length > 0 ? ` (${long.join(', ')})` : ''}`;
}

export const does = (lang: SpokenLang, id: string): string => phrase(lang, `help-${id}`);

function help(ear: Ear, rest: string): Speech[] {
  const wanted = rest.trim() === '' ? null : commandNamed(rest.trim());
  const { lang } = ear.style;
  const list = wanted ? [wanted] : COMMANDS;
  // A command is not written with a capital, be it first in a sentence.
  const lines = list.map((it) => [{ text: phrase(lang, 'help-of', { keys: wanted ? usage(it) : it.names[0]!, does: does(lang, it.id) }), lang }]);
  return together(...lines, wanted ? [] : ear.tell('help-more'));
}

export const commandNamed = (word: string): Command | undefined => COMMANDS.find((it) => it.names.includes(fold(word)));

/** Does what was entered: a command, or else a move. */
export async function enter(text: string, context: Context): Promise<void> {
  const { ear } = context;
  const [word = '', ...rest] = text.trim().split(/\s+/);
  const command = commandNamed(word);
  if (!command) return play(ear, text);
  const told = await command.run(context, rest.join(' '));
  if (told === null) ear.answer(ear.tell('not-understood', { text: text.trim() }));
  else if (Array.isArray(told)) ear.answer(told as Speech[]);
}


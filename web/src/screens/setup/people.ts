// Players from a spreadsheet or a pairing program: text with commas, semicolons or tabs.

import { fold } from '../../lib/fold';
import { pairing, player, type Pairing, type Player } from './draft';

/** Splits a line with quoted fields. */
export function fields(line: string, separator: string): string[] {
  const out: string[] = [];
  let text = '';
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const c = line[at] ?? '';
    if (quoted && c === '"' && line[at + 1] === '"') {
      text += '"';
      at++;
    } else if (c === '"') quoted = !quoted;
    else if (c === separator && !quoted) {
      out.push(text.trim());
      text = '';
    } else text += c;
  }
  out.push(text.trim());
  return out;
}

/** The separator most used in the first line. */
export function separator(text: string): string {
  const line = text.split(/\r?\n/).find((it) => it.trim() !== '') ?? '';
  const count = (c: string) => line.split(c).length;
  return ['\t', ';', ','].reduce((best, it) => (count(it) > count(best) ? it : best));
}

type Column = 'name' | 'title' | 'fideId' | 'rating' | 'federation' | 'team' | 'board';
/** What a column is called: the first letters without accents, in both languages. */
const NAMES: [RegExp, Column][] = [
  [/^(name|nombre|player|jugador|white|black|blancas|negras)/, 'name'],
  [/^(title|titulo)/, 'title'],
  [/^(fide ?-?id|id ?-?fide|fide|id)\b/, 'fideId'],
  [/^(rating|elo)/, 'rating'],
  [/^(fed|country|pais)/, 'federation'],
  [/^(team|club|equipo)/, 'team'],
  [/^(board|tablero|mesa|table)/, 'board'],
];

const columnOf = (text: string): Column | null => NAMES.find(([pattern]) => pattern.test(fold(text).trim()))?.[1] ?? null;

const TITLES = new Set(['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM', 'MI', 'MF', 'MC', 'NM']);

/** A row without a heading: what each field is can be seen from its form. */
function guess(cells: readonly string[]): Player {
  const it = player();
  for (const cell of cells) {
    if (cell === '') continue;
    if (TITLES.has(cell.toUpperCase()) && !it.title) it.title = cell.toUpperCase();
    else if (/^\d{5,10}$/.test(cell) && !it.fideId) it.fideId = cell;
    else if (/^\d{3,4}$/.test(cell) && !it.rating) it.rating = cell;
    else if (/^[A-Z]{3}$/.test(cell) && !it.federation) it.federation = cell;
    else if (/\p{L}/u.test(cell)) {
      if (!it.name) it.name = cell;
      // "Surname, Name" parted by the same comma that parts the columns.
      else if (/^\p{Lu}\p{Ll}+/u.test(cell) && !it.name.includes(',') && !it.team) it.name = `${it.name}, ${cell}`;
      else it.team = cell;
    }
  }
  return it;
}

function byColumns(columns: readonly (Column | null)[], cells: readonly string[]): Player {
  const it = player();
  columns.forEach((column, index) => {
    const cell = cells[index];
    if (column && column !== 'board' && cell && !it[column]) it[column] = cell;
  });
  return it;
}

/** Two halves of a heading: the columns of White and those of Black. */
function halves(columns: readonly (Column | null)[]): number | null {
  const second = columns.indexOf('name', columns.indexOf('name') + 1);
  return second > 0 ? second : null;
}

/**
 * Games from text. One row is a game if the heading has two names, or if it holds " - " or " vs ";
 * otherwise rows are players, White and Black in turn.
 */
export function pairingsFrom(text: string): Pairing[] {
  const by = separator(text);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const head = fields(lines[0] ?? '', by).map(columnOf);
  const headed = head.includes('name') && head.filter((it) => it !== null).length >= Math.min(2, head.length);
  const body = headed ? lines.slice(1) : lines;
  const middle = headed ? halves(head) : null;
  if (middle !== null) {
    return body.map((line) => {
      const cells = fields(line, by);
      const half = (from: number, to?: number) => byColumns(head.slice(from, to), cells.slice(from, to));
      return { white: half(0, middle), black: half(middle) };
    });
  }
  const versus = body.filter((line) => / (?:-|–|vs\.?) /.test(line));
  if (!headed && body.length > 0 && versus.length === body.length) {
    return body.map((line) => {
      const [white = '', black = ''] = line.split(/ (?:-|–|vs\.?) /);
      return { white: guess(fields(white, by)), black: guess(fields(black, by)) };
    });
  }
  const players = body.map((line) => (headed ? byColumns(head, fields(line, by)) : guess(fields(line, by))));
  const games: Pairing[] = [];
  for (let at = 0; at < players.length; at += 2) {
    const game = pairing();
    const [white, black] = [players[at], players[at + 1]];
    if (white) game.white = white;
    if (black) game.black = black;
    games.push(game);
  }
  return games;
}

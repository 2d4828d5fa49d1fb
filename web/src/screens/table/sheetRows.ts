/** The rows of a scoresheet, as its form has them: a line for each single move. */
import { COLORS, other, type Color, type Sheet, type SheetEntry } from '../../lib/protocol';

/** The place of one single move. */
export interface Place {
  /** Counted from 0, as records have it. */
  ply: number;
  /** The number that is printed on the form. */
  number: number;
  by: Color;
}

export interface Cell extends Place {
  /** Null where nothing was ever written. */
  entry: SheetEntry | null;
}

export interface Row {
  number: number;
  /** White's and Black's; null where the game begins with Black. */
  cells: [Cell | null, Cell | null];
}

/** Who begins, and with which number, by a start position. */
function beginning(start: string): { by: Color; number: number } {
  const [, turn, , , , number] = start.split(' ');
  return { by: turn === 'b' ? 'black' : 'white', number: Math.max(1, Number(number) || 1) };
}

export function placeOf(ply: number, start: string): Place {
  const { by, number } = beginning(start);
  const shifted = ply + (by === 'black' ? 1 : 0);
  return { ply, number: number + Math.floor(shifted / 2), by: ply % 2 === 0 ? by : other(by) };
}

/** All lines up to the last one that was written on, and some that are free below. */
export function rowsOf(entries: readonly SheetEntry[], start: string, free = 0): Row[] {
  const rows = new Map<number, Row>();
  const put = (ply: number) => {
    const place = placeOf(ply, start);
    const row = rows.get(place.number) ?? { number: place.number, cells: [null, null] };
    row.cells[COLORS.indexOf(place.by)] = { ...place, entry: entries[ply] ?? null };
    rows.set(place.number, row);
    return place;
  };
  let ply = 0;
  while (ply < entries.length) put(ply++);
  // The last row is whole, with free ones below it.
  const last = free > 0 ? placeOf(ply, start).number + free - 1 : 0;
  while (free > 0 && placeOf(ply, start).number <= last) put(ply++);
  return [...rows.values()];
}

/** Nothing stands there, though something may have been struck out. */
export const isGap = (entry: SheetEntry | null | undefined): boolean => (entry?.text ?? '') === '';

/** Where a player writes if he names no place: after the last move that stands. */
export const nextLine = (sheet: Sheet | undefined): number => sheet?.next ?? sheet?.entries?.length ?? 0;

/** What is told when a player writes; nothing is changed of what he wrote but blanks around it. */
export function writing(text: string, ply: number, next: number, more: { offer: boolean; clock: string }): { do: 'write' } & Record<string, unknown> {
  const clock = more.clock.trim();
  return {
    do: 'write',
    text: text.trim(),
    ...(more.offer ? { offer: true } : {}),
    ...(ply === next ? {} : { ply }),
    ...(clock === '' ? {} : { clock }),
  };
}

// How many boards a wall shows, which, and how large its digits have to be.

export interface Wall {
  /** Boards at a time, or `auto`: as many as there are, up to nine. */
  boards: 1 | 4 | 9 | 'auto';
  /** Seconds until the next page; 0 does not turn. */
  turn: number;
  /** Games in time trouble come first. */
  follow: boolean;
  /** No pointer, no buttons, the screen stays awake. */
  kiosk: boolean;
  /** Metres to the last row of spectators; 0 if nobody said. */
  distance: number;
  /** The screen's diagonal in inches. */
  inches: number;
  /** A transparent ground, for laying over a picture. */
  overlay: boolean;
}

/** Reads what the address says: `?boards=4&turn=20&follow&kiosk&distance=10&overlay`. */
export function wall(search: string): Wall {
  const query = new URLSearchParams(search);
  const on = (name: string) => query.has(name) && query.get(name) !== '0';
  const number = (name: string, usual: number, most: number) => {
    const value = Number(query.get(name) ?? Number.NaN);
    return Number.isFinite(value) && value >= 0 ? Math.min(value, most) : usual;
  };
  const boards = query.get('boards');
  return {
    boards: boards === '1' ? 1 : boards === '4' ? 4 : boards === '9' ? 9 : 'auto',
    turn: number('turn', 20, 600),
    follow: on('follow'),
    kiosk: on('kiosk'),
    distance: number('distance', 0, 100),
    inches: number('inches', 55, 500),
    overlay: on('overlay'),
  };
}

/** The same as text, for links and for the buttons of the wall itself. */
export function query(it: Wall): string {
  const parts = [`boards=${it.boards}`];
  if (it.turn !== 20) parts.push(`turn=${it.turn}`);
  if (it.distance !== 0) parts.push(`distance=${it.distance}`);
  if (it.inches !== 55) parts.push(`inches=${it.inches}`);
  for (const name of ['follow', 'kiosk', 'overlay'] as const) if (it[name]) parts.push(name);
  return `?${parts.join('&')}`;
}

export interface Grid {
  columns: number;
  rows: number;
}

/** Columns and rows for so many boards on a screen of this shape. */
export function grid(boards: Wall['boards'], tables: number, wide: boolean): Grid {
  const places = boards === 'auto' ? Math.min(9, Math.max(1, tables)) : boards;
  if (places <= 1) return { columns: 1, rows: 1 };
  if (places === 2) return wide ? { columns: 2, rows: 1 } : { columns: 1, rows: 2 };
  if (places <= 4) return { columns: 2, rows: 2 };
  if (places <= 6) return wide ? { columns: 3, rows: 2 } : { columns: 2, rows: 3 };
  return { columns: 3, rows: 3 };
}

/** The tables of one page; pages go round. */
export function page<T>(tables: readonly T[], size: number, number: number): T[] {
  const count = pageCount(tables.length, size);
  const at = ((number % count) + count) % count;
  return tables.slice(at * size, at * size + size);
}

export const pageCount = (tables: number, size: number): number => Math.max(1, Math.ceil(tables / size));

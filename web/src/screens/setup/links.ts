// Links that carry a key, and what is printed for each seat.

/** The seats that every table needs first; the others are shown on demand. */
export const MAIN_SEATS: readonly string[] = ['white', 'black'];

/** Where a role of a table goes. Spectators of a public table need no key. */
export function tableLink(origin: string, table: string, role: string, key: string | null): string {
  const fragment = key ? `#k=${key}` : '';
  return `${origin}/${role === 'spectator' ? 's' : 't'}/${table}${fragment}`;
}

/** Where a role of a hall goes. */
export function hallLink(origin: string, hall: string, role: string, key: string): string {
  return `${origin}/${role === 'wallboard' ? 'w' : 'h'}/${hall}#k=${key}`;
}

/** A pairing code in two groups of three, as people read it out. */
export const spaced = (code: string): string => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');

// A round begins: all tables that wait are started, one after the other.

import { Desk } from './desk.svelte';

/** Starts tables, and tells of each whether it was. */
export async function startAll(tables: readonly string[], key: string | null, done: (table: string, ok: boolean) => void): Promise<void> {
  for (const table of tables) {
    const desk = new Desk(table, key);
    const answer = await desk.ask({ do: { do: 'start' } });
    desk.end();
    done(table, answer.ok);
  }
}

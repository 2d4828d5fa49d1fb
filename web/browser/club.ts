/** What an organiser does before the players come: halls, tables, keys, by the HTTP interface. */
import type { Server } from './server';

export interface Made {
  hall: string;
  table: string;
  keys: Record<string, string>;
  seats: Record<string, string>;
}

export interface Fact {
  at: number;
  by: string;
  do: string;
  [field: string]: unknown;
}

async function call(server: Server, path: string, options: RequestInit = {}): Promise<Response> {
  const answer = await fetch(server.origin + path, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

/** A hall with one table. Everything not given is as the server has it. */
export async function table(server: Server, settings: Record<string, unknown>): Promise<Made> {
  const body = JSON.stringify({ white: { name: 'White' }, black: { name: 'Black' }, ...settings });
  const headers = { 'content-type': 'application/json' };
  return (await call(server, '/api/quick', { method: 'POST', body, headers })).json() as Promise<Made>;
}

/** A table made from a record, in a hall of its own. */
export async function brought(server: Server, record: string): Promise<string> {
  const { hall, keys } = await table(server, { regulations: { edition: '2023' } });
  const headers = { ...bearer(keys.arbiter!), 'content-type': 'application/x-ndjson' };
  const made = (await call(server, `/api/halls/${hall}/import`, { method: 'POST', body: record, headers })).json() as Promise<Made>;
  return (await made).table;
}

/** The facts of a game, from its record. */
export async function facts(server: Server, made: Made): Promise<Fact[]> {
  const answer = await call(server, `/api/tables/${made.table}/record.jsonl`, { headers: bearer(made.keys.arbiter!) });
  const [, ...lines] = (await answer.text()).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Fact);
}

/** The same without the time. */
export const untimed = (list: readonly Fact[]): Record<string, unknown>[] =>
  list.map(({ at: _, ...rest }) => rest);

export interface Snapshot {
  state: { stage: string; fen: string; outcome: { result: string; by: string } | null };
}

export async function snapshot(server: Server, made: Made): Promise<Snapshot> {
  const answer = await call(server, `/api/tables/${made.table}`, { headers: bearer(made.keys.arbiter!) });
  const { snapshot } = (await answer.json()) as { snapshot: Snapshot };
  return snapshot;
}

/** The link of a seat or of a role of the hall. */
export function link(server: Server, made: Made, role: string): string {
  if (made.seats[role]) return `${server.origin}/t/${made.table}#k=${made.seats[role]}`;
  const path = role === 'wallboard' ? 'w' : 'h';
  return `${server.origin}/${path}/${made.hall}#k=${made.keys[role]}`;
}

/** The HTTP part of the protocol. */
import type { Message } from './protocol/types';

/** The server said no, or could not be reached (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Message,
  ) {
    super(code);
  }
}

export interface Ask {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  key?: string | null;
  body?: unknown;
  /** A body that is text already. */
  text?: string;
  signal?: AbortSignal;
}

async function send(path: string, ask: Ask): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (ask.key) headers.authorization = `Bearer ${ask.key}`;
  if (ask.body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method: ask.method ?? 'GET', headers };
  if (ask.body !== undefined) init.body = JSON.stringify(ask.body);
  else if (ask.text !== undefined) init.body = ask.text;
  if (ask.signal) init.signal = ask.signal;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch (problem) {
    if (ask.signal?.aborted) throw problem;
    throw new ApiError(0, 'unreachable', { id: 'web-unreachable' });
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: { code?: string; message?: Message } } | null;
  throw new ApiError(
    answer.status,
    told?.error?.code ?? `status-${answer.status}`,
    told?.error?.message ?? { id: 'web-server-error', args: { status: answer.status } },
  );
}

/** Asks and reads the answer as JSON. `path` begins after `/api`. */
export async function call<T>(path: string, ask: Ask = {}): Promise<T> {
  const answer = await send(path, ask);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Asks and reads the answer as text (PGN, records). */
export async function text(path: string, ask: Ask = {}): Promise<string> {
  return (await send(path, ask)).text();
}

/** Asks and reads the answer as a file. */
export async function blob(path: string, ask: Ask = {}): Promise<Blob> {
  return (await send(path, ask)).blob();
}

/** A path of parts, each made safe. */
export const path = (...parts: (string | number)[]): string =>
  parts.map((it) => `/${encodeURIComponent(it)}`).join('');

// Server-sent events over fetch: the browser's own EventSource cannot carry a key in a header.

import { waitBefore } from './backoff';

export interface ServerEvent {
  event: string;
  data: string;
  id: string | null;
}

/** Takes text as it comes and gives the events that are whole. */
export class SseParser {
  #rest = '';

  push(text: string): ServerEvent[] {
    this.#rest += text.replace(/\r\n?/g, '\n');
    const events: ServerEvent[] = [];
    for (let end = this.#rest.indexOf('\n\n'); end >= 0; end = this.#rest.indexOf('\n\n')) {
      const event = block(this.#rest.slice(0, end));
      if (event) events.push(event);
      this.#rest = this.#rest.slice(end + 2);
    }
    return events;
  }
}

function block(text: string): ServerEvent | null {
  const data: string[] = [];
  let event = 'message';
  let id: string | null = null;
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (field === 'id') id = value;
  }
  return data.length > 0 ? { event, data: data.join('\n'), id } : null;
}

export interface SseListener {
  event(event: ServerEvent): void;
  /** Connected: what was missed must be fetched. */
  open(): void;
  lost(): void;
}

/** No event and no sign of life for so long: the line is dead. The server sends comments between. */
const SILENCE = 45_000;

/** Listens until it is ended; connects again by itself. Returns what ends it. */
export function listen(url: string, key: string | null, listener: SseListener): () => void {
  let ended = false;
  let attempt = 0;
  let last: string | null = null;
  let stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    stop = new AbortController();
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (key) headers.authorization = `Bearer ${key}`;
    if (last) headers['last-event-id'] = last;
    const answer = await fetch(url, { headers, signal: stop.signal, cache: 'no-store' });
    if (!answer.ok || !answer.body) throw new Error(String(answer.status));
    attempt = 0;
    listener.open();
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = new SseParser();
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => stop.abort(), SILENCE);
      const { done, value } = await reader.read();
      if (done) return;
      for (const event of parser.push(value)) {
        if (event.id !== null) last = event.id;
        listener.event(event);
      }
    }
  }

  async function keep(): Promise<void> {
    while (!ended) {
      await run().catch(() => undefined);
      clearTimeout(timer);
      if (ended) return;
      listener.lost();
      const wait = waitBefore(attempt, Math.random);
      attempt += 1;
      await new Promise((done) => setTimeout(done, wait));
    }
  }

  void keep();
  return () => {
    ended = true;
    stop.abort();
  };
}

/**
 * One seat, several windows: the one opened last leads, the others look on and may take over. It is
 * the windows of one browser that agree on this among themselves; the server knows seats, not
 * windows.
 */

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((ev: { data: unknown }) => void) | null;
}

export class Lead {
  /** Whether this window speaks for the seat. */
  leads = $state(true);
  #channel: Channel | null;

  constructor(channel: Channel | null) {
    this.#channel = channel;
    if (!channel) return;
    // Whoever says that he leads has been opened later, or has taken over.
    channel.onmessage = ({ data }) => {
      if (data === 'lead') this.leads = false;
    };
    channel.postMessage('lead');
  }

  take(): void {
    this.leads = true;
    this.#channel?.postMessage('lead');
  }

  end(): void {
    this.#channel?.close();
  }
}

/** What the windows of a seat speak over; none where a browser has no such thing. */
export function channelOf(table: string, key: string | null): Channel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  // Windows with another key of the table are other seats. The key itself is told to nobody.
  return new BroadcastChannel(`compongo-seat-${table}-${fingerprint(key ?? '')}`) as unknown as Channel;
}

/** A number that differs where keys do; it leads back to none. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** The envelope of an adjourned game, as the server tells it to players and arbiters. */
import { call, path } from './api';
import type { Color } from './protocol/types';

export type EnvelopeItem = { article: string | null } & (
  | { item: 'players'; white: string; black: string }
  | { item: 'position'; fen: string }
  | { item: 'times'; white: number | null; black: number | null }
  | { item: 'sealer'; player: Color }
  | { item: 'number'; number: number }
  | { item: 'offer'; player: Color | null }
  | { item: 'resumption'; text: string | null }
);

/** A moment at which the envelope changed hands or was looked at. */
export interface Held {
  seq: number;
  wall: string;
  what: 'sealed' | 'closed' | 'checked' | 'kept' | 'lost' | 'resumed' | 'opened';
  by: string | null;
  holder: string | null;
}

export interface EnvelopeView {
  before: string;
  sealer: Color | null;
  closed: boolean;
  resumed: boolean;
  commitment: string | null;
  items: EnvelopeItem[];
  left: Partial<Record<Color, number>>;
  reply: { by: Color; closed: boolean; due: boolean } | null;
  custody: Held[];
  /** What is to be opened; for arbiters, once the game is resumed. */
  box: string | null;
}

export const envelopeOf = (table: string, key: string | null): Promise<EnvelopeView> =>
  call(`/tables${path(table)}/envelope`, { key });

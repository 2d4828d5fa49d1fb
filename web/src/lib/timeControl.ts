// Time controls, as the server reads them.
import { call } from './api';
import type { Message } from './protocol/types';

/** What the server read in the text of a time control. */
export interface ReadTime {
  canonical: string;
  words: { en: string; es: string };
  class: { white: string; black: string };
  warnings: (Message | { en: string; es: string })[];
}

/** `short` is the form of regulations and presets, which counts in seconds; people write `3+2` for minutes. */
export function readTime(text: string, edition: string, short: boolean, signal?: AbortSignal): Promise<ReadTime> {
  const query = new URLSearchParams({ text, edition, ...(short ? { short: 'true' } : {}) });
  return call(`/time-control?${query.toString()}`, signal ? { signal } : {});
}

/** A time control of regulations in words. */
export const timeInWords = async (text: string, edition: string): Promise<ReadTime['words']> => (await readTime(text, edition, true)).words;

/** What this device has answered so far. */

const NAME = 'compongo.school';

interface Past {
  asked: number;
  right: number;
  /** Whether it was right the last time. */
  last: boolean;
}

export type Progress = Record<string, Past>;

const isPast = (it: unknown): it is Past =>
  typeof it === 'object' && it !== null && Number.isInteger((it as Past).asked) && Number.isInteger((it as Past).right) && typeof (it as Past).last === 'boolean';

/** What is kept; what cannot be read is set aside under another name, not lost. */
export function kept(store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Progress {
  let text: string | null = null;
  try {
    text = store.getItem(NAME);
    if (text === null) return {};
    const read: unknown = JSON.parse(text);
    const entries = Object.entries((read as { situations?: object } | null)?.situations ?? {});
    if (entries.every(([, it]) => isPast(it))) return Object.fromEntries(entries) as Progress;
  } catch {
    // Set aside below.
  }
  try {
    if (text !== null) store.setItem(`${NAME}.damaged`, text);
  } catch {
    // Then there is no place to keep anything in.
  }
  return {};
}

/** Adds an answer. */
export function add(key: string, right: boolean, store: Pick<Storage, 'getItem' | 'setItem'> = localStorage): Progress {
  const all = kept(store);
  const past = all[key] ?? { asked: 0, right: 0, last: false };
  all[key] = { asked: past.asked + 1, right: past.right + (right ? 1 : 0), last: right };
  try {
    store.setItem(NAME, JSON.stringify({ version: 1, situations: all }));
  } catch {
    // Then it lasts as long as the page.
  }
  return all;
}

/** The keys of what was answered wrongly the last time. */
export const wrong = (all: Progress): string[] => Object.keys(all).filter((key) => !all[key]!.last);

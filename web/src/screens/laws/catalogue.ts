// The articles, as the server tells them; each edition is fetched once.

import { call, path } from '../../lib/api';
import type { Article, Kind } from './tree';

interface Raw {
  edition: number;
  article: string;
  kind: Kind;
  subject: string;
  matter: string;
  en: string;
  es: string;
  standing?: string;
  lost?: { en: string; es: string } | null;
  elsewhere?: { edition: number; article: string }[];
  code?: string | null;
  cases?: string[];
  titles?: { en: string; es: string }[];
}

export function article({ edition, article: number, elsewhere = [], ...rest }: Raw): Article {
  const others = elsewhere.map((it) => ({ edition: String(it.edition), number: it.article }));
  return { ...rest, edition: String(edition), number, others };
}

export interface About {
  edition: string;
  /** The first day in force. */
  from: string;
  /** What is not here is not in it. */
  whole: boolean;
  articles: number;
  coverage: { kind: Kind; articles: number; covered: number }[];
}

/** Asks once; what failed is asked again the next time. */
function once<T>(kept: Map<string, Promise<T>>, name: string, ask: () => Promise<T>): Promise<T> {
  let known = kept.get(name);
  if (!known) {
    known = ask();
    known.catch(() => kept.delete(name));
    kept.set(name, known);
  }
  return known;
}

const editions = new Map<string, Promise<About[]>>();
const articles = new Map<string, Promise<Article[]>>();

/** The editions, the newest first. */
export const editionsKnown = (): Promise<About[]> =>
  once(editions, 'all', async () => {
    const answer = await call<{ editions: (Omit<About, 'edition'> & { edition: number })[] }>('/laws');
    return answer.editions.map((it) => ({ ...it, edition: String(it.edition) })).reverse();
  });

export const articlesOf = (edition: string): Promise<Article[]> =>
  once(articles, edition, async () => (await call<{ articles: Raw[] }>(`/laws${path(edition)}`)).articles.map(article));

/** The numbers of the first article on each matter, in the order of the matters. */
export async function numbersOn(edition: string, matters: readonly string[]): Promise<string[]> {
  const all = await articlesOf(edition);
  const found = matters.map((matter) => all.find((it) => it.matter === matter)?.number);
  return [...new Set(found.filter((it) => it !== undefined))];
}

interface Says {
  article: string;
  en: string;
  es: string;
}

export type DifferenceKind = 'renumbered' | 'changed' | 'added' | 'removed' | 'not-seen-in-first' | 'not-seen-in-second';

export interface Change {
  subject: string;
  matters: string[];
  difference: DifferenceKind;
  /** Both copies are whole: it is no gap in what is known. */
  sure: boolean;
  from: Says[];
  to: Says[];
}

export const changes = async (from: string, to: string): Promise<Change[]> =>
  (await call<{ changes: Change[] }>(`/laws/diff?from=${from}&to=${to}`)).changes;

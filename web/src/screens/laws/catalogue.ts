// The articles, as the server tells them; each edition is fetched once.

import { call, path } from '../../lib/api';
import type { Article } from './tree';

/** The number of an article is called `article` by the catalogue and `number` here. */
interface Raw extends Omit<Article, 'number' | 'edition'> {
  edition: string | number;
  article?: string;
  number?: string;
  elsewhere?: { edition: string | number; article: string }[];
}

export function article(raw: Raw): Article {
  const { edition, article: named, number, elsewhere, ...rest } = raw;
  return {
    ...rest,
    edition: String(edition),
    number: number ?? named ?? '',
    others: (elsewhere ?? []).map((it) => ({ edition: String(it.edition), number: it.article })),
  };
}

const editions = new Map<string, Promise<Article[]>>();

export function articlesOf(edition: string): Promise<Article[]> {
  let known = editions.get(edition);
  if (!known) {
    known = call<Raw[] | { articles: Raw[] }>(`/laws${path(edition)}`).then((answer) =>
      (Array.isArray(answer) ? answer : answer.articles).map(article),
    );
    // What failed is asked again the next time.
    known.catch(() => editions.delete(edition));
    editions.set(edition, known);
  }
  return known;
}

/** The numbers of the first article on each matter, in the order of the matters. */
export async function numbersOn(edition: string, matters: readonly string[]): Promise<string[]> {
  const all = await articlesOf(edition);
  const found = matters.map((matter) => all.find((it) => it.matter === matter)?.number);
  return [...new Set(found.filter((it) => it !== undefined))];
}

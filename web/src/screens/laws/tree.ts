// The articles of an edition as a book: by subject, in their own order.

export type Kind = 'enforce' | 'assist' | 'inform';

/** An article as the server tells it. */
export interface Article {
  edition: string;
  number: string;
  kind: Kind;
  subject: string;
  matter: string;
  en: string;
  es: string;
  standing?: string;
  lost?: { en: string; es: string } | null;
  cases?: string[];
  /** The same matter in other editions, if it is told. */
  others?: { edition: string; number: string }[];
}

/** The parts of a number, for sorting as the Laws are ordered: figures as figures. */
export function key(number: string): (number | string)[] {
  return (number.match(/\d+|[a-z]+|[A-Z]+|§/g) ?? []).map((part) => (/^\d/.test(part) ? Number(part) : part));
}

/** How deep an article lies: 9 is 0, 9.2 is 1, 9.2.2.1 is 3. */
export function depth(number: string): number {
  return Math.max(0, number.split(/[.(§]/).filter(Boolean).length - 1);
}

export interface Group {
  subject: string;
  articles: Article[];
}

/** Articles by subject, in the order in which the subjects first come. */
export function groups(articles: readonly Article[]): Group[] {
  const out: Group[] = [];
  for (const article of articles) {
    const group = out.find((it) => it.subject === article.subject);
    if (group) group.articles.push(article);
    else out.push({ subject: article.subject, articles: [article] });
  }
  return out;
}

/** Whether a text looks like the number of an article rather than words. */
export const isNumber = (text: string): boolean => /^(\d+|[A-Z]|I{1,3}|IV|V)([.(]\w+\)?)*$/.test(text.trim());

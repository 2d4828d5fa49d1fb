// The articles of an edition as a book: by subject, in their own order.

import { fold } from '../../lib/fold';

export type Kind = 'enforce' | 'assist' | 'inform';

/** An article of one edition. */
export interface Article {
  edition: string;
  number: string;
  kind: Kind;
  subject: string;
  matter: string;
  en: string;
  es: string;
  /** `read`, `inferred` or `damaged`: how well it is known. */
  standing?: string;
  /** What the copy at hand has lost of it. */
  lost?: { en: string; es: string } | null;
  code?: string | null;
  cases?: string[];
  /** What the cases are called, in the same order. */
  titles?: { en: string; es: string }[];
  /** The same matter in other editions. */
  others?: { edition: string; number: string }[];
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

/** Whether an article has all words of a question, in its number, its matter or what it says. */
export function answers(article: Article, question: string): boolean {
  const wanted = fold(question).split(/\s+/).filter(Boolean);
  const [only] = wanted;
  // A number finds the article and those below it, not every text with that figure.
  if (wanted.length === 1 && only && isNumber(only)) {
    const own = fold(article.number);
    return own === only || own.startsWith(`${only}.`) || own.startsWith(`${only}(`);
  }
  const whole = fold([article.number, article.matter.replaceAll('-', ' '), article.en, article.es].join(' '));
  return wanted.every((word) => whole.includes(word));
}

const isNumber = (text: string): boolean => /^(\d+|[a-z]|i{1,3}|iv|v)([.(]\w+\)?)*$/.test(text) && /[\d.]|^i+$/.test(text);

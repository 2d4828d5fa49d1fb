/** The school's part of the protocol (docs/protocol.md), and rounds of exercises. */
import { call, path } from '../../lib/api';
import type { ClockState, Color, Face, Message } from '../../lib/protocol/types';

export type Text = Record<'en' | 'es', string>;
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Line {
  text: Message;
  articles: string[];
}

export interface Clocks {
  white: number;
  black: number;
  running: Color | null;
}

export interface Scene {
  /** Milliseconds from the start; null for how it begins. */
  at: number | null;
  by: string | null;
  fact: Message | null;
  fen: string;
  move: string | null;
  clocks: Clocks | null;
  lines: Line[];
}

export interface Paraphrase extends Text {
  article: string;
}

export interface Exercise {
  key: string;
  edition: number;
  seed: number;
  subject: string;
  difficulty: Difficulty;
  control: Text | null;
  conditions: Message[];
  scenes: Scene[];
  asked: number;
  question: Text;
  rulings: Message[][];
  articles: Paraphrase[];
}

export interface Solution {
  title: Text;
  source: string;
  play: string;
  ruling: number;
  articles: number[];
  scenes: Scene[];
  fen: string;
  clocks: Clocks | null;
  outcome: Message | null;
  texts: Paraphrase[];
  elsewhere: { editions: number[]; lines: Line[] }[];
}

export interface Marked {
  rulingRight: boolean;
  articles: 'right' | 'partly' | 'wrong' | 'not-asked';
  points: number;
  most: number;
  solution: Solution;
}

export interface Subject extends Record<Difficulty, number> {
  subject: string;
}

export interface School {
  edition: number;
  most: number;
  subjects: Subject[];
}

/** What is wanted, as it stands in the address. */
export interface Wanted {
  edition: string;
  subject: string;
  difficulty: string;
  count: number;
  /** Minutes; none for practice. */
  exam: number | null;
  seed: number;
  /** Only what was answered wrongly the last time. */
  again: boolean;
}

export interface Answer {
  ruling: number | null;
  articles: number[];
}

/** One exercise of a round with what became of it. */
export interface Done {
  exercise: Exercise;
  answer: Answer | null;
  marked: Marked | null;
}

export const LARGEST_SEED = 999_999;

const whole = (text: string | null, least: number, most: number): number | null => {
  const number = Number(text);
  return text !== null && Number.isInteger(number) && number >= least && number <= most ? number : null;
};

/** What an address asks for; a number of the set is drawn where it names none. */
export function wantedIn(search: string, newest: string, drawn: number): Wanted {
  const asked = new URLSearchParams(search);
  return {
    edition: asked.get('edition') ?? newest,
    subject: asked.get('subject') ?? '',
    difficulty: asked.get('difficulty') ?? '',
    count: whole(asked.get('count'), 1, 50) ?? 10,
    exam: whole(asked.get('exam'), 1, 600),
    seed: whole(asked.get('set'), 0, LARGEST_SEED) ?? drawn,
    again: false,
  };
}

/** The address under which others get the same. */
export function addressOf({ edition, subject, difficulty, count, exam, seed }: Wanted): string {
  const asked = new URLSearchParams({ edition, count: String(count), set: String(seed) });
  if (subject) asked.set('subject', subject);
  if (difficulty) asked.set('difficulty', difficulty);
  if (exam !== null) asked.set('exam', String(exam));
  return `/school?${asked}`;
}

/** How many situations there are of what is wanted. */
export function available(school: School, { subject, difficulty }: Wanted): number {
  const subjects = school.subjects.filter((it) => subject === '' || it.subject === subject);
  const levels = DIFFICULTIES.filter((it) => difficulty === '' || it === difficulty);
  return subjects.reduce((sum, it) => sum + levels.reduce((all, level) => all + it[level], 0), 0);
}

export const about = (edition: string): Promise<School> => call(`/school?edition=${encodeURIComponent(edition)}`);

export async function draw(wanted: Wanted): Promise<Exercise[]> {
  const { edition, subject, difficulty, count, seed } = wanted;
  const asked = new URLSearchParams({ edition, subject, difficulty, count: String(count), seed: String(seed) });
  return (await call<{ exercises: Exercise[] }>(`/school/exercises?${asked}`)).exercises;
}

/** The exercises with these keys; those that the edition does not ask are left out. */
export async function fetchAll(keys: readonly string[], { edition, count, seed }: Wanted): Promise<Exercise[]> {
  const found: Exercise[] = [];
  for (const key of keys) {
    if (found.length === count) break;
    const asked = new URLSearchParams({ edition, seed: String(seed) });
    const one = await call<Exercise>(`/school/exercises${path(key)}?${asked}`).catch((error: { status?: number }) => {
      if (error.status === 404) return null;
      throw error;
    });
    if (one) found.push(one);
  }
  return found;
}

export const mark = ({ key, edition, seed }: Exercise, answer: Answer): Promise<Marked> =>
  call('/school/mark', { method: 'POST', body: { key, edition, seed, ...answer } });

export interface Sum {
  answered: number;
  right: number;
  points: number;
  most: number;
  percent: number;
}

/** What a round comes to: what was not answered counts nothing of all it could have. */
export function sum(round: readonly Done[]): Sum {
  const all = { answered: 0, right: 0, points: 0, most: 0 };
  for (const { exercise, marked } of round) {
    all.most += marked?.most ?? (exercise.articles.length > 0 ? 4 : 2);
    if (!marked) continue;
    all.answered += 1;
    all.right += marked.rulingRight ? 1 : 0;
    all.points += marked.points;
  }
  return { ...all, percent: all.most > 0 ? Math.floor((100 * all.points) / all.most) : 0 };
}

/** The clocks of a scene as clocks are drawn. */
export function clockOf({ clocks }: Scene): ClockState | null {
  if (!clocks) return null;
  const face = (ms: number): Face => ({ ms, flag: ms === 0, period: null, periods: 1, moves: null, toGo: null, increment: 0, delay: 0 });
  return { white: face(clocks.white), black: face(clocks.black), running: clocks.running };
}

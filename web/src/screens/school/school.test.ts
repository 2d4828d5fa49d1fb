import { describe, expect, it } from 'vitest';
import { add, kept, wrong } from './progress';
import { addressOf, available, clockOf, sum, wantedIn, type Done, type Exercise, type Marked, type School } from './school';

const exercise = (articles: number) => ({ articles: Array(articles).fill({}) }) as unknown as Exercise;
const marked = (points: number, most: number, rulingRight: boolean) => ({ points, most, rulingRight }) as Marked;

describe('a set', () => {
  it('is read from its address and written there', () => {
    const wanted = wantedIn('?edition=2018&subject=touch&count=5&exam=30&set=7', '2023', 1);
    expect(wanted).toEqual({ edition: '2018', subject: 'touch', difficulty: '', count: 5, exam: 30, seed: 7, again: false });
    expect(addressOf(wanted)).toBe('/school?edition=2018&count=5&set=7&subject=touch&exam=30');
  });
  it('has defaults, also for what makes no sense', () => {
    for (const search of ['', '?count=0&exam=x&set=-1', '?count=51&set=1000000&exam=1.5']) {
      expect(wantedIn(search, '2023', 4)).toMatchObject({ edition: '2023', count: 10, exam: null, seed: 4 });
    }
  });
  it('has as many situations as its subjects and levels', () => {
    const school: School = {
      edition: 2023,
      most: 50,
      subjects: [{ subject: 'a', easy: 1, medium: 2, hard: 4 }, { subject: 'b', easy: 8, medium: 16, hard: 32 }],
    };
    const wanted = wantedIn('', '2023', 0);
    expect(available(school, wanted)).toBe(63);
    expect(available(school, { ...wanted, subject: 'b', difficulty: 'hard' })).toBe(32);
    expect(available(school, { ...wanted, difficulty: 'easy' })).toBe(9);
  });
});

describe('a result', () => {
  it('counts what was not answered', () => {
    const round: Done[] = [
      { exercise: exercise(6), answer: null, marked: marked(3, 4, true) },
      { exercise: exercise(6), answer: null, marked: null },
      { exercise: exercise(0), answer: null, marked: null },
    ];
    expect(sum(round)).toEqual({ answered: 1, right: 1, points: 3, most: 10, percent: 30 });
    expect(sum([])).toEqual({ answered: 0, right: 0, points: 0, most: 0, percent: 0 });
  });
});

describe('progress', () => {
  const store = () => {
    const all = new Map<string, string>();
    return { all, getItem: (name: string) => all.get(name) ?? null, setItem: (name: string, text: string) => void all.set(name, text) };
  };
  it('is kept for each situation', () => {
    const it = store();
    add('a', true, it);
    add('b', true, it);
    add('b', false, it);
    expect(kept(it)).toEqual({ a: { asked: 1, right: 1, last: true }, b: { asked: 2, right: 1, last: false } });
    expect(wrong(kept(it))).toEqual(['b']);
  });
  it('is set aside where it is damaged', () => {
    for (const text of ['{', '{"situations":{"a":{"asked":"x"}}}', '{"situations":{"a":null}}']) {
      const it = store();
      it.setItem('compongo.school', text);
      expect(kept(it)).toEqual({});
      expect(it.all.get('compongo.school.damaged')).toBe(text);
    }
  });
});

describe('the clocks of a scene', () => {
  it('stand as they stood', () => {
    const scene = { at: 0, by: null, fact: null, fen: '', move: null, clocks: { white: 0, black: 5_000, running: 'black' as const }, lines: [] };
    expect(clockOf(scene)).toMatchObject({ white: { ms: 0, flag: true }, black: { ms: 5_000, flag: false }, running: 'black' });
    expect(clockOf({ ...scene, clocks: null })).toBeNull();
  });
});

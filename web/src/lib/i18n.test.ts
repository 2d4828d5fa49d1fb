import { describe, expect, it } from 'vitest';
import { moveText, spoken, t, words } from './i18n.svelte';
import { prefs } from './prefs.svelte';

/** Every file of words, by its path. */
const files = import.meta.glob<string>('../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const ids = (lang: string): string[] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${lang}/`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((it) => it[1]!))
    .sort();

describe('words', () => {
  it('are the same in both languages, and none twice', () => {
    expect(ids('es')).toEqual(ids('en'));
    expect(ids('en').filter((id, i, all) => all[i + 1] === id)).toEqual([]);
  });

  it('follow the language chosen', () => {
    prefs.lang = 'es';
    expect(t('press')).toBe('Pulsar el reloj');
    prefs.lang = 'en';
    expect(t('press')).toBe('Press the clock');
    expect(t('no-such-words')).toBe('no-such-words');
  });

  it('put times, moves and messages into messages', () => {
    const message = { id: 'web-server-error', args: { status: { time: 120_000 } } };
    expect(words(message)).toBe('The server answered with an error (2:00).');
    const nested = { id: 'duty-bound', args: { to: { message: { id: 'press' } } } };
    expect(words(nested)).toBe('You must Press the clock.');
    const listed = { id: 'duty-bound', args: { to: { list: ['a', { text: { en: 'b', es: 'c' } }] } } };
    expect(words(listed)).toBe('You must a and b.');
  });

  it('name moves', () => {
    const move = { uci: 'g1f3', san: 'Nf3', number: 2, by: 'white' as const };
    expect(moveText(move)).toBe('2.Nf3');
    expect(moveText({ ...move, san: null, by: 'black' })).toBe('2...g1–f3');
  });

  it('speak moves piece by piece, and check after the move', () => {
    prefs.lang = 'en';
    expect(spoken('g1f3', 'Nf3+')).toBe('knight f 3, check');
    expect(spoken('e4d5', 'exd5')).toBe('pawn e takes d 5');
    expect(spoken('e7e8q', 'e8=Q#')).toBe('pawn e 8, queen, mate');
    expect(spoken('e1c1', 'O-O-O')).toBe('castles long');
    prefs.lang = 'es';
    expect(spoken('g1f3', 'Nf3')).toBe('caballo f 3');
    prefs.lang = 'en';
  });
});

import { describe, expect, it } from 'vitest';
import { pieceOf, phrase, timeIn } from './phrases';
import { plain, prescribed, SPOKEN_LANGS } from './style';

const code = Object.values(
  import.meta.glob<string>(['../../**/*.ts', '../../**/*.svelte', '!../../**/*.test.ts'], { query: '?raw', import: 'default', eager: true }),
).join('\n');
const files = import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default', eager: true });
const text = (lang: string) => files[`./locales/${lang}.ftl`]!;
const ids = (lang: string) => [...text(lang).matchAll(/^([a-z][\w-]*) =/gm)].map((it) => it[1]!);
const args = (lang: string, id: string) => {
  const entry = new RegExp(`^${id} =((?:.*\n)(?:[ ].*\n|\\s*\\}\n?)*)`, 'm').exec(text(lang))?.[1] ?? '';
  return [...new Set([...entry.matchAll(/\$(\w+)/g)].map((it) => it[1]!))].filter((it) => it !== 'gender').sort();
};

describe('phrases', () => {
  it('are the same in all languages, in the same order', () => {
    for (const lang of SPOKEN_LANGS) expect(ids(lang)).toEqual(ids('en'));
  });
  it('tell the same', () => {
    for (const lang of SPOKEN_LANGS) for (const id of ids('en')) expect([lang, id, args(lang, id)]).toEqual([lang, id, args('en', id)]);
  });
  it('are all used', () => {
    const used = (id: string) => /^(help|stage|result)-/.test(id) || code.includes(`'${id}'`);
    expect(ids('en').filter((id) => !used(id))).toEqual([]);
  });
  it('are said', () => {
    expect(timeIn('en', 3_725_999)).toBe('1 hour 2 minutes 5 seconds');
    expect(timeIn('es', 3_725_999)).toBe('1 hora 2 minutos 5 segundos');
    expect(timeIn('de', 3_725_999)).toBe('1 Stunde 2 Minuten 5 Sekunden');
    expect(timeIn('de', 0)).toBe('0 Sekunden');
    expect(pieceOf(plain('es'), 'black', 'r')).toBe('torre negra');
    expect(pieceOf(plain('de'), 'white', 'q')).toBe('weiße Dame');
    expect(pieceOf(prescribed('en'), 'white', 'n')).toBe('white Springer');
    expect(phrase('de', 'clock-of', { color: 'Weiß', time: '1 Stunde', running: 'yes', flag: 'no' })).toBe('Weiß, 1 Stunde, läuft.');
  });
});

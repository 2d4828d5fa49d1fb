import { describe, expect, it } from 'vitest';
import { TOOLS } from '../screens/console/tools';
import { has, LANGS } from './i18n.svelte';
import { prefs } from './prefs.svelte';

const areas = import.meta.glob<string>('../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true });
const all = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const code = Object.values(all).join('\n');

const ids = Object.values(areas).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((it) => it[1]!));
/** Names that stand in the code as they are, wherever. */
const plain = new Set([...code.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((it) => it[1]!));
/** Names put together, such as `prefs-${name}-${value}`, as patterns. */
const pieced = [...new Set([...code.matchAll(/`([a-z]\w*-[\w-]*(?:\$\{[^`{}]*\}[\w-]*)+)`/g)].map((it) => it[1]!))].map(
  (text) => new RegExp(`^${text.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
);

/** Whether all languages have words for a name. */
const known = (id: string): boolean =>
  LANGS.every((lang) => {
    prefs.lang = lang;
    return has(id);
  });

describe('messages', () => {
  it('are all used', () => {
    expect(ids.length).toBeGreaterThan(500);
    expect(ids.filter((id) => !plain.has(id) && !pieced.some((it) => it.test(id)))).toEqual([]);
  });

  it('are there wherever a name is asked for', () => {
    // The first argument of `t`: a name, or names to choose from.
    const asked = [...code.matchAll(/\bt\(([^,()`]*?)[,)]/g)].flatMap((call) =>
      [...call[1]!.matchAll(/(?:^|[?:]\s*)'([a-z][\w-]*)'/g)].map((it) => it[1]!),
    );
    expect(asked.length).toBeGreaterThan(300);
    expect([...new Set(asked)].filter((id) => !known(id))).toEqual([]);
  });

  it('name every tool of the arbiter, its fields and their values', () => {
    const missing = TOOLS.flatMap((tool) =>
      ['1997', '2005', '2014', '2023'].flatMap((edition) =>
        tool.fields({ edition }).flatMap(({ name, values = [], words }) => [
          `tool-field-${name}`,
          ...(words ? [words.id] : values.map((value) => `tool-value-${value}`)),
        ]),
      ).concat(`tool-${tool.id}`),
    ).filter((id) => !known(id));
    expect([...new Set(missing)]).toEqual([]);
  });
});

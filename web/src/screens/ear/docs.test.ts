import { expect, it } from 'vitest';
import page from '../../../../docs/visually-impaired.md?raw';
import { COMMANDS, does } from './commands';
import { keyDoes, keyName, KEYS } from './keys';

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

/** From the heading "Keys" to the end. */
function listing(): string {
  const keys = KEYS.map(({ id, key }) => row(code(keyName(key)), keyDoes('en', id)));
  const commands = COMMANDS.map(({ id, names, takes }) =>
    row(code(names[0]!), takes ? code(takes) : '', names.slice(1).map(code).join(' '), does('en', id)),
  );
  return [
    '## Keys',
    '',
    'They mean something only in the field for moves while it is empty, where a screen reader in its forms or focus mode hands them on; none of them begins a move or a command.',
    '',
    row('key', 'what it does'),
    row('---', '---'),
    ...keys,
    '',
    '## Commands',
    '',
    'Entered in the same field. The long names are those of English, Spanish and German; any may be used. `h` and a command explains it.',
    '',
    row('command', 'may be followed by', 'also', 'what it does'),
    row('---', '---', '---', '---'),
    ...commands,
    '',
  ].join('\n');
}

it('the documentation lists every key and command as the code has them', () => {
  expect(page.slice(page.indexOf('## Keys'))).toBe(listing());
});

it('no two commands or keys have a name in common, and none is a square or a number', () => {
  const names = COMMANDS.flatMap((it) => it.names);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((it) => /^[a-h][1-8]$|^\d/.test(it))).toEqual([]);
  expect(new Set(KEYS.map((it) => it.key)).size).toBe(KEYS.length);
  expect(KEYS.filter((it) => /^[\p{L}\p{N}]$/u.test(it.key))).toEqual([]);
});

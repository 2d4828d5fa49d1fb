/**
 * Single keys. They mean something only in the field for moves while it is empty, so that they
 * neither take keys from a screen reader nor act where nobody expects it (WCAG 2.1.4): in the
 * field a screen reader hands keys on, and none of these begins a move or a command.
 */
import * as answers from './answers';
import type { Context } from './commands';
import { does } from './commands';
import { press, whatIsDue } from './doing';
import { enter } from './commands';
import type { SpokenLang } from '../../lib/spoken';

export interface Key {
  id: string;
  key: string;
  run: (context: Context) => void;
}

export const KEYS: readonly Key[] = [
  { id: 'due', key: 'Enter', run: ({ ear }) => whatIsDue(ear) },
  { id: 'press', key: ' ', run: ({ ear }) => press(ear) },
  { id: 'last', key: '.', run: ({ ear }) => ear.answer(answers.last(ear)) },
  { id: 'clocks', key: ',', run: ({ ear, at }) => ear.answer(answers.clocks(ear, at)) },
  { id: 'status', key: ';', run: ({ ear }) => ear.answer(answers.status(ear)) },
  { id: 'pieces', key: '*', run: ({ ear }) => ear.answer(answers.pieces(ear, '') ?? []) },
  { id: 'board', key: '+', run: ({ ear }) => ear.answer(answers.board(ear, '') ?? []) },
  { id: 'earlier', key: 'ArrowUp', run: ({ ear }) => ear.answer(answers.walk(ear, -1)) },
  { id: 'later', key: 'ArrowDown', run: ({ ear }) => ear.answer(answers.walk(ear, 1)) },
  { id: 'help', key: '?', run: (context) => void enter('h', context) },
  { id: 'clear', key: 'Escape', run: ({ ear }) => ear.answer(ear.tell('cleared')) },
];

/** The key that does something in a field with this text; Escape does in any. */
export function keyOf(ev: KeyboardEvent, text: string): Key | null {
  if (ev.ctrlKey || ev.metaKey || ev.altKey || ev.isComposing) return null;
  const found = KEYS.find((it) => it.key === ev.key) ?? null;
  return found && (text === '' || found.key === 'Escape') ? found : null;
}

export const keyDoes = (lang: SpokenLang, id: string): string => does(lang, `key-${id}`);

/** The name of a key as people say it. */
export const KEY_NAMES: Record<string, string> = { ' ': 'Space', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

export const keyName = (key: string): string => KEY_NAMES[key] ?? key;

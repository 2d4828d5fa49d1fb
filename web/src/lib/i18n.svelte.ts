/**
 * Words in the language chosen. Texts of rulings come from `crates/words`, those of the screens
 * from `src/locales`, one file for each area; both languages are in the page, so that changing
 * needs no reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { ApiError } from './api';
import { duration } from './clock';
import { sanIn, squares, takeApart, type Lang } from './notation';
import { prefs } from './prefs.svelte';
import type { Arg, Message, MoveRef } from './protocol/types';

const texts = {
  ...import.meta.glob<string>('../../../crates/words/locales/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

export const LANGS: readonly Lang[] = ['en', 'es'];

const bundles = Object.fromEntries(LANGS.map((lang) => [lang, bundleOf(lang)])) as Record<Lang, FluentBundle>;

function bundleOf(lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (!path.endsWith(`/${lang}.ftl`) && !path.includes(`/locales/${lang}/`)) continue;
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export type Args = Record<string, Arg | boolean | null | undefined>;

/** The text of an id in the language chosen. */
export function t(id: string, args: Args = {}): string {
  return inLang(prefs.lang, id, args) ?? id;
}

/** Whether there are words for an id. */
export const has = (id: string): boolean => bundles[prefs.lang].hasMessage(id);

/** Why something failed, in words. */
export const problem = (error: unknown): string => (error instanceof ApiError ? words(error.text) : String(error));

/** A message of the protocol in the language chosen. */
export const words = (message: Message): string => t(message.id, message.args ?? {});

function inLang(lang: Lang, id: string, args: Args): string | null {
  const bundle = bundles[lang];
  const [name, attribute] = id.split('.') as [string, string?];
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  return bundle.formatPattern(pattern, variables(args), []);
}

function variables(args: Args): Record<string, FluentVariable> {
  const plain: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(args)) plain[name] = variable(arg);
  return plain;
}

function variable(arg: Args[string]): FluentVariable {
  if (arg === null || arg === undefined) return '';
  if (typeof arg === 'string' || typeof arg === 'number') return arg;
  if (typeof arg === 'boolean') return String(arg);
  if ('time' in arg) return duration(arg.time);
  if ('move' in arg) return moveText(arg.move);
  if ('message' in arg) return words(arg.message);
  if ('text' in arg) return arg.text[prefs.lang];
  const parts = arg.list.map((it) => String(variable(it)));
  return new Intl.ListFormat(prefs.lang, { type: 'conjunction' }).format(parts);
}

/** `12.Nf3`, `12...Cf6`, and squares where the move is not legal. */
export function moveText(move: MoveRef): string {
  const dots = move.by === 'white' ? '.' : '...';
  const text = move.san === null ? squares(move.uci) : san(move.san);
  return `${move.number}${dots}${text}`;
}

/** A move of the score in the letters chosen. */
export function san(text: string): string {
  return sanIn(text, prefs.letters === 'figurines' ? 'figurine' : prefs.lang);
}

/** A square as it is spoken: letter and number apart. */
export const spokenSquare = (name: string): string => `${name[0] ?? ''} ${name[1] ?? ''}`;

/** A move as it is spoken. */
export function spoken(uci: string, text: string | null): string {
  const move = takeApart(uci, text);
  const check = move.check ? `, ${t(`spoken-${move.check}`)}` : '';
  if (move.castling) return t(`spoken-castling-${move.castling}`) + check;
  const to = spokenSquare(move.to);
  const said =
    move.piece === null
      ? t('spoken-squares', { from: spokenSquare(move.from), to })
      : t(move.captures ? 'spoken-capture' : 'spoken-move', {
          piece: t(`piece-${move.piece}`),
          from: move.piece === 'p' ? (move.from[0] ?? '') : '',
          to,
        });
  const promotion = move.promotion ? `, ${t(`piece-${move.promotion}`)}` : '';
  return said + promotion + check;
}

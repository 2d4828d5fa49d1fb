/** What is said around the moves, in every language in which things are said. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Color } from '../protocol';
import type { Role } from '../board';
import { pieceIn } from './names';
import { SPOKEN_LANGS, type SpokenLang, type Style } from './style';

const texts = import.meta.glob<string>('./locales/*.ftl', { query: '?raw', import: 'default', eager: true });

const bundles = Object.fromEntries(
  SPOKEN_LANGS.map((lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(texts[`./locales/${lang}.ftl`] ?? ''));
    return [lang, bundle];
  }),
) as Record<SpokenLang, FluentBundle>;

/** A phrase in a language. */
export function phrase(lang: SpokenLang, id: string, args: Record<string, string | number> = {}): string {
  const pattern = bundles[lang].getMessage(id)?.value;
  return pattern ? bundles[lang].formatPattern(pattern, args, []) : id;
}

export const hasPhrase = (lang: SpokenLang, id: string): boolean => bundles[lang].hasMessage(id);

export const colorIn = (lang: SpokenLang, color: Color): string => phrase(lang, 'color', { color });

/** "1 hour 2 minutes 5 seconds"; whole seconds, down. */
export function timeIn(lang: SpokenLang, ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const parts = [
    ['hours', Math.floor(seconds / 3600)],
    ['minutes', Math.floor(seconds / 60) % 60],
    ['seconds', seconds % 60],
  ] as const;
  const said = parts.filter(([, n]) => n > 0).map(([unit, n]) => phrase(lang, unit, { n }));
  return said.length > 0 ? said.join(' ') : phrase(lang, 'seconds', { n: 0 });
}

/** "white pawn", "peón blanco", "weißer Bauer". */
export function pieceOf(style: Style, color: Color, role: Role): string {
  const feminine = role === 'q' || (role === 'r' && style.lang === 'es');
  return phrase(style.lang, 'piece-of', { color, piece: pieceIn(style, role), gender: feminine ? 'f' : 'm' });
}

/** A sentence begins with a capital. */
export const sentenced = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

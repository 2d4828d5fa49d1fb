/** How moves are said: the same choices as `spoken::Style` in crates/notation. */

/** The languages in which things are said. Screens have fewer. */
export const SPOKEN_LANGS = ['en', 'es', 'de'] as const;
export type SpokenLang = (typeof SPOKEN_LANGS)[number];

/** As the appendix prescribes, in plain words, with the radio alphabet, as written, as squares. */
export const FORMS = ['prescribed', 'plain', 'nato', 'san', 'uci'] as const;
export type Form = (typeof FORMS)[number];

/** The German names of the appendix, or those of the language. */
export const NAMES = ['prescribed', 'own'] as const;
export type Names = (typeof NAMES)[number];

export const NUMBERS = ['prescribed', 'own', 'digits'] as const;
export type Numbers = (typeof NUMBERS)[number];

export interface Style {
  form: Form;
  lang: SpokenLang;
  pieces: Names;
  numbers: Numbers;
}

/** As the appendix has it (D.2.1 of 2018). */
export const prescribed = (lang: SpokenLang): Style => ({ form: 'prescribed', lang, pieces: 'prescribed', numbers: 'prescribed' });

/** Plain words of one language. */
export const plain = (lang: SpokenLang): Style => ({ form: 'plain', lang, pieces: 'own', numbers: 'own' });

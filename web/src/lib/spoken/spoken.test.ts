/** The module says moves as crates/notation does, by the vectors that it is tested by. */
import { describe, expect, it } from 'vitest';
import kept from '../../../../crates/notation/tests/data/spoken.json?raw';
import { piecesOf } from '../board';
import { sayMove } from './move';
import { FORMS, NAMES, NUMBERS, SPOKEN_LANGS, type Form, type Names, type Numbers, type SpokenLang } from './style';

interface Vector {
  fen: string;
  uci: string;
  san: string;
  said: [Form, SpokenLang, Names, Numbers, string][];
}

const vectors = JSON.parse(kept) as Vector[];

describe('moves are said as crates/notation says them', () => {
  for (const { fen, uci, san, said } of vectors) {
    it(`${san} in every style`, () => {
      expect(said).toHaveLength(FORMS.length * SPOKEN_LANGS.length * NAMES.length * NUMBERS.length);
      for (const [form, lang, pieces, numbers, text] of said) {
        expect(sayMove(piecesOf(fen), uci, san, { form, lang, pieces, numbers })).toBe(text);
      }
    });
  }
  it('and there are vectors', () => expect(vectors.length).toBe(16));
});

it('a move that has no text is said by its squares', () => {
  const pieces = piecesOf('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  const style = { form: 'prescribed', lang: 'en', pieces: 'prescribed', numbers: 'prescribed' } as const;
  expect(sayMove(pieces, 'e2e5', null, style)).toBe('Bauer from Eva zwei to Eva fuenf');
  expect(sayMove(pieces, 'a1a2', null, style)).toBe('a1a2');
});

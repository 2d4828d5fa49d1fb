import { describe, expect, it } from 'vitest';
import kept from '../../../../crates/notation/tests/data/spoken.json?raw';
import { piecesOf } from '../board';
import { hear, written } from './hear';
import { sayMove } from './move';
import { FORMS, NAMES, NUMBERS, SPOKEN_LANGS } from './style';

const START = piecesOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
const vectors = JSON.parse(kept) as {
  fen: string; uci: string; san: string;
}[];

describe('what is said is understood', () => {
  for (const { fen, uci, san } of vectors) {
    it(san, () => {
      const mover = fen.split(' ')[1] === 'w' ? 'white' : 'black';
      for (const form of FORMS) for (const lang of SPOKEN_LANGS) for (const pieces of NAMES) for (const numbers of NUMBERS) {
        const text = sayMove(piecesOf(fen), uci, san, { form, lang, pieces, numbers });
        expect([text, hear(text, piecesOf(fen), mover, lang)]).toEqual([text, { move: uci }]);
      }
    });
  }
});

describe('what people type', () => {
  it('in their own letters, small or large, or as squares', () => {
    for (const [text, lang] of [['Nf3', 'en'], ['nf3', 'en'], ['Cf3', 'es'], ['cf3', 'es'], ['Sf3', 'de'], ['sf3', 'de'], ['Nf3', 'de'], ['g1f3', 'es'],
      ['knight f3', 'en'], ['caballo f 3', 'es'], ['Springer nach f3', 'en'], ['Knight Foxtrot three', 'de']] as const) {
      expect([text, hear(text, START, 'white', lang)]).toEqual([text, { move: 'g1f3' }]);
    }
    expect(hear('Eva vier', START, 'white', 'en')).toEqual({ move: 'e2e4' });
  });
  it('that is no move', () => {
    expect(hear('hello', START, 'white', 'en')).toEqual({ problem: 'unreadable' });
    expect(hear('Ng5', START, 'white', 'en')).toEqual({ problem: 'no-piece' });
    expect(hear('Springer Gustav fuenf', START, 'white', 'en')).toEqual({ problem: 'no-piece' });
    expect(written('Springer')).toBeNull();
    expect(written('Rochade')).toBeNull();
  });
});

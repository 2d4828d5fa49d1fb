import { expect, it } from 'vitest';
import { agreement, compare, countOf, isMove, lackingOf, plain } from './sheets';

/** Entries with these texts. */
const on = (...texts: string[]) => texts.map((text) => ({ text }));

it('passes over what does not change a move', () => {
  expect(plain('N x d4 +')).toBe('Nd4');
  expect(plain('0-0-0')).toBe('O-O-O');
  expect(plain('e8=Q#')).toBe('e8Q');
  expect(plain('exd6 e.p.')).toBe('ed6');
  expect(plain('Re1 (=)')).toBe('Re1');
});

it('marks differences and gaps', () => {
  const pairs = compare(on('e4', 'e5', 'Nf3'), on('e4', 'e6'), ['e4', 'e5', 'Nf3', 'Nc6']);
  expect(pairs.map((it) => it.mark)).toEqual(['same', 'differs', 'missing', 'missing']);
  expect(countOf(pairs, 'white')).toEqual({ differs: 0, missing: 1 });
  expect(countOf(pairs, 'black')).toEqual({ differs: 1, missing: 2 });
  expect(pairs[3]).toEqual({ number: 2, by: 'black', onWhite: '', onBlack: '', played: 'Nc6', mark: 'missing', marks: { white: 'missing', black: 'missing' } });
});

it('a move may be written in the letters of any language', () => {
  expect(compare(on('Cf3'), on('♘f3'), ['Nf3'])[0]?.mark).toBe('same');
  expect(isMove('Td1', 'Rd1')).toBe(true);
  expect(isMove('Ad3', 'Nd3')).toBe(false);
});

it('says how far two scoresheets agree, and whose board is wrong', () => {
  expect(agreement(on('e4', 'e5', 'Cf3'), on('e4', 'e5', 'Nf3'), ['e4', 'e5', 'Nf3'])).toEqual({ alike: 3, whole: true, otherwise: [] });
  expect(agreement(on('e4', 'e5', 'Nf3'), on('e4', 'e6', 'Nf3'), ['e4', 'e5', 'Nf3'])).toMatchObject({ alike: 1, whole: false });
  const { whole, otherwise } = agreement(on('d4', 'd5'), on('d4', 'd5'), ['d4', 'd6']);
  expect(whole).toBe(true);
  expect(otherwise).toMatchObject([{ number: 1, by: 'black', onBlack: 'd5', played: 'd6' }]);
  expect(agreement(on('e4'), on(), ['e4'])).toMatchObject({ alike: 0, whole: false });
});

it('what the server has read is certain, in whatever letters', () => {
  const [pair] = compare([{ text: 'Кf3', fits: true }], [{ text: 'Nc3', fits: false }], ['Nf3']);
  expect(pair?.marks).toEqual({ white: 'same', black: 'differs' });
  const black = '4k3/8/8/8/8/8/8/4K2R b K - 3 17';
  expect(compare(on('Kd7'), [], ['Kd7'], black)[0]).toMatchObject({ number: 17, by: 'black' });
});

it('what was written of a move taken back counts as missing', () => {
  const [pair] = compare([{ text: 'Ke6', takenBack: true }], on('Ke7'), ['Ke7']);
  expect(pair?.marks).toEqual({ white: 'missing', black: 'same' });
});

it('counts what is not on a scoresheet yet', () => {
  expect(lackingOf(undefined, 3)).toBe(3);
  expect(lackingOf({ entries: [{ text: 'e4' }, { text: '' }, { text: 'Ke6', takenBack: true }, { text: 'Nf3' }] }, 3)).toBe(2);
});

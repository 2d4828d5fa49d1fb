import { expect, it } from 'vitest';
import { agreement, compare, isMove, plain } from './sheets';

it('passes over what does not change a move', () => {
  expect(plain('N x d4 +')).toBe('Nd4');
  expect(plain('0-0-0')).toBe('O-O-O');
  expect(plain('e8=Q#')).toBe('e8Q');
  expect(plain('exd6 e.p.')).toBe('ed6');
  expect(plain('Re1 (=)')).toBe('Re1');
});

it('marks differences and gaps', () => {
  const pairs = compare(['e4', 'e5', 'Nf3'], ['e4', 'e6'], ['e4', 'e5', 'Nf3', 'Nc6']);
  expect(pairs.map((it) => it.mark)).toEqual(['same', 'differs', 'missing', 'missing']);
  expect(pairs[3]).toEqual({ number: 2, by: 'black', onWhite: '', onBlack: '', played: 'Nc6', mark: 'missing' });
});

it('a move may be written in the letters of any language', () => {
  expect(compare(['Cf3'], ['♘f3'], ['Nf3'])[0]?.mark).toBe('same');
  expect(isMove('Td1', 'Rd1')).toBe(true);
  expect(isMove('Ad3', 'Nd3')).toBe(false);
});

it('says how far two scoresheets agree, and whose board is wrong', () => {
  expect(agreement(['e4', 'e5', 'Cf3'], ['e4', 'e5', 'Nf3'], ['e4', 'e5', 'Nf3'])).toEqual({ alike: 3, whole: true, otherwise: [] });
  expect(agreement(['e4', 'e5', 'Nf3'], ['e4', 'e6', 'Nf3'], ['e4', 'e5', 'Nf3'])).toMatchObject({ alike: 1, whole: false });
  const { whole, otherwise } = agreement(['d4', 'd5'], ['d4', 'd5'], ['d4', 'd6']);
  expect(whole).toBe(true);
  expect(otherwise).toMatchObject([{ number: 1, by: 'black', onBlack: 'd5', played: 'd6' }]);
  expect(agreement(['e4'], [], ['e4'])).toMatchObject({ alike: 0, whole: false });
});

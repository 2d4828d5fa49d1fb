import { expect, it } from 'vitest';
import { compare, isMove, plain } from './sheets';

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

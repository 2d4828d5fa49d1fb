import { expect, it } from 'vitest';
import { INITIAL } from '../../lib/board';
import { isGap, nextLine, placeOf, rowsOf, writing } from './sheetRows';

const BLACK_BEGINS = '4k3/8/8/8/8/8/8/4K2R b K - 3 17';

it('has a line for each single move, whoever begins', () => {
  expect(placeOf(3, INITIAL)).toEqual({ ply: 3, number: 2, by: 'black' });
  expect(placeOf(0, BLACK_BEGINS)).toEqual({ ply: 0, number: 17, by: 'black' });
  expect(placeOf(1, BLACK_BEGINS)).toEqual({ ply: 1, number: 18, by: 'white' });
  const [first] = rowsOf([{ text: 'Kd7' }], BLACK_BEGINS);
  expect(first?.cells).toEqual([null, { ply: 0, number: 17, by: 'black', entry: { text: 'Kd7' } }]);
});

it('ends with whole rows that are free', () => {
  const numbers = (count: number, free: number) => rowsOf(Array.from({ length: count }, () => ({ text: 'e4' })), INITIAL, free).map((it) => it.cells.map((cell) => cell?.entry != null));
  expect(numbers(0, 2)).toEqual([[false, false], [false, false]]);
  expect(numbers(1, 2)).toEqual([[true, false], [false, false]]);
  expect(numbers(2, 1)).toEqual([[true, true], [false, false]]);
  expect(numbers(3, 0)).toHaveLength(2);
});

it('a gap stays one until something is written there', () => {
  expect([null, { text: '' }, { text: '', struck: ['e4'] }].every(isGap)).toBe(true);
  expect(isGap({ text: 'e4' })).toBe(false);
});

it('tells what was written and where, and changes nothing of it', () => {
  const next = nextLine({ entries: [{ text: 'e4' }, { text: '' }] });
  const plain = { offer: false, clock: '' };
  expect(writing(' Sf3 ', 2, next, plain)).toEqual({ do: 'write', text: 'Sf3' });
  expect(writing('P-K4', 1, next, plain)).toEqual({ do: 'write', text: 'P-K4', ply: 1 });
  expect(writing('0-0', 4, next, { offer: true, clock: ' 1:02 ' })).toEqual({ do: 'write', text: '0-0', offer: true, ply: 4, clock: '1:02' });
});

it('goes on at the first move that was taken back', () => {
  expect(nextLine(undefined)).toBe(0);
  const taken = { entries: [{ text: 'e4' }, { text: 'Ke6', takenBack: true }], next: 1 };
  expect(nextLine(taken)).toBe(1);
  expect(writing('Ke7', 1, nextLine(taken), { offer: false, clock: '' })).toEqual({ do: 'write', text: 'Ke7' });
  expect(isGap(taken.entries[1])).toBe(false);
});

import { expect, it } from 'vitest';
import { depth, groups, isNumber, key, type Article } from './tree';

const article = (number: string, subject: string): Article => ({
  edition: '2023', number, subject, kind: 'enforce', matter: '', en: '', es: '',
});

it('numbers of articles', () => {
  expect(key('9.10(b)')).toEqual([9, 10, 'b']);
  expect(key('A.4')).toEqual(['A', 4]);
  expect(['9', '9.2', '9.2.2.1', 'A.4(a)'].map(depth)).toEqual([0, 1, 3, 2]);
  expect(['9.6.2', 'A.4', 'III.2.1', 'rook first'].map(isNumber)).toEqual([true, true, true, false]);
});

it('groups keep the order of the book', () => {
  const all = groups([article('1', 'board'), article('4', 'touch'), article('3', 'board')]);
  expect(all.map((it) => [it.subject, it.articles.map((one) => one.number)])).toEqual([
    ['board', ['1', '3']],
    ['touch', ['4']],
  ]);
});

import { expect, it } from 'vitest';
import { answers, depth, groups, type Article } from './tree';

const article = (number: string, subject: string, en = ''): Article => ({
  edition: '2023', number, subject, kind: 'enforce', matter: 'rook-before-king', en, es: 'La torre primero',
});

it('how deep articles lie', () => {
  expect(['9', '9.2', '9.2.2.1', 'A.4(a)'].map(depth)).toEqual([0, 1, 3, 2]);
});

it('finds by number or by words of either language', () => {
  const found = (question: string) => answers(article('4.4.2', 'touch', 'Who touches a rook first'), question);
  expect(['4.4', '4.4.2', 'TORRE primero', 'rook king', ''].map(found)).toEqual([true, true, true, true, true]);
  expect(['4.4.1', '4', 'queen', '2'].map(found)).toEqual([false, true, false, false]);
});

it('groups keep the order of the book', () => {
  const all = groups([article('1', 'board'), article('4', 'touch'), article('3', 'board')]);
  expect(all.map((it) => [it.subject, it.articles.map((one) => one.number)])).toEqual([
    ['board', ['1', '3']],
    ['touch', ['4']],
  ]);
});

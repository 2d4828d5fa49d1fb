import { expect, it } from 'vitest';
import { marks } from './marks';

it('marks words whatever their accents', () => {
  expect(marks('Quien está en juego', 'ESTA')).toEqual([
    { text: 'Quien ', marked: false },
    { text: 'está', marked: true },
    { text: ' en juego', marked: false },
  ]);
});

it('joins overlapping words', () => {
  expect(marks('castling', 'cast stling').filter((it) => it.marked)).toEqual([{ text: 'castling', marked: true }]);
});

it('leaves a text whole without a query', () => {
  expect(marks('Torre', '')).toEqual([{ text: 'Torre', marked: false }]);
});

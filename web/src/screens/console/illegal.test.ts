import { expect, it } from 'vitest';
import { previews } from './illegal';

it('finds the illegal moves that stand', () => {
  const found = previews([
    { uci: 'e2e4', san: 'e4', flaw: null, by: 'white', white: 9, black: 10 },
    { uci: 'e8e6', san: null, flaw: 'illegal', by: 'black', white: 9, black: 8 },
    { uci: 'd2d4', san: 'd4', flaw: null, by: 'white', white: 7, black: 8 },
  ]);
  expect(found).toEqual([{ plies: 1, by: 'black', flaw: 'illegal', uci: 'e8e6', white: 9, black: 8 }]);
});

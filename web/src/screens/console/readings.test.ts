import { expect, it } from 'vitest';
import { readings } from './readings';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

it('reads what was sealed in the letters of any language', () => {
  expect(readings('Nf3', START, 'white')).toEqual(['g1f3']);
  expect(readings('Cf3', START, 'white')).toEqual(['g1f3']);
  expect(readings('Sf3', START, 'white')).toEqual(['g1f3']);
  expect(readings('g1f3', START, 'white')).toEqual(['g1f3']);
  expect(readings('0-0', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'white')).toEqual(['e1g1']);
});

it('gives all moves where letters mean several, and none where they mean none', () => {
  expect(readings('Rd1', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'white')).toEqual(['a1d1', 'e1d1']);
  expect(readings('N3', START, 'white')).toEqual([]);
});

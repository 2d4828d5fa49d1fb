import { expect, it } from 'vitest';
import { points, resultText } from './result';

it('points of a result', () => {
  expect([points('1/2-1/2', 'white'), points('1-0', 'black'), points(null, 'white')]).toEqual(['½', '0', '']);
});

it('a result as it is printed', () => {
  expect(['1-0', '1/2-1/2', '0-1/2'].map(resultText)).toEqual(['1–0', '½–½', '0–½']);
});

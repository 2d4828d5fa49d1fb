import { expect, it } from 'vitest';
import { why } from './repetitions';

it('says why two positions differ', () => {
  expect(why({ kind: 'castling', color: 'white', square: 'h1', inLookalike: true, article: '9.2.3.2' })).toEqual({
    id: 'desk-claim-reason-castling',
    args: { color: 'white', square: 'h1', there: 'true' },
  });
  expect(why({ kind: 'turn', color: null, square: null, inLookalike: null, article: '9.2.3' }).id).toBe('desk-claim-reason-turn');
});

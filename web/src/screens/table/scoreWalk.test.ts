import { expect, it } from 'vitest';
import { ScoreWalk } from './scoreWalk.svelte';

it('walks between the first move and the last', () => {
  const walk = new ScoreWalk();
  expect(walk.press('PageUp', 0)).toBeNull();
  expect(walk.at(5)).toBe(5);
  expect(['PageUp', 'PageUp', 'PageDown', 'Home', 'PageUp', 'End', 'PageDown'].map((key) => walk.press(key, 5))).toEqual([3, 2, 3, 0, 0, 4, 4]);
  // At the end it follows the game.
  expect(walk.at(6)).toBe(6);
  walk.press('Home', 6);
  expect(walk.at(7)).toBe(1);
});

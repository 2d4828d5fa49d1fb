import { expect, it } from 'vitest';
import { hallLink, spaced, tableLink } from './links';

it('keys travel in the fragment', () => {
  expect(tableLink('https://c.test', 'ab', 'white', 'K')).toBe('https://c.test/t/ab#k=K');
  expect(tableLink('https://c.test', 'ab', 'spectator', null)).toBe('https://c.test/s/ab');
  expect(hallLink('https://c.test', 'h1', 'arbiter', 'K')).toBe('https://c.test/h/h1#k=K');
  expect(hallLink('https://c.test', 'h1', 'wallboard', 'K')).toBe('https://c.test/w/h1#k=K');
});

it('codes are read in two groups', () => {
  expect(spaced('482913')).toBe('482 913');
});

import { expect, it } from 'vitest';
import { caseOf, instantOf, tooLong } from './resumption';

it('tells the case by who has come', () => {
  expect(caseOf({ white: true, black: true }, 'white')).toBe('both');
  expect(caseOf({ white: false, black: true }, 'white')).toBe('replier');
  expect(caseOf({ white: false, black: true }, 'black')).toBe('sealer');
  expect(caseOf({ white: false, black: false }, 'black')).toBe('nobody');
});

it('reads the end of a session as a time of day', () => {
  const at = new Date(2026, 10, 30, 14, 0, 0);
  expect(instantOf('14:30', 5_000, at)).toBe(5_000 + 1_800_000);
  expect(instantOf('13:00', 0, at)).toBe(23 * 3_600_000);
  expect(instantOf('', 0, at)).toBeNull();
});

it('warns where the time left reaches beyond the session', () => {
  expect(tooLong({ white: 3_600_000, black: 1_800_000 }, 1_000, 5_401_000)).toBe(0);
  expect(tooLong({ white: 3_600_000, black: 1_800_000 }, 1_000, 3_601_000)).toBe(1_800_000);
  expect(tooLong({ white: 1, black: 1 }, 0, null)).toBe(0);
});

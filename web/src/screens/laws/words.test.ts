import { expect, it } from 'vitest';
import { words } from './words';

it('tells what was added and removed', () => {
  expect(words('The player writes a clear move', 'The player writes a clear move on paper')).toEqual([
    { text: 'The player writes a clear move', kind: 'same' },
    { text: 'on paper', kind: 'added' },
  ]);
  expect(words('10 minutes or less', 'less than 15 minutes')).toEqual([
    { text: '10 minutes or', kind: 'removed' },
    { text: 'less', kind: 'same' },
    { text: 'than 15 minutes', kind: 'added' },
  ]);
  expect(words('', 'New rule')).toEqual([{ text: 'New rule', kind: 'added' }]);
});

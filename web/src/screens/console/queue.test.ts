import { expect, it } from 'vitest';
import { queue, waiting } from './queue';
import type { Notice } from '../../lib/protocol';

const notice = (id: number, kind: string, wall: string, takenBy: string | null = null): Notice => ({
  id, kind, wall, takenBy, table: 't', player: null, at: 0,
});

it('what nobody has taken and what presses comes first', () => {
  const all = [
    notice(1, 'late', '2026-11-30T17:00:00Z'),
    notice(2, 'claim', '2026-11-30T17:05:00Z', 'deputy'),
    notice(3, 'call', '2026-11-30T17:04:00Z'),
    notice(4, 'flag', '2026-11-30T17:06:00Z'),
  ];
  expect(queue(all).map((it) => it.id)).toEqual([4, 3, 1, 2]);
});

it('waits by the time of day', () => {
  const one = notice(1, 'call', '2026-11-30T17:00:00Z');
  expect(waiting(one, Date.parse('2026-11-30T17:01:05Z'))).toBe(65_000);
});

import { describe, expect, it } from 'vitest';
import type { GameEvent, Notice } from '../../lib/protocol';
import { asTable, completed, EMPTY, heard, opened, type Summary } from './hall';

const summary = (table: string, over: Partial<Summary> = {}): Summary => ({
  table, board: 1, white: { name: 'A' }, black: { name: 'B' }, seq: 1, at: 100, stage: 'playing', turn: 'white', plies: 0,
  fen: '', last: null, clock: { white: { ms: 9, flag: false }, black: { ms: 8, flag: false }, running: 'white' }, result: null, ...over,
});
const notice = (table: string, id: number): Notice => ({ table, id, kind: 'call', player: null, at: 0, wall: '', takenBy: null });

describe('heard', () => {
  const hall = opened({ name: 'Hall', tables: [summary('a'), summary('b')] }, EMPTY, 5);

  it('renews a table and takes up a new one', () => {
    const next = heard(heard(hall, 'table', summary('b', { plies: 7 }), 9), 'table', summary('c'), 9);
    expect(next.rows.map((it) => [it.table, it.plies, it.cameAt])).toEqual([['a', 0, 5], ['b', 7, 9], ['c', 0, 9]]);
  });

  it('tells notices of different tables apart', () => {
    const two = heard(heard(hall, 'notice', notice('a', 1), 0), 'notice', notice('b', 1), 0);
    expect(two.notices).toHaveLength(2);
    expect(heard(two, 'notice-gone', { table: 'a', id: 1 }, 0).notices.map((it) => it.table)).toEqual(['b']);
  });

  it('knows who is there', () => {
    const there = heard(hall, 'presence', { table: 'a', presence: { white: true, black: false } }, 0);
    const [a, b] = there.rows.map((row) => asTable(row, there));
    expect([a?.online, b?.online]).toEqual([false, null]);
  });
});

it('a clock that ran before it was told of has less time', () => {
  const row = { ...summary('a', { at: 1_000, now: 61_000 }), cameAt: 500_000 };
  expect(asTable(row, EMPTY).readAt).toBe(440_000);
});

it('the last event tells since when the clock runs, and the increment', () => {
  const row = { ...summary('a', { seq: 4 }), cameAt: 90_000 };
  const state = { clock: { white: { increment: 0 }, black: { increment: 30_000 } } };
  const last = { seq: 4, wall: '2026-11-30T17:00:00Z', state } as unknown as GameEvent;
  const known = completed(row, last, Date.parse('2026-11-30T17:01:00Z'));
  expect([known.gone, known.increment]).toEqual([60_000, 30_000]);
  expect(asTable(known, EMPTY).readAt).toBe(30_000);
  // What another fact has overtaken tells nothing any more.
  expect(completed(row, { ...last, seq: 3 }, 0)).toBe(row);
  const view = { ...EMPTY, rows: [known] };
  expect(heard(view, 'table', summary('a', { seq: 5 }), 99_000).rows[0]).toMatchObject({ gone: 0, increment: 30_000, cameAt: 99_000 });
});

import { describe, expect, it } from 'vitest';
import { articles, calls, EMPTY, heard, inOrder, past, standing, troubles, type AlertRow, type BoardRow } from './desk';

const alert = (id: string, more: Partial<AlertRow> = {}): AlertRow => ({
  source: 1,
  board: 1,
  id,
  white: 'A',
  black: 'B',
  code: 'claimable-threefold',
  severity: 'warning',
  standing: 'now',
  ply: 8,
  move: null,
  fen: null,
  player: 'white',
  edition: '2023',
  article: '9.2.2, 9.2.3',
  claim: null,
  positions: [],
  cause: null,
  why: null,
  verdict: null,
  acknowledged: false,
  ...more,
});

const board = (place: number, number: number, source = 1): BoardRow => ({
  source,
  board: number,
  place,
  tournament: '',
  round: '',
  table: '',
  white: '',
  black: '',
  edition: '2023',
  plies: 0,
  move: null,
  fen: '',
  turn: 'white',
  result: null,
  white_ms: null,
  black_ms: null,
  followed: true,
  taken_back: 0,
});

describe('the desk', () => {
  it('keeps boards and alerts as the news tells them', () => {
    let view = heard(EMPTY, 'board', board(1, 1));
    view = heard(view, 'board', { ...board(1, 1), plies: 3 });
    expect(view.boards.map((it) => it.plies)).toEqual([3]);
    view = heard(view, 'alert', alert('a'));
    view = heard(view, 'acknowledged', { id: 'a' });
    expect(view.alerts[0]!.acknowledged).toBe(true);
    view = heard(view, 'standing', { id: 'a', standing: 'passed', claim: null });
    expect([standing(view.alerts).length, past(view.alerts).length]).toEqual([0, 1]);
    view = heard(view, 'standing', { id: 'a', standing: 'now', claim: null });
    expect(standing(view.alerts)[0]!.acknowledged).toBe(false);
    expect(heard(view, 'board-gone', { source: 1, board: 1 }).boards).toEqual([]);
    expect(heard(view, 'bye', {})).toBe(view);
  });

  it('puts first what nobody has seen to, then what is urgent, then what is new', () => {
    const all = [
      alert('seen', { severity: 'error', acknowledged: true }),
      alert('old'),
      alert('note', { severity: 'note' }),
      alert('new'),
      alert('bad', { severity: 'error' }),
      alert('gone', { standing: 'passed' }),
    ];
    expect(standing(all).map((it) => it.id)).toEqual(['bad', 'new', 'old', 'note', 'seen']);
  });

  it('forgets a source that was removed, with its boards and alerts', () => {
    const source = (number: number, state: string) => ({ source: number, name: `${number}`, state, boards: 1, added: true });
    let view = heard(EMPTY, 'source', source(1, 'asked'));
    view = heard(view, 'source', source(2, 'slow'));
    expect(troubles(view).map((it) => it.name)).toEqual(['2']);
    view = heard(heard(view, 'board', board(1, 1, 1)), 'board', board(1, 1, 2));
    view = heard(heard(view, 'alert', alert('a')), 'alert', alert('b', { source: 2 }));
    view = heard(view, 'source-gone', { source: 2 });
    expect(view.sources.map((it) => it.source)).toEqual([1]);
    expect(view.boards.map((it) => it.source)).toEqual([1]);
    expect(view.alerts.map((it) => it.id)).toEqual(['a']);
    expect(troubles(view)).toEqual([]);
  });

  it('calls for what holds now only', () => {
    expect(calls('alert', alert('a'))).toBe(true);
    expect(calls('alert', alert('a', { standing: 'passed' }))).toBe(false);
    expect(calls('standing', { standing: 'now' })).toBe(true);
    expect(calls('board', board(1, 1))).toBe(false);
  });

  it('shows boards in the order of their sources, and articles one by one', () => {
    expect(inOrder([board(2, 1), board(1, 7), board(1, 1, 2)]).map((it) => [it.source, it.board])).toEqual([
      [1, 7],
      [1, 1],
      [2, 1],
    ]);
    expect(articles(alert('a'))).toEqual(['9.2.2', '9.2.3']);
    expect(articles(alert('a', { article: '' }))).toEqual([]);
  });
});

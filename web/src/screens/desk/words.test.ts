import { afterEach, describe, expect, it } from 'vitest';
import { prefs } from '../../lib/prefs.svelte';
import type { AlertRow } from './desk';
import { sentence } from './words';

const alert: AlertRow = {
  source: 1,
  board: 1,
  id: 'a',
  white: 'A',
  black: 'B',
  code: 'illegal-move',
  severity: 'error',
  standing: 'now',
  ply: 3,
  move: 'Bb5',
  fen: null,
  player: 'white',
  edition: '2023',
  article: '3.2',
  claim: null,
  positions: [],
  cause: null,
  why: { id: 'illegal-path-blocked', args: { at: 'e2' } },
  verdict: null,
  acknowledged: false,
};

describe('an alert in words', () => {
  afterEach(() => (prefs.lang = 'en'));

  it('says why a move is illegal, where that is known', () => {
    expect(sentence(alert)).toBe('Illegal move: Bb5 (the way is blocked on e2).');
    expect(sentence({ ...alert, why: null })).toBe('Illegal move: Bb5.');
    expect(sentence({ ...alert, cause: 'board' })).toBe(
      'Illegal move: Bb5 (the way is blocked on e2). Perhaps it was played so: look at the board.',
    );
    prefs.lang = 'es';
    expect(sentence(alert)).toBe('Jugada ilegal: Bb5 (el paso está ocupado en e2).');
  });
});

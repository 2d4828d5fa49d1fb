import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../lib/board';
import page from '../../../../docs/visually-impaired.md?raw';
import { roleOf, textBoard } from './answers';
import { passed, ticked } from './time.svelte';

describe('the board for braille displays', () => {
  const pieces = piecesOf('rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2');
  it('has capitals for White, and a sign for each colour of empty square', () => {
    const lines = textBoard(pieces, 'en');
    expect(lines).toEqual([
      '8 rnbqkbnr', '7 ppp-pppp', '6 -+-+-+-+', '5 +-+P+-+-', '4 -+-+-+-+', '3 +-+-+-+-', '2 PPPP-PPP', '1 RNBQKBNR', '  abcdefgh',
    ]);
    expect(page).toContain(lines.join('\n'));
  });
  it('is written in the letters of the language', () => {
    expect(textBoard(pieces, 'es')[7]).toBe('1 TCADRACT');
    expect(textBoard(pieces, 'de')[0]).toBe('8 tsldklst');
    expect(textBoard(pieces, 'de')[6]).toBe('2 BBBB-BBB');
  });
});

it('kinds of pieces are asked for by the letters of the language, or English ones', () => {
  expect(['n', 'C', 'p', 'x'].map((it) => roleOf(it, 'es'))).toEqual(['n', 'n', 'p', null]);
  expect(['S', 'L', 'B', 'n'].map((it) => roleOf(it, 'de'))).toEqual(['n', 'b', 'p', 'n']);
  expect(['R', 'K'].map((it) => roleOf(it, 'en'))).toEqual(['r', 'k']);
});

describe('the clock', () => {
  const chosen = [600_000, 60_000, 10_000];
  it('tells itself once at each moment that was chosen', () => {
    expect(passed(600_100, 599_900, chosen)).toBe(600_000);
    expect(passed(599_900, 599_800, chosen)).toBeUndefined();
    expect(passed(61_000, 9_000, chosen)).toBe(10_000);
    expect(passed(300_100, 299_900, chosen)).toBeUndefined();
  });
  it('ticks in each of the last ten seconds', () => {
    expect([ticked(10_050, 9_990), ticked(9_990, 9_890), ticked(9_010, 8_990), ticked(11_010, 10_990), ticked(50, 0)]).toEqual([true, false, true, false, false]);
  });
});

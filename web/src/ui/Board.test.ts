import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INITIAL, nameOf, piecesOf, squareNamed } from '../lib/board';
import { prefs } from '../lib/prefs.svelte';
import Board from './Board.svelte';

let board: ReturnType<typeof mount> | undefined;

afterEach(() => {
  if (board) void unmount(board);
  board = undefined;
  prefs.lang = 'en';
});

function show(props: object = {}) {
  document.body.innerHTML = '';
  board = mount(Board, { target: document.body, props: { pieces: piecesOf(INITIAL), ...props } });
  flushSync();
}

const cell = (name: string): HTMLElement => document.querySelector(`[data-square="${squareNamed(name)}"]`)!;

function press(key: string, more: KeyboardEventInit = {}) {
  const at = document.activeElement ?? document.body;
  at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  flushSync();
}

describe('the board', () => {
  it('is one grid of named cells with one stop for the tab key', () => {
    show();
    expect(document.querySelector('[role=grid]')!.getAttribute('aria-label')).toBe('Board, White below');
    expect(document.querySelectorAll('[role=row]')).toHaveLength(8);
    const cells = [...document.querySelectorAll('[role=gridcell]')];
    expect(cells).toHaveLength(64);
    expect(cells.filter((it) => it.getAttribute('tabindex') === '0')).toHaveLength(1);
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, white pawn');
    expect(cell('e4').getAttribute('aria-label')).toBe('e4, empty');
    expect(cell('d8').getAttribute('aria-label')).toBe('d8, black queen');
  });

  it('names its cells in the language chosen', () => {
    prefs.lang = 'es';
    show();
    expect(cell('d8').getAttribute('aria-label')).toBe('d8, dama negra');
    expect(cell('e2').getAttribute('aria-label')).toBe('e2, peón blanco');
  });

  it('turns with the side that is below', () => {
    show({ below: 'black' });
    const first = document.querySelector<HTMLElement>('[role=gridcell]')!;
    expect(nameOf(Number(first.dataset.square))).toBe('h1');
    cell('e4').focus();
    press('ArrowUp');
    expect(document.activeElement).toBe(cell('e3'));
  });

  it('is walked by keys, without wrapping round', () => {
    show({ own: 'white' });
    cell('a1').focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(cell('a1'));
    press('!', { code: 'Digit5', shiftKey: true });
    expect(document.activeElement).toBe(cell('e1'));
    press('4', { code: 'Digit4' });
    expect(document.activeElement).toBe(cell('e4'));
    press('n');
    expect(document.activeElement).toBe(cell('b1'));
    press('N', { shiftKey: true });
    expect(document.activeElement).toBe(cell('b8'));
  });

  it('tells lifting and releasing, by keys and by a screen reader’s click', () => {
    const [onlift, onrelease, oncancel] = [vi.fn(), vi.fn(), vi.fn()];
    show({ active: true, onlift, onrelease, oncancel });
    cell('e2').focus();
    press('Enter');
    expect(onlift.mock.calls).toEqual([[squareNamed('e2')]]);
    press('Escape');
    expect(oncancel).toHaveBeenCalledOnce();
    cell('d2').click();
    expect(onlift).toHaveBeenLastCalledWith(squareNamed('d2'));
    show({ active: true, lifted: squareNamed('e2'), onlift, onrelease });
    expect(cell('e2').getAttribute('aria-selected')).toBe('true');
    cell('e4').focus();
    press(' ');
    expect(onrelease.mock.calls).toEqual([[squareNamed('e4')]]);
  });

  it('leaves Space to the clock where hands have nothing to do', () => {
    const [onlift, onkey] = [vi.fn(), vi.fn()];
    show({ active: false, onlift, onkey });
    cell('e2').focus();
    press(' ');
    press('Enter');
    expect(onlift).not.toHaveBeenCalled();
    expect(onkey).toHaveBeenCalledOnce();
  });

  it('gives no hint where a piece could go', () => {
    show({ active: true, lifted: squareNamed('e2') });
    const classes = new Set([...document.querySelectorAll('.square')].flatMap((it) => [...it.classList]));
    expect([...classes].filter((it) => !it.startsWith('svelte-')).sort()).toEqual(['lifted', 'light', 'square']);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Keys } from './keyboard';

const done: string[] = [];
const keys = new Keys({
  search: () => done.push('search'),
  go: (board) => done.push(`go ${board}`),
  tool: (name) => done.push(name),
  next: () => done.push('next'),
  help: () => done.push('help'),
});
const press = (key: string, target: EventTarget = document.body) =>
  keys.press({ key, target, altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false, preventDefault: () => undefined });

beforeEach(() => {
  done.length = 0;
});

describe('keys', () => {
  it('act', () => {
    for (const key of ['/', 'n', 's', 'r', 'a', 'e', '?', 'x']) press(key);
    expect(done).toEqual(['search', 'next', 'stop-clocks', 'resume-clocks', 'set-clock', 'result', 'help']);
  });

  it('g and a number go to a table', () => {
    vi.useFakeTimers();
    for (const key of ['g', '1', '2']) press(key);
    vi.advanceTimersByTime(1_000);
    for (const key of ['g', '3', 'Enter', 'g', 's']) press(key);
    vi.useRealTimers();
    expect(done).toEqual(['go 12', 'go 3', 'stop-clocks']);
  });

  it('are letters while something is typed', () => {
    press('s', document.createElement('input'));
    expect(done).toEqual([]);
  });
});

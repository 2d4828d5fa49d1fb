import { expect, it } from 'vitest';
import { Lead, type Channel } from './lead.svelte';

/** Windows that hear one another, as a BroadcastChannel has it: not themselves. */
function windows() {
  const all: Channel[] = [];
  return (): Channel => {
    const own: Channel = {
      onmessage: null,
      postMessage: (data) => all.filter((it) => it !== own).forEach((it) => it.onmessage?.({ data })),
      close: () => void all.splice(all.indexOf(own), 1),
    };
    all.push(own);
    return own;
  };
}

it('is the window opened last, until another takes over', () => {
  const open = windows();
  const first = new Lead(open());
  expect(first.leads).toBe(true);
  const second = new Lead(open());
  expect([first.leads, second.leads]).toEqual([false, true]);
  first.take();
  expect([first.leads, second.leads]).toEqual([true, false]);
  first.end();
  second.take();
  expect(second.leads).toBe(true);
});

it('is the only window where windows cannot speak', () => {
  const alone = new Lead(null);
  alone.take();
  expect(alone.leads).toBe(true);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { match } from '../app/match';
import { forgetKey, keepKey, keyFor, keyInFragment, keysKept, placesKept } from './keys';
import { say } from './say';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA';

describe('keys of seats', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', '/t/T1');
  });

  it('are read from the fragment', () => {
    expect(keyInFragment(`#k=${KEY}`)).toBe(KEY);
    expect(keyInFragment('#k=short')).toBeNull();
    expect(keyInFragment('')).toBeNull();
  });

  it('are kept for the seat and taken out of the address', () => {
    history.replaceState(null, '', `/t/T1#k=${KEY}`);
    const place = { kind: 'table', id: 'T1' } as const;
    expect(keyFor(place)).toBe(KEY);
    expect(location.hash).toBe('');
    expect(keyFor(place)).toBe(KEY);
    expect(keyFor({ kind: 'table', id: 'T2' })).toBeNull();
    sessionStorage.clear();
    expect(keyFor(place)).toBe(KEY);
    expect(placesKept()).toEqual([place]);
    forgetKey(place);
    expect(keyFor(place)).toBeNull();
  });

  it('differ from tab to tab', () => {
    const place = { kind: 'table', id: 'T1' } as const;
    keepKey(place, KEY);
    localStorage.setItem('compongo.key.table.T1', 'another');
    expect(keyFor(place)).toBe(KEY);
  });

  it('of both players stay on a device that had both', () => {
    const place = { kind: 'table', id: 'T1' } as const;
    const other = 'B'.repeat(22);
    keepKey(place, KEY);
    keepKey(place, other);
    expect(keysKept(place)).toEqual([other, KEY]);
    expect(keyFor(place)).toBe(other);
    forgetKey(place, other);
    expect(keyFor(place)).toBe(KEY);
  });
});

describe('announcements', () => {
  it('are another text each time, so that they are read again', () => {
    document.body.innerHTML = '<div id="say"></div>';
    const region = document.getElementById('say')!;
    say('White: knight f 3');
    say('White: knight f 3');
    expect(region.textContent).toBe('White: knight f 3\u00a0');
    say('White: knight f 3');
    expect(region.textContent).toBe('White: knight f 3');
  });
});

describe('paths', () => {
  it('fit patterns', () => {
    expect(match('/t/:table', '/t/a%20b/')).toEqual({ table: 'a b' });
    expect(match('/t/:table', '/t')).toBeNull();
    expect(match('/t/:table', '/t/%')).toBeNull();
    expect(match('/', '/')).toEqual({});
  });
});

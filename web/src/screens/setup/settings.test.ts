import { describe, expect, it } from 'vitest';
import { draft, player } from './draft';
import { problems, regulations, settings } from './settings';

describe('settings', () => {
  it('names only what is out of the ordinary', () => {
    const it = draft('blitz-unsupervised', '2026-11-30');
    expect(regulations({ ...it, defaultTime: '' }, '180+2')).toEqual({ edition: '2023', time: '180+2' });
  });

  it('turns minutes into milliseconds', () => {
    const it = { ...draft('standard', '2026-11-30'), noDrawBefore: '30', delay: '15', adjournments: true, marksFirstFlag: true };
    it.pairings[0]!.white = player({ name: ' Ana ', rating: '2010', federation: 'esp', visuallyImpaired: true });
    const out = settings(it, it.pairings[0]!, 3, '5400+30');
    expect(out.regulations).toEqual({
      edition: '2023',
      time: '5400+30',
      'default-time': 1_800_000,
      'no-draw-before': 30,
      adjournments: true,
      'clock-marks-first-flag': true,
      scoresheets: true,
      white: { 'visually-impaired': true },
    });
    expect(out).toMatchObject({ board: 3, delayMs: 900_000, white: { name: 'Ana', rating: 2010, federation: 'ESP' } });
    expect(out.black.rating).toBeNull();
  });
});

describe('problems', () => {
  it('finds nothing in a fresh draft', () => {
    expect(problems(draft('online', '2026-11-30'))).toEqual([]);
  });

  it('names the field', () => {
    const it = { ...draft('standard', '30.11.26'), defaultTime: 'half an hour' };
    it.pairings[0]!.black = player({ rating: '24x', fideId: '2-1' });
    expect(problems(it).map((found) => found.field)).toEqual(['default-time', 'date', 'rating-0-black', 'fide-0-black']);
  });
});

import { describe, expect, it } from 'vitest';
import { deviations, draft, editionOn, PROFILES, player } from './draft';

describe('draft', () => {
  it('of a profile plays by the edition of the day', () => {
    const it = draft('standard', '2026-11-30');
    expect(it).toMatchObject({ edition: '2023', time: '5400+30', guarded: false, date: '2026-11-30' });
    expect(it.pairings).toHaveLength(1);
  });

  it('keeps names when the profile changes', () => {
    const first = draft('standard', '2026-11-30');
    first.pairings[0]!.white = player({ name: 'Alekhine' });
    const second = draft('blitz', '2026-11-30', first);
    expect(second.pairings[0]?.white.name).toBe('Alekhine');
    expect(second.supervised).toBe(true);
    expect(second.scoresheets).toBe(false);
  });

  it('over the board departs from nothing', () => {
    for (const profile of PROFILES.slice(0, 5)) expect(deviations(draft(profile, '2026-11-30'))).toEqual([]);
    expect(deviations(draft('online', '2026-11-30')).map((it) => it.id)).toEqual([
      'new-deviation-auto-press',
      'new-deviation-guarded',
      'new-deviation-electronic-arbiter',
    ]);
  });
});

it('the edition in force on a day', () => {
  expect(['2022-12-31', '2023-01-01', '1921-03-15', '2017-12-31'].map(editionOn)).toEqual(['2018', '2023', '1997', '2017']);
});

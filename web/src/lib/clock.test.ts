import { describe, expect, it } from 'vitest';
import { digits, duration, longDuration, reading, TableTime } from './clock';
import type { ClockState, Face } from './protocol/types';

const face = (ms: number, more: Partial<Face> = {}): Face => ({
  ms, flag: false, period: 1, periods: 1, moves: 0, toGo: null, increment: 0, delay: 0, ...more,
});
const clock = (running: ClockState['running'], white: Partial<Face> = {}): ClockState => ({
  white: face(60_000, white), black: face(30_000), running,
});

const still = { held: 0, flag: false, overtime: null };

describe('what a face shows', () => {
  it('counts down from the state while it runs', () => {
    expect(reading(clock('white'), 'white', 1_000, 11_000)).toEqual({ ...still, ms: 50_000, running: true });
    expect(reading(clock('white'), 'black', 1_000, 11_000)).toEqual({ ...still, ms: 30_000, running: false });
  });

  it('never shows less than nothing, nor more than the state said', () => {
    expect(reading(clock('white'), 'white', 0, 70_000)).toEqual({ ...still, ms: 0, running: true, flag: true });
    expect(reading(clock('white'), 'white', 5_000, 4_000).ms).toBe(60_000);
  });

  it('stands as long as the table’s time is not known', () => {
    expect(reading(clock('white'), 'white', 0, null).ms).toBe(60_000);
  });

  it('is held by what is left of a delay before it counts', () => {
    const held = clock('white', { held: 5_000 });
    expect(reading(held, 'white', 0, 3_000)).toEqual({ ...still, ms: 60_000, running: true, held: 2_000 });
    expect(reading(held, 'white', 0, 8_000)).toEqual({ ...still, ms: 57_000, running: true });
  });

  it('goes on with the period that begins at zero', () => {
    const later = clock('white', { reserve: 1_800_000 });
    expect(reading(later, 'white', 0, 61_000)).toEqual({ ...still, ms: 1_799_000, running: true });
    expect(reading(later, 'white', 0, 1_860_000).flag).toBe(true);
  });

  it('shows one period of byo-yomi, and how many are left', () => {
    const byoyomi = clock('white', { reserve: 90_000, overtime: { ms: 30_000, moves: 0, begun: false } });
    expect(reading(byoyomi, 'white', 0, 59_000)).toEqual({ ...still, ms: 1_000, running: true });
    expect(reading(byoyomi, 'white', 0, 60_000)).toEqual({ ...still, ms: 30_000, running: true, overtime: { periods: 3, moves: 0 } });
    expect(reading(byoyomi, 'white', 0, 95_000)).toEqual({ ...still, ms: 25_000, running: true, overtime: { periods: 2, moves: 0 } });
    expect(reading(byoyomi, 'white', 0, 150_000)).toEqual({ ...still, ms: 0, running: true, flag: true });
    const begun = clock('black', { ms: 60_000, overtime: { ms: 30_000, moves: 0, begun: true } });
    expect(reading(begun, 'white', 0, 5_000)).toEqual({ ...still, ms: 30_000, running: false, overtime: { periods: 2, moves: 0 } });
  });

  it('of an hourglass gains what the other loses', () => {
    const glass = { ...clock('white'), hourglass: true };
    expect(reading(glass, 'black', 0, 10_000)).toEqual({ ...still, ms: 40_000, running: false });
    expect(reading(glass, 'white', 0, 10_000)).toEqual({ ...still, ms: 50_000, running: true });
  });
});

describe('digits', () => {
  it.each([
    [5_400_000, '1:30:00', null],
    [5_399_001, '1:30:00', null],
    [5_399_000, '1:29:59', null],
    [245_000, '4:05', null],
    [20_000, '0:20', null],
    [19_950, '0:20', null],
    [19_900, '0:19', '9'],
    [9_040, '0:09', '1'],
    [1, '0:00', '1'],
    [0, '0:00', '0'],
    [-5, '0:00', '0'],
  ])('%i ms', (ms, main, tenths) => {
    expect(digits(ms)).toEqual({ main, tenths });
  });
});

describe('durations', () => {
  it('are told in whole seconds', () => {
    expect([120_000, 725_000, 5_400_000, 999, -60_000].map(duration)).toEqual(['2:00', '12:05', '1:30:00', '0:00', '−1:00']);
  });

  it('have their hours where clocks are set', () => {
    expect([5_430_999, 19_950, -1_000].map(longDuration)).toEqual(['1:30:30', '0:00:19', '−0:00:01']);
  });
});

describe('the table’s time', () => {
  it('goes by the reading that is known best', () => {
    const time = new TableTime();
    expect(time.at(0)).toBeNull();
    time.guess(900, 0);
    expect(time.at(10)).toBe(910);
    time.read(1_050, 100, 40);
    time.read(1_160, 200, 5);
    time.read(1_300, 300, 80);
    expect(time.at(400)).toBe(1_360);
  });

  it('forgets what was read long ago', () => {
    const time = new TableTime();
    time.read(1_000, 0, 1);
    time.read(200_500, 200_000, 30);
    expect(time.at(200_000)).toBe(200_500);
  });
});

import { describe, expect, it } from 'vitest';
import { digits, duration, longDuration, reading, TableTime } from './clock';
import type { ClockState, Face } from './protocol/types';

const face = (ms: number, delay = 0): Face => ({
  ms, flag: false, period: 1, periods: 1, moves: 0, toGo: null, increment: 0, delay,
});
const clock = (running: ClockState['running'], delay = 0): ClockState => ({
  white: face(60_000, delay), black: face(30_000), running,
});

describe('what a face shows', () => {
  it('counts down from the state while it runs', () => {
    expect(reading(clock('white'), 'white', 1_000, 11_000)).toEqual({ ms: 50_000, running: true, held: 0 });
    expect(reading(clock('white'), 'black', 1_000, 11_000)).toEqual({ ms: 30_000, running: false, held: 0 });
  });

  it('never shows less than nothing, nor more than the state said', () => {
    expect(reading(clock('white'), 'white', 0, 70_000).ms).toBe(0);
    expect(reading(clock('white'), 'white', 5_000, 4_000).ms).toBe(60_000);
  });

  it('stands as long as the table’s time is not known', () => {
    expect(reading(clock('white'), 'white', 0, null).ms).toBe(60_000);
  });

  it('is held by a delay before it counts', () => {
    expect(reading(clock('white', 5_000), 'white', 0, 3_000)).toEqual({ ms: 60_000, running: true, held: 2_000 });
    expect(reading(clock('white', 5_000), 'white', 0, 8_000)).toEqual({ ms: 57_000, running: true, held: 0 });
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

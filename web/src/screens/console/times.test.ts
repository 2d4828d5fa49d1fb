import { describe, expect, it } from 'vitest';
import { readTime } from './times';

describe('readTime', () => {
  it('reads what arbiters type', () => {
    expect(readTime('1:30:00')).toBe(5_400_000);
    expect(readTime('2:00')).toBe(120_000);
    expect(readTime('90:00')).toBe(5_400_000);
    expect(readTime('45')).toBe(45_000);
    expect(readTime('+2:00')).toBe(120_000);
    expect(readTime('-0:30')).toBe(-30_000);
    expect(readTime('0:05.5')).toBe(5_500);
  });

  it('refuses what is no time', () => {
    for (const text of ['', 'soon', '1:75', '1:99:00', '1:2:3:4']) expect(readTime(text), text).toBeNull();
  });
});

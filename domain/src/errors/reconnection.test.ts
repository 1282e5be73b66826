import { describe, expect, it } from 'vitest';
import { isSilentTooLong, retryDelayMs } from './reconnection.ts';

describe('the pause between two tries', () => {
  it('grows from 1 s and stays at 1.5', () => {
    expect([0, 1, 2, 3, 100].map(retryDelayMs)).toEqual([1000, 1000, 1500, 1500, 1500]);
    expect([-1, Number.NaN, Number.POSITIVE_INFINITY].map(retryDelayMs)).toEqual([1500, 1500, 1500]);
  });
});

describe('a silence, reading 37', () => {
  it('a silence is a lost connection after 5 s, and not before', () => {
    expect([0, 1000, 4999, 5000, 60_000].map(passed => isSilentTooLong(7000, 7000 + passed))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('a silence is none while the clock is behind the last answer', () => {
    expect(isSilentTooLong(7000, 0)).toBe(false);
  });
});

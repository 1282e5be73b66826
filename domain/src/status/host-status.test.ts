import { describe, expect, it } from 'vitest';
import { isCounter } from './host-status.ts';

describe('a counter value', () => {
  it('a counter value is believed from 0 up to 2^53', () => {
    expect([0, 1, Number.MAX_SAFE_INTEGER].map(isCounter)).toEqual([true, true, true]);
  });

  it('a counter value is not believed above 2^53, below 0, in parts, or missing', () => {
    const bad = [2 ** 53, 2 ** 64, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined];
    expect(bad.map(isCounter)).toEqual(bad.map(() => false));
  });
});

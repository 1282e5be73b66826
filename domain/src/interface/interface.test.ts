import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampedRange, SHARED_FLAG_DEFAULTS } from './interface.ts';

describe('range inputs, §5', () => {
  it('range inputs are held between 0 and 100 unless said otherwise', () => {
    expect([-1, 0, 50, 100, 101].map(value => clampedRange(value))).toEqual([0, 0, 50, 100, 100]);
  });

  it('range inputs are held between their own limits', () => {
    assert(
      property(integer(), value => {
        const held = clampedRange(value, -5, 5);
        expect(held >= -5 && held <= 5).toBe(true);
        expect(held === value).toBe(value >= -5 && value <= 5);
      }),
    );
  });
});

describe('shared flags, §3', () => {
  it('shared flags have heartbeats on and the others off', () => {
    expect(SHARED_FLAG_DEFAULTS).toEqual({
      heartbeatEnable: true,
      stationListMaximized: false,
      fwMismatchNotification: false,
    });
  });
});

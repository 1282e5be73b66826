import { assert, integer, maxSafeInteger, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTER_WRAP, counterDelta, elapsedMs, isCounter } from './counter.ts';

describe('a counter value', () => {
  it('is believed from 0 up to 2^53', () => {
    expect([0, 1, Number.MAX_SAFE_INTEGER].map(isCounter)).toEqual([true, true, true]);
  });

  it('is not believed above 2^53, below 0, in parts, or missing', () => {
    const bad = [2 ** 53, 2 ** 64, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined];
    expect(bad.map(isCounter)).toEqual(bad.map(() => false));
  });
});

describe('growth of a counter', () => {
  it('is the difference', () => {
    expect(counterDelta(100, 350)).toBe(250);
    expect(counterDelta(100, 100)).toBe(0);
    expect(counterDelta(COUNTER_WRAP - 1, COUNTER_WRAP + 9)).toBe(10);
  });

  it('goes over the wrap at 2^32', () => {
    expect(counterDelta(COUNTER_WRAP - 1, 0)).toBe(1);
    expect(counterDelta(COUNTER_WRAP / 2, COUNTER_WRAP / 2 - 1)).toBe(COUNTER_WRAP - 1);
  });

  it('is unknown after a restart', () => {
    expect(counterDelta(COUNTER_WRAP / 2 - 1, 0)).toBeUndefined();
    expect(counterDelta(COUNTER_WRAP, 5)).toBeUndefined();
    expect(counterDelta(COUNTER_WRAP - 1, COUNTER_WRAP / 2)).toBeUndefined();
  });

  it('is unknown with garbage or a gap', () => {
    expect(counterDelta(1, 2 ** 60)).toBeUndefined();
    expect(counterDelta(2 ** 60, 1)).toBeUndefined();
    expect(counterDelta(undefined, 1)).toBeUndefined();
    expect(counterDelta(1, undefined)).toBeUndefined();
  });

  it('is never negative, whatever the device sends', () => {
    assert(
      property(maxSafeInteger(), maxSafeInteger(), (previous, current) => {
        expect(counterDelta(previous, current) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('finds a small growth of a 32-bit counter wherever it starts', () => {
    const any32 = integer({ min: 0, max: COUNTER_WRAP - 1 });
    assert(
      property(any32, integer({ min: 0, max: COUNTER_WRAP / 2 - 1 }), (start, growth) => {
        const end = (start + growth) % COUNTER_WRAP;
        const delta = counterDelta(start, end);
        expect(delta === growth || (end < start && delta === undefined)).toBe(true);
      }),
    );
    expect(counterDelta(COUNTER_WRAP - 10, 20)).toBe(30);
  });
});

describe('time between two readings of the millisecond counter', () => {
  it('is the difference, over the wrap too', () => {
    expect(elapsedMs(2668800167, 2668801167)).toBe(1000);
    expect(elapsedMs(COUNTER_WRAP - 400, 600)).toBe(1000);
  });

  it('is unknown when it stood still or ran backwards', () => {
    expect(elapsedMs(5, 5)).toBeUndefined();
    expect(elapsedMs(5000, 4000)).toBeUndefined();
    expect(elapsedMs(0, COUNTER_WRAP / 2)).toBeUndefined();
    expect(elapsedMs(0, COUNTER_WRAP / 2 - 1)).toBe(COUNTER_WRAP / 2 - 1);
  });

  it('is unknown without both readings', () => {
    expect(elapsedMs(undefined, 5)).toBeUndefined();
    expect(elapsedMs(5, undefined)).toBeUndefined();
    expect(elapsedMs(5, -1)).toBeUndefined();
  });
});

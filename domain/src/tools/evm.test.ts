import { describe, expect, it } from 'vitest';
import { evmDb, nextModulation } from './evm.ts';

describe('error vector magnitude', () => {
  it('error vector magnitude is the mean spread, below 0', () => {
    expect(evmDb([30, 34])).toBe(-32);
    expect(evmDb([30, Number.NaN, 34])).toBe(-32);
    expect(evmDb([])).toBeUndefined();
  });

  it('error vector magnitude is held against the slowest rate of the next denser modulation', () => {
    expect(nextModulation(0)).toEqual({ rate: '2x QPSK 1/2', evmDb: -7 });
    expect(nextModulation(5)).toEqual({ rate: '8x 256QAM 3/4', evmDb: -28 });
    expect(nextModulation(7)).toEqual({ rate: '8x 256QAM 3/4', evmDb: -28 });
  });

  it('error vector magnitude has none above the densest, nor for a rate that is none', () => {
    expect([8, 9, 10, -1, Number.NaN].map(nextModulation)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});

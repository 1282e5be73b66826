import { assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AIRFIBER_24_BOARD, AIRFIBER_5_BOARD, LTU_LITE, LTU_ROCKET } from './backhaul-boards.ts';
import { multiplierIndex, multiplierName, multiplierOf, scaledCapacityKbps } from './rate-scale.ts';

const scales = constantFrom(LTU_ROCKET.rates!, AIRFIBER_24_BOARD.rates!, AIRFIBER_5_BOARD.rates!);

describe('a rate that is named by its multiplier', () => {
  // §facts.rates: 2x QPSK, 4x QAM16, 6x QAM64, 8x QAM256, 10x QAM1024.
  it.each([
    [1, 'BPSK'],
    [2, 'QPSK'],
    [4, 'QAM16'],
    [6, 'QAM64'],
    [8, 'QAM256'],
    [10, 'QAM1024'],
  ])('%ix is %s', (multiplier, name) => {
    expect(multiplierName(multiplier)).toBe(name);
  });

  it('a rate that is named by its multiplier has no name where it is none', () => {
    expect([0, 3, 12, Number.NaN].map(multiplierName)).toEqual(['', '', '', '']);
  });

  it('counts as LTU counts: 4 is QAM1024 and 3 is QAM256, as captured', () => {
    expect([10, 8, 2, 1].map(multiplierIndex)).toEqual([4, 3, 0, 0]);
  });

  it('a rate that is named by its multiplier is 10x where a CINR of 37 dB permits it, and 6x with 24 dB, as captured', () => {
    const { rates } = LTU_ROCKET;
    expect([multiplierOf(rates!, 8, 37), multiplierOf(rates!, 6, 24)]).toEqual([10, 6]);
  });

  it('never exceeds what the product can, nor what the channel carries', () => {
    assert(
      property(
        scales,
        constantFrom(1, 2, 4, 6, 8),
        double({ min: -10, max: 50, noNaN: true }),
        (scale, multiplier, cinr) => {
          const chosen = multiplierOf(scale, multiplier, cinr);
          expect(chosen).toBeLessThanOrEqual(scale.most);
          expect(chosen > multiplier && multiplier < 8).toBe(false);
        },
      ),
    );
  });
});

describe('the capacity of one direction', () => {
  it.each([
    // Captured: 170 and 79 Mbps at 40 MHz and 10x, which is half of both for each direction of an even frame.
    ['LTU at 40 MHz', LTU_LITE, 10, 40, 124.5],
    // Captured: 774 Mbps each way at 100 MHz and 6x.
    ['airFiber 24 at 100 MHz', AIRFIBER_24_BOARD, 6, 100, 774],
    // Captured: 97 Mbps at 20 MHz and 8x.
    ['airFiber 5 at 20 MHz', AIRFIBER_5_BOARD, 8, 20, 97],
  ])('the capacity of one direction of %s is as captured', (_, { rates }, multiplier, widthMhz, mbps) => {
    expect(scaledCapacityKbps(rates!, multiplier, widthMhz) / 1000).toBeCloseTo(mbps, 0);
  });

  it('doubles with the width and with the multiplier', () => {
    const once = scaledCapacityKbps(LTU_ROCKET.rates!, 4, 20);
    expect(scaledCapacityKbps(LTU_ROCKET.rates!, 8, 20)).toBe(2 * once);
    expect(scaledCapacityKbps(LTU_ROCKET.rates!, 4, 40)).toBe(2 * once);
  });
});

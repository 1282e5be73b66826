import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkEnds } from './link-ends.ts';
import { ptpAccessPointStatus } from '../mothers/index.ts';
import { RATES_11AC } from '../radio/rate-11ac.ts';
import { RATES_11AD } from '../radio/rate-11ad.ts';
import { rateIndex60ForSignal, rateIndexForSignal } from '../radio/rate.ts';
import { rateForSignal } from './signal-rate.ts';

const ends = linkEnds(ptpAccessPointStatus());
const at5 = (signalDbm: number | undefined, channelWidthMhz: number | undefined) =>
  rateForSignal({ ...ends.local, signalDbm }, { ...ends, channelWidthMhz });
const at60 = (signalDbm: number) =>
  rateForSignal({ ...ends.local, signalDbm }, { ...ends, band: '60', channelWidthMhz: 2160 });
const width = constantFrom(5, 10, 20, 30, 40, 50, 60, 80);
const signal = integer({ min: -95, max: -20 });

describe('the rate that a signal allows', () => {
  it.each([
    [-96, '1x'],
    [-95, '2x'],
    [-90, '4x'],
    [-83, '6x'],
    [-70, '6x'],
    [-69, '8x'],
  ])('the rate that a signal of %i dBm allows in 20 MHz is %s', (dbm, rate) => {
    expect([at5(dbm, 20), at5(dbm, undefined)]).toEqual([rate, rate]);
  });

  it.each([
    [-64, '2x'],
    [-63, '4x'],
    [-56, '4x'],
    [-55, '8x'],
  ])('the rate that a 60 GHz signal of %i dBm allows is %s', (dbm, rate) => {
    expect(at60(dbm)).toBe(rate);
  });

  it('the rate that a signal allows in a channel of any width is that of the rate table', () => {
    assert(
      property(signal, width, (dbm, mhz) => {
        const index = rateIndexForSignal(dbm, mhz);
        // Below the slowest rate of the table, the lowest band names what the control frames run at.
        expect(at5(dbm, mhz)).toBe(`${index === undefined ? 1 : RATES_11AC[index]?.multiplier}x`);
      }),
    );
  });

  it('the rate that a 60 GHz signal allows is that of the rate table', () => {
    assert(
      property(integer({ min: -68, max: -20 }), dbm => {
        expect(at60(dbm)).toBe(`${RATES_11AD[rateIndex60ForSignal(dbm) ?? -1]?.multiplier}x`);
      }),
    );
  });

  it('the rate that a signal allows is unknown without a signal, and of a radio outside the rate tables', () => {
    expect([at5(undefined, 20), at5(Number.NaN, 20), at5(-50, Number.NaN)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(rateForSignal({ ...ends.local, rxRate: { label: '8x' } }, ends)).toBeUndefined();
  });
});

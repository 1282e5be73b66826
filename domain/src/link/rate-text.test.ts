import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus } from '../mothers/index.ts';
import { RATES_11AC, RATES_11AD } from '../radio/rate-table.ts';
import { rateIndex60ForSignal, rateIndexForSignal } from '../radio/rate.ts';
import { linkEnds } from './link-ends.ts';
import { rateText, rateTextWithStreams } from './rate-text.ts';
import { rateForSignal } from './signal-rate.ts';

describe('a rate in words', () => {
  it('a rate in words is the one that the device gives it', () => {
    expect(rateText({ label: '8x 256QAM 5/6', mbps: 780, index: 9 })).toBe('8x 256QAM 5/6');
  });

  it.each([undefined, ''])(
    'a rate in words is else its figure, then its MCS, where the label is %j',
    label => {
      expect(rateText({ label, mbps: 86.7, index: 9 })).toBe('86.7\u202FMbps');
      expect(rateText({ label, mbps: undefined, index: 9 })).toBe('MCS 9');
      expect(rateText({ label, mbps: undefined, index: 0 })).toBe('MCS 0');
    },
  );

  it.each([
    { mbps: Number.NaN, index: Number.NaN },
    { mbps: -1, index: -1 },
    { mbps: undefined, index: 2.5 },
    {},
  ])('a rate in words is none of %j', rate => {
    expect(rateText(rate)).toBeUndefined();
    expect(rateTextWithStreams({ ...rate, streams: 2 })).toBeUndefined();
  });

  it.each([
    [1, '8x 256QAM 5/6 SISO'],
    [2, '8x 256QAM 5/6 MIMO'],
    [4, '8x 256QAM 5/6 MIMO'],
    [undefined, '8x 256QAM 5/6'],
    [0, '8x 256QAM 5/6'],
    [1.5, '8x 256QAM 5/6'],
    [Number.NaN, '8x 256QAM 5/6'],
  ])('a rate in words with %s streams is %s', (streams, text) => {
    expect(rateTextWithStreams({ label: '8x 256QAM 5/6', streams })).toBe(text);
  });
});

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

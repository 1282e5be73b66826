import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centerFrequency,
  CONTROL_WIDTH_MHZ,
  controlFrequencies,
  controlFrequency,
} from './control-channel.ts';
import { channelFrequency, channelNumber } from './channel.ts';

describe('channel numbers', () => {
  it.each([
    [2412, 1],
    [2472, 13],
    [2484, 14],
    [5005, 1],
    [5180, 36],
    [5500, 100],
    [5825, 165],
    [58_320, 1],
    [60_480, 2],
    [66_960, 5],
    [69_120, 6],
  ])('%i MHz is channel %i, and back', (frequency, number) => {
    expect(channelNumber(frequency)).toBe(number);
    expect(channelFrequency(number, frequency < 4000 ? 'G' : frequency < 50_000 ? 'A' : 'AD')).toBe(
      frequency,
    );
  });

  it.each([2407, 2410, 2477, 4995, 5000, 5182, 56_160, 58_321, 69_120 + 2160, 58_320 + 270])(
    '%i MHz has none',
    frequency => {
      expect(channelNumber(frequency)).toBeUndefined();
    },
  );

  it('a half channel bears the number of the full one it lies in', () => {
    expect([-540, 0, 540].map(shift => channelNumber(66_960 + shift))).toEqual([5, 5, 5]);
  });

  it.each([
    [0, 'G'],
    [15, 'G'],
    [0, 'A'],
    [1.5, 'A'],
    [9000, 'A'],
    [0, 'AD'],
    [7, 'AD'],
    [14, 'AD'],
  ] as const)('%d is no channel of band %s', (number, band) => {
    expect(channelFrequency(number, band)).toBeUndefined();
  });
});

describe('control and centre', () => {
  it.each([
    [5180, 80, 5210],
    [5500, 40, 5510],
    [5680, 40, 5690],
    [5500, 80, 5530],
    [5785, 40, 5795],
    [5500, 30, 5500],
    [5500, 20, 5500],
    [5180, 160, 5250],
  ])('control %i in %i MHz has its centre at %i, as devices say', (control, width, center) => {
    expect(centerFrequency(control, width)).toBe(center);
    expect(controlFrequency(center, width)).toBe(control);
  });

  it('the highest 20 MHz part can be chosen instead', () => {
    expect(controlFrequency(5210, 80, 'highest')).toBe(5240);
    expect(controlFrequency(5190, 40, 'highest')).toBe(5200);
    expect(centerFrequency(5240, 80, 'highest')).toBe(5210);
  });

  it('40, 80 and 160 MHz are made of two, four and eight parts of 20 MHz', () => {
    expect(CONTROL_WIDTH_MHZ).toBe(20);
    expect(controlFrequencies(5190, 40)).toEqual([5180, 5200]);
    expect(controlFrequencies(5210, 80)).toEqual([5180, 5200, 5220, 5240]);
    expect(controlFrequencies(5250, 160)).toHaveLength(8);
    expect(controlFrequencies(5250, 160).at(-1)).toBe(5320);
  });

  it.each([10, 20, 30, 50, 60, 2160])(
    'control and centre in %i MHz the control channel is the whole channel',
    width => {
      expect(controlFrequencies(5500, width)).toEqual([5500]);
      expect(controlFrequency(5500, width, 'highest')).toBe(5500);
    },
  );

  it('control and centre are inverse to each other in every width', () => {
    const widths = constantFrom(10, 20, 30, 40, 50, 60, 80, 160);
    const positions = constantFrom('lowest' as const, 'highest' as const);
    assert(
      property(integer({ min: 1000, max: 1200 }), widths, positions, (step, width, position) => {
        const center = step * 5;
        expect(centerFrequency(controlFrequency(center, width, position), width, position)).toBe(center);
      }),
    );
  });
});

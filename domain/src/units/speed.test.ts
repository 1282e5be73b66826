import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnSpeedFigure, speedFigure } from './index.ts';

describe('speed', () => {
  it.each([
    [0, '0', 'bps'],
    [0.999, '999', 'bps'],
    [1, '1.0', 'kbps'],
    [999.9, '999.9', 'kbps'],
    [1_000, '1.0', 'Mbps'],
    [347_200, '347.2', 'Mbps'],
    [999_940, '999.9', 'Mbps'],
    [999_950, '1.00', 'Gbps'],
    [1_201_200, '1.20', 'Gbps'],
  ])('writes %s kbps as %s %s', (kbps, value, unit) => {
    expect(speedFigure(kbps, 'en')).toEqual({ value, unit });
  });

  it.each([
    ['bps', '1,500,000'],
    ['kbps', '1,500.0'],
    ['Mbps', '1.5'],
  ] as const)('keeps the asked unit %s', (unit, value) => {
    expect(speedFigure(1_500, 'en', unit)).toEqual({ value, unit });
  });

  it.each([
    [17, 'Mbps', '17.0', 'kbps'],
    [49.9, 'Mbps', '49.9', 'kbps'],
    [50, 'Mbps', '0.1', 'Mbps'],
    [0, 'Mbps', '0.0', 'Mbps'],
    [1_500, 'Gbps', '1.5', 'Mbps'],
  ] as const)(
    'writes %s kbps, asked in %s, as %s %s: a little is not nothing',
    (kbps, requested, value, unit) => {
      expect(speedFigure(kbps, 'en', requested)).toEqual({ value, unit });
    },
  );

  it.each([
    [17, '<0.1'],
    [50, '0.1'],
    [0, '0.0'],
    [347_200, '347.2'],
    [1_201_200, '1,201.2'],
  ])('writes %s kbps in a column of Mbps as %s', (kbps, value) => {
    expect(columnSpeedFigure(kbps, 'en', 'Mbps')).toEqual({ value, unit: 'Mbps' });
  });

  it('writes no bound for what is missing or below nothing', () => {
    expect(columnSpeedFigure(undefined, 'en', 'Mbps')).toBeUndefined();
    expect(columnSpeedFigure(-17, 'en', 'Mbps')).toBeUndefined();
  });

  it('never writes 1000 or more of a unit that has a larger neighbour', () => {
    assert(
      property(double({ min: 0, max: 999_900, noNaN: true }), kbps => {
        const figure = speedFigure(kbps, 'en')!;
        expect(Number(figure.value)).toBeLessThan(1000);
      }),
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  climateOf,
  climateRain,
  climateText,
  effectivePathKm,
  percentAbove,
  RAIN_ZONES,
  rainAttenuationDb,
  type RainPath,
} from './rain-statistics.ts';

/**
 * Computed by a program in another language from the equations (32) to (35) of ITU-R P.530-18, which agrees with the MATLAB
 * implementation of that Recommendation by OFCOM (eeveetza/p530, `rain_attenuation_statistics`): MHz, metres, mm/h, polarization,
 * effective length in km, then dB exceeded for 1, 0.1, 0.01 and 0.001 % of a year. The distance factor is at most 2.5.
 */
const COMPUTED: readonly (readonly [
  number,
  number,
  number,
  RainPath['polarization'],
  number,
  readonly [number, number, number, number],
])[] = [
  [60000, 100, 30, 'horizontal', 0.25, [0.2861, 1.0916, 2.9029, 5.3793]],
  [60480, 500, 42, 'horizontal', 0.9974, [1.4815, 5.6562, 15.0417, 27.8617]],
  [58320, 1000, 42, 'vertical', 1.3979, [1.8909, 7.2017, 19.147, 35.5366]],
  [60480, 1200, 60, 'horizontal', 1.4746, [2.8763, 10.9817, 29.2039, 54.0943]],
  [66960, 2000, 63, 'vertical', 1.9033, [3.7115, 14.2689, 37.9718, 69.9443]],
  [69120, 3000, 95, 'horizontal', 2.2695, [6.4422, 24.8211, 66.0668, 121.4842]],
  [24000, 5000, 42, 'horizontal', 3.632, [2.378, 8.525, 22.5304, 43.8978]],
  [24200, 10000, 32, 'vertical', 6.238, [2.5676, 9.2096, 24.3412, 47.4045]],
  [24000, 40000, 19, 'horizontal', 15.8585, [4.6597, 16.7045, 44.1477, 86.0168]],
  [11000, 30000, 28, 'vertical', 15.8925, [1.4743, 5.0115, 13.1754, 26.7903]],
  [18000, 15000, 115, 'horizontal', 6.5255, [8.4302, 29.6343, 78.1682, 154.7184]],
  [38000, 4000, 145, 'vertical', 2.7027, [7.4593, 27.5914, 73.1458, 138.9773]],
  [80000, 2000, 22, 'horizontal', 2.0138, [2.0462, 7.9627, 21.2152, 38.6999]],
  [100000, 60000, 12, 'vertical', 13.0004, [9.0438, 35.7331, 95.3479, 171.819]],
  [6000, 50000, 60, 'horizontal', 12.5453, [0.6691, 2.2596, 5.9367, 12.1345]],
  [28000, 300, 8, 'vertical', 0.75, [0.1056, 0.3826, 1.0121, 1.9554]],
];
const SHARES = [1, 0.1, 0.01, 0.001];

const paths = fc.record<RainPath>({
  frequencyMhz: fc.double({ min: 10_000, max: 100_000, noNaN: true }),
  // Beyond some 30 km the equations of the Recommendation turn: they are not monotone there themselves.
  distanceMetres: fc.double({ min: 30, max: 25_000, noNaN: true }),
  polarization: fc.constantFrom('horizontal', 'vertical'),
  rainMmPerHour: fc.double({ min: 2, max: 150, noNaN: true }),
});
const shares = fc.double({ min: 0.001, max: 1, noNaN: true });

describe('the rain of a year on a path', () => {
  it.each(COMPUTED)(
    'agrees within 2 percent with P.530-18 at %d MHz over %d m with %d mm/h, %s',
    (frequencyMhz, distanceMetres, rainMmPerHour, polarization, km, decibels) => {
      const path = { frequencyMhz, distanceMetres, rainMmPerHour, polarization };
      expect(Math.abs(effectivePathKm(path) / km - 1)).toBeLessThan(0.02);
      for (const [place, db] of decibels.entries()) {
        expect(Math.abs(rainAttenuationDb(path, SHARES[place]!) / db - 1)).toBeLessThan(0.02);
      }
    },
  );

  it('attenuates more in a wetter climate, on a longer path and for a smaller share of the year', () => {
    fc.assert(
      fc.property(paths, shares, fc.double({ min: 1, max: 1.6, noNaN: true }), (path, share, more) => {
        const db = rainAttenuationDb(path, share) * 0.999_999;
        const wetter = { ...path, rainMmPerHour: path.rainMmPerHour * more };
        const longer = { ...path, distanceMetres: Math.min(25_000, path.distanceMetres * more) };
        expect(rainAttenuationDb(wetter, share)).toBeGreaterThanOrEqual(db);
        expect(rainAttenuationDb(longer, share)).toBeGreaterThanOrEqual(db);
        expect(rainAttenuationDb(path, Math.max(0.001, share / more))).toBeGreaterThanOrEqual(db);
      }),
    );
  });

  it('exceeds an attenuation for the share of the year that has it', () => {
    fc.assert(
      fc.property(paths, shares, (path, share) => {
        expect(percentAbove(path, rainAttenuationDb(path, share)) / share).toBeCloseTo(1, 6);
      }),
    );
  });

  it('tells nothing of what more than 1 % of a year exceeds, and 0.001 % of what is never exceeded', () => {
    const path = {
      frequencyMhz: 60_480,
      distanceMetres: 1000,
      rainMmPerHour: 42,
      polarization: 'horizontal',
    } as const;
    expect(percentAbove(path, 1)).toBeNaN();
    expect(percentAbove(path, 0)).toBeNaN();
    expect(percentAbove(path, 250)).toBe(0.001);
  });

  it('tells nothing outside the limits of the Recommendation', () => {
    const path = {
      frequencyMhz: 60_480,
      distanceMetres: 1000,
      rainMmPerHour: 42,
      polarization: 'horizontal',
    } as const;
    expect(rainAttenuationDb({ ...path, frequencyMhz: 100_001 }, 0.01)).toBeNaN();
    expect(rainAttenuationDb({ ...path, distanceMetres: 60_001 }, 0.01)).toBeNaN();
    expect(rainAttenuationDb({ ...path, rainMmPerHour: 0 }, 0.01)).toBeNaN();
    expect(rainAttenuationDb(path, 1.01)).toBeNaN();
    expect(rainAttenuationDb(path, 0.000_99)).toBeNaN();
  });
});

describe('a rain climate', () => {
  it('a rain climate has the fifteen zones of P.837-1, from 8 to 145 mm/h', () => {
    expect(Object.keys(RAIN_ZONES).join('')).toBe('ABCDEFGHJKLMNPQ');
    expect(Object.values(RAIN_ZONES)).toEqual([8, 12, 15, 19, 22, 28, 30, 32, 35, 42, 60, 63, 95, 145, 115]);
  });

  it('a rain climate is read back as it is stored', () => {
    for (const zone of Object.keys(RAIN_ZONES)) expect(climateText(climateOf(zone)!)).toBe(zone);
    expect(climateRain(climateOf('K')!)).toBe(42);
    expect(climateOf(climateText({ mmPerHour: 37.5 }))).toEqual({ mmPerHour: 37.5 });
  });

  it.each(['', 'I', 'O', 'R', 'KK', '0', '251', '-5', '1e2', '42 mm/h', 'constructor', 'NaN'])(
    'a rain climate is none for "%s"',
    text => {
      expect(climateOf(text)).toBeUndefined();
    },
  );
});

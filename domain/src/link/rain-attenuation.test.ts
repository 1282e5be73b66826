import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rainCoefficients, rainOfAttenuation, specificRainAttenuation } from './rain-attenuation.ts';

/** Rows of table 5 of ITU-R P.838-3 as printed there: GHz, k and alpha of horizontal, then of vertical polarization. */
const PRINTED: readonly (readonly [number, number, number, number, number])[] = [
  [2, 0.0000847, 1.0664, 0.0000998, 0.949],
  [4, 0.000107, 1.6009, 0.000246, 1.2476],
  [6, 0.000706, 1.59, 0.000488, 1.5728],
  [8, 0.004115, 1.3905, 0.00345, 1.3797],
  [10, 0.01217, 1.2571, 0.01129, 1.2156],
  [12, 0.02386, 1.1825, 0.02455, 1.1216],
  [15, 0.04481, 1.1233, 0.05008, 1.044],
  [18, 0.07078, 1.0818, 0.07708, 1.0025],
  [20, 0.09164, 1.0568, 0.09611, 0.9847],
  [24, 0.1425, 1.0101, 0.1404, 0.9561],
  [28, 0.2051, 0.9679, 0.1964, 0.9277],
  [32, 0.2778, 0.9302, 0.2646, 0.8981],
  [38, 0.4001, 0.8816, 0.3844, 0.8552],
  [42, 0.4865, 0.8539, 0.4712, 0.8296],
  [50, 0.66, 0.8084, 0.6472, 0.7871],
  [55, 0.7635, 0.7853, 0.7527, 0.7661],
  [58, 0.8226, 0.7731, 0.8129, 0.7552],
  [60, 0.8606, 0.7656, 0.8515, 0.7486],
  [62, 0.8974, 0.7586, 0.8889, 0.7424],
  [64, 0.9328, 0.752, 0.925, 0.7366],
  [66, 0.967, 0.7458, 0.9598, 0.7313],
  [70, 1.0315, 0.7345, 1.0253, 0.7215],
  [80, 1.1704, 0.7115, 1.1668, 0.7021],
  [90, 1.2807, 0.6944, 1.2795, 0.6876],
  [100, 1.3671, 0.6815, 1.368, 0.6765],
];

/**
 * Validation examples of ITU-R Study Group 3 for P.838-3 (CG-3M3J-13, revision 5.1), as ITU-Rpy ships them: elevation and tilt
 * of the polarization in degrees, GHz, mm/h; then k, alpha and dB/km.
 */
const EXAMPLES: readonly (readonly [number, number, number, number, number, number, number])[] = [
  [31.07699124, 0, 14.25, 26.48052, 0.03975488, 1.12418043, 1.58130839],
  [40.232036, 0, 14.25, 33.936232, 0.04007624, 1.11804138, 2.06173213],
  [46.35969261, 0, 29, 27.13586832, 0.21978097, 0.9484851, 5.03135479],
  [22.27833468, 0, 29, 50.639304, 0.22168203, 0.95543001, 9.42430244],
  [52.67898486, 0, 14.25, 78.2994993, 0.04053522, 1.10944215, 5.11503463],
  [48.24117054, 90, 14.25, 63.62668149, 0.04226474, 1.07871664, 3.72901264],
  [85.80459566, 90, 29, 99.13558978, 0.21737148, 0.93950825, 16.3183686],
  [20.14335809, 90, 29, 42.91007183, 0.21298877, 0.92265917, 6.83364556],
];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const frequencies = fc.double({ min: 10_000, max: 100_000, noNaN: true });
const rains = fc.double({ min: 0.1, max: 200, noNaN: true });
const ways = fc.constantFrom('horizontal' as const, 'vertical' as const);

describe('rainCoefficients', () => {
  it.each(PRINTED)('agrees within 1 % with the printed table of P.838-3 at %d GHz', (ghz, kH, aH, kV, aV) => {
    const horizontal = rainCoefficients(ghz * 1000, 'horizontal');
    const vertical = rainCoefficients(ghz * 1000, 'vertical');
    expect(horizontal!.k / kH).toBeCloseTo(1, 2);
    expect(horizontal!.alpha / aH).toBeCloseTo(1, 2);
    expect(vertical!.k / kV).toBeCloseTo(1, 2);
    expect(vertical!.alpha / aV).toBeCloseTo(1, 2);
  });

  it.each(EXAMPLES)(
    'gives the ITU validation example at elevation %d°, tilt %d°, %d GHz and %d mm/h',
    (elevation, tilt, ghz, rain, k, alpha, dbPerKm) => {
      const h = rainCoefficients(ghz * 1000, 'horizontal')!;
      const v = rainCoefficients(ghz * 1000, 'vertical')!;
      // Equations (4) and (5): a slanted path and a tilted field mix both polarizations.
      const share = Math.cos(radians(elevation)) ** 2 * Math.cos(radians(2 * tilt));
      const mixedK = (h.k + v.k + (h.k - v.k) * share) / 2;
      const [hA, vA] = [h.k * h.alpha, v.k * v.alpha];
      const mixedAlpha = (hA + vA + (hA - vA) * share) / (2 * mixedK);
      expect(mixedK).toBeCloseTo(k, 6);
      expect(mixedAlpha).toBeCloseTo(alpha, 6);
      expect(mixedK * rain ** mixedAlpha).toBeCloseTo(dbPerKm, 4);
    },
  );

  it('knows nothing outside 1 to 1000 GHz', () => {
    expect(rainCoefficients(999, 'horizontal')).toBeUndefined();
    expect(rainCoefficients(1_000_001, 'vertical')).toBeUndefined();
  });
});

describe('specificRainAttenuation', () => {
  it('never falls with more rain', () => {
    fc.assert(
      fc.property(frequencies, rains, rains, ways, (mhz, one, other, way) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(specificRainAttenuation(mhz, more, way)).toBeGreaterThanOrEqual(
          specificRainAttenuation(mhz, less, way),
        );
      }),
    );
  });

  it('never falls with frequency from 10 to 71 GHz', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10_000, max: 71_000, noNaN: true }),
        fc.double({ min: 10_000, max: 71_000, noNaN: true }),
        rains.filter(rain => rain <= 100),
        ways,
        (one, other, rain, way) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(specificRainAttenuation(high, rain, way)).toBeGreaterThanOrEqual(
            specificRainAttenuation(low, rain, way) * 0.9999,
          );
        },
      ),
    );
  });

  it('specificRainAttenuation is undone by rainOfAttenuation', () => {
    fc.assert(
      fc.property(frequencies, rains, ways, (mhz, rain, way) => {
        const back = rainOfAttenuation(mhz, specificRainAttenuation(mhz, rain, way), way);
        expect(back / rain).toBeCloseTo(1, 9);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { rainOnPathDb } from './rain.ts';

/** Rows of table 5 of ITU-R P.838-3 that the physics does not read: GHz, k and alpha of horizontal polarization. */
const OTHER_ROWS: readonly (readonly [number, number, number])[] = [
  [11, 0.01772, 1.214],
  [18, 0.07078, 1.0818],
  [24, 0.1425, 1.0101],
  [38, 0.4001, 0.8816],
  [57, 0.8032, 0.7771],
  [58, 0.8226, 0.7731],
  [59, 0.8418, 0.7693],
  [61, 0.8791, 0.7621],
  [62, 0.8974, 0.7586],
  [63, 0.9153, 0.7552],
  [64, 0.9328, 0.752],
  [66, 0.967, 0.7458],
  [67, 0.9836, 0.7428],
  [68, 0.9999, 0.74],
  [69, 1.0159, 0.7372],
];

describe('the rain of the virtual radio', () => {
  it.each(OTHER_ROWS)('attenuates within 3 %% as P.838-3 prints it for %d GHz', (ghz, k, alpha) => {
    for (const rain of [1, 5, 25, 50, 100]) {
      for (const metres of [200, 1000, 3000]) {
        const wanted = k * rain ** alpha * (metres / 1000);
        expect(Math.abs(rainOnPathDb(ghz * 1000, metres, rain) / wanted - 1)).toBeLessThan(0.03);
      }
    }
  });

  it('takes nothing at 5 GHz, and nothing where it is dry', () => {
    expect(rainOnPathDb(5800, 10_000, 100)).toBe(0);
    expect(rainOnPathDb(60_480, 1000, 0)).toBe(0);
  });
});

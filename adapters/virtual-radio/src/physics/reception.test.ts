import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { type Reception, Receiver } from './direction.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Twenty minutes of one receiver. */
function twentyMinutes(
  arrivingDbm: number,
  { noiseDbm = -92, interferenceDbm }: { noiseDbm?: number; interferenceDbm?: number } = {},
): Reception[] {
  const receiver = new Receiver(seededRandom(5));
  return Array.from({ length: 1200 }, () => {
    receiver.step(1);
    return receiver.hear(arrivingDbm, noiseDbm, interferenceDbm);
  });
}

const cinrs = (some: readonly Reception[]): number => mean(some.map(({ cinrDb }) => cinrDb));

describe('a receiver with two chains', () => {
  it('sums them to the signal that arrives', () => {
    const signals = twentyMinutes(-58).map(({ signalDbm }) => signalDbm);
    expect(Math.abs(mean(signals) + 58)).toBeLessThan(0.5);
  });

  it('gives each on the scale from -96 dBm, and 0 for the third, which is unused', () => {
    for (const { chainRssi } of twentyMinutes(-58)) {
      const [first, second, third] = chainRssi;
      // Alone, each of two equal chains hears 3 dB less: -61 dBm is 35.
      expect(Math.abs(first - 35)).toBeLessThanOrEqual(5);
      expect(Math.abs(second - 35)).toBeLessThanOrEqual(5);
      expect(third).toBe(0);
    }
  });

  it('never shows a signal that its chains do not add up to: 43 and 41 are -51 dBm, as captured', () => {
    assert(
      property(double({ min: -85, max: -30, noNaN: true }), integer(), (arriving, seed) => {
        const { signalDbm, chainRssi } = new Receiver(seededRandom(seed)).hear(arriving, -92, undefined);
        const [first, second] = chainRssi;
        const sum = Math.round(10 * Math.log10(10 ** (first / 10) + 10 ** (second / 10))) - 96;
        expect(signalDbm).toBe(sum);
      }),
    );
  });

  it('hears no less than 1 on its scale, however far the other end is', () => {
    const { chainRssi } = new Receiver(seededRandom(3)).hear(-140, -92, undefined);
    expect(chainRssi).toEqual([1, 1, 0]);
  });
});

describe('the carrier over interference and noise', () => {
  it('the carrier over interference and noise is the signal above the noise floor while nobody disturbs', () => {
    expect(Math.abs(cinrs(twentyMinutes(-70)) - 22)).toBeLessThan(0.6);
  });

  it('falls by 3 dB where interference is as strong as the noise', () => {
    const quiet = cinrs(twentyMinutes(-72));
    const disturbed = cinrs(twentyMinutes(-72, { interferenceDbm: -92 }));
    expect(Math.abs(quiet - disturbed - 3)).toBeLessThan(0.2);
  });

  it('the carrier over interference and noise is the signal above the interference where that is far above the noise', () => {
    expect(Math.abs(cinrs(twentyMinutes(-60, { interferenceDbm: -75 })) - 15)).toBeLessThan(0.7);
  });

  it('the carrier over interference and noise has a ceiling on the strongest signal: transmitters are not clean. Captured radios show 34 dB at most', () => {
    const best = twentyMinutes(-37).map(({ cinrDb }) => cinrDb);
    expect(Math.max(...best)).toBeLessThan(38);
    expect(Math.min(...best)).toBeGreaterThan(30);
  });

  it('never rises when interference is added', () => {
    assert(
      property(
        double({ min: -85, max: -30, noNaN: true }),
        double({ min: -110, max: -30, noNaN: true }),
        (arriving, interference) => {
          const receiver = new Receiver(seededRandom(11));
          const quiet = receiver.hear(arriving, -92, undefined).cinrDb;
          expect(receiver.hear(arriving, -92, interference).cinrDb).toBeLessThanOrEqual(quiet);
        },
      ),
    );
  });
});

describe('the noise floor', () => {
  it('the noise floor is whole, and stays near the one of the channel', () => {
    for (const { noiseFloorDbm } of twentyMinutes(-60, { noiseDbm: -89 })) {
      expect(Number.isInteger(noiseFloorDbm)).toBe(true);
      expect(Math.abs(noiseFloorDbm + 89)).toBeLessThanOrEqual(2);
    }
  });
});

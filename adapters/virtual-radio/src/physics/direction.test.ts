import { array, assert, constantFrom, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { type Arrival, Direction, sumOfPowers } from './direction.ts';

/** A strong and withPollingPaused arrival at 40 MHz. */
function anArrival(changes: Partial<Arrival> = {}): Arrival {
  return {
    arrivingDbm: -40,
    noiseDbm: -92,
    interferenceDbm: undefined,
    expectedDbm: -40,
    widthMhz: 40,
    ...changes,
  };
}

/** A direction after some seconds of one arrival. */
function settled(arrival: Arrival, seconds = 30): Direction {
  const direction = new Direction(seededRandom(1), arrival);
  for (let second = 0; second < seconds; second += 1) direction.step(1, arrival);
  return direction;
}

describe('the capacity of a direction', () => {
  // Captured: index 9, two streams, 40 MHz, hardly a retry: 345 600 kbps.
  it.each([
    [10, 86_400],
    [20, 172_800],
    [40, 345_600],
    [80, 691_200],
  ])(
    'the capacity of a direction of a clean signal at %i MHz is hardly less than %i kbps',
    (widthMhz, most) => {
      const noiseDbm = -95 + 10 * Math.log10(widthMhz / 20);
      const { rateIndex, streams, capacityKbps } = settled(anArrival({ widthMhz, noiseDbm }));
      expect([rateIndex, streams]).toEqual([9, 2]);
      expect(capacityKbps).toBeLessThanOrEqual(most + 60);
      expect(capacityKbps).toBeGreaterThan(0.985 * most);
    },
  );

  it('the capacity of a direction is sent as one stream on the slowest rate, which has half of its two-stream capacity at most', () => {
    const direction = settled(anArrival({ arrivingDbm: -91, expectedDbm: -91 }));
    expect([direction.rateIndex, direction.streams]).toEqual([0, 1]);
    expect(direction.capacityKbps).toBeLessThanOrEqual(13_000);
  });

  it('the capacity of a direction is halved by a firmware that leaves half of it', () => {
    const [whole, half] = [1, 0.5].map(share => {
      const direction = new Direction(seededRandom(1), anArrival());
      direction.capacityShare = share;
      direction.step(1, anArrival());
      return direction.capacityKbps;
    });
    expect(Math.abs(half! - whole! / 2)).toBeLessThan(60);
  });

  it('the capacity of a direction is a multiple of 60 kbps, so that the mean of two is whole', () => {
    assert(
      property(
        double({ min: -96, max: -30, noNaN: true }),
        constantFrom(10, 20, 30, 40, 50, 60, 80),
        double({ min: 0, max: 1, noNaN: true }),
        (arrivingDbm, widthMhz, share) => {
          const direction = new Direction(seededRandom(2), anArrival({ arrivingDbm, widthMhz }));
          direction.capacityShare = share;
          direction.step(1, anArrival({ arrivingDbm, widthMhz }));
          expect(direction.capacityKbps % 60).toBe(0);
        },
      ),
    );
  });

  it('grows with the signal', () => {
    const capacities = [-85, -75, -68, -61, -50].map(
      arrivingDbm => settled(anArrival({ arrivingDbm })).capacityKbps,
    );
    expect(capacities).toEqual(capacities.toSorted((one, other) => one - other));
    expect(new Set(capacities).size).toBe(5);
  });
});

describe('the expectation of a direction', () => {
  it.each([
    [40, 346_000],
    [80, 692_000],
    [20, 173_000],
  ])(
    'the expectation of a direction of a strong signal at %i MHz is the capacity of index 9, %i kbps',
    (widthMhz, kbps) => {
      const direction = settled(anArrival({ widthMhz }));
      expect([direction.expectedRateIndex, direction.expectedCapacityKbps]).toEqual([9, kbps]);
    },
  );

  it('follows free space, whatever arrives', () => {
    const direction = settled(anArrival({ arrivingDbm: -75 }));
    expect([direction.expectedSignalDbm, direction.expectedCapacityKbps]).toEqual([-40, 346_000]);
    expect(direction.capacityKbps).toBeLessThan(173_000);
  });

  it('changes with the channel', () => {
    const direction = settled(anArrival());
    direction.step(1, anArrival({ widthMhz: 20, expectedDbm: -44.4 }));
    expect([direction.expectedSignalDbm, direction.expectedCapacityKbps]).toEqual([-44, 173_000]);
  });
});

describe('the score of a direction', () => {
  it('the score of a direction is capacity over expected capacity, cut to whole percent', () => {
    // 345 600 of 346 000 kbps are 99.88 %.
    expect(settled(anArrival()).linkScore).toBe(99);
  });

  it('the score of a direction has an average that remembers ten minutes', () => {
    const direction = settled(anArrival());
    for (let second = 0; second < 600; second += 1) direction.step(1, anArrival({ arrivingDbm: -93 }));
    // After one time constant, 37 % of the way is left.
    const now = direction.linkScore;
    expect(Math.abs(direction.averageLinkScore - (now + 0.368 * (99 - now)))).toBeLessThanOrEqual(3);
  });
});

describe('a direction of LTU', () => {
  const rates = { most: 10, kbpsPerMhz: 311 } as const;

  it('a direction of LTU has 124.4 Mbps at 40 MHz and 10x, in steps of 60 kbps', () => {
    const direction = settled(anArrival({ rates }));
    expect([direction.multiplier, direction.capacityKbps]).toEqual([10, 124_380]);
  });

  it('falls to 8x where 1024QAM has not enough', () => {
    // Captured: 1024QAM with a CINR of 37 dB, none with 24.
    expect(settled(anArrival({ rates, arrivingDbm: -62 })).multiplier).toBeLessThanOrEqual(8);
  });
});

const levels = array(double({ min: -130, max: 30, noNaN: true }), { minLength: 1, maxLength: 12 });

describe('a sum of powers', () => {
  it.each([
    [[-60, -60], -56.99],
    [[-60, -70], -59.586],
    [[-60, -160], -60],
    [[-90, -90, -90, -90], -83.979],
    [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 10],
  ])('a sum of powers of %j dBm is %f dBm', (powers, sum) => {
    expect(sumOfPowers(...powers)).toBeCloseTo(sum, 2);
  });

  it('a sum of powers of one power is that power', () => {
    expect(sumOfPowers(undefined, -73.5, undefined)).toBeCloseTo(-73.5, 9);
  });

  it('a sum of powers of no power at all is below every level', () => {
    expect([sumOfPowers(), sumOfPowers(undefined)]).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
  });

  it('lies between the strongest alone and all as strong as it', () => {
    assert(
      property(levels, powers => {
        const strongest = Math.max(...powers);
        const sum = sumOfPowers(...powers);
        expect(sum).toBeGreaterThanOrEqual(strongest - 1e-9);
        expect(sum).toBeLessThanOrEqual(strongest + 10 * Math.log10(powers.length) + 1e-9);
      }),
    );
  });

  it('a sum of powers does not depend on the order', () => {
    assert(
      property(levels, powers => {
        expect(sumOfPowers(...powers.toReversed())).toBeCloseTo(sumOfPowers(...powers), 6);
      }),
    );
  });
});

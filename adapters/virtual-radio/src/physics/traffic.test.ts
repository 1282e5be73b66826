import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { SlowProcess } from './slow-process.ts';
import { Traffic } from './traffic.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('the load of a direction', () => {
  it('the load of a direction has frames of 850 bytes', () => {
    const traffic = new Traffic(68_000, seededRandom(1));
    traffic.carry(60, 6800);
    // 6800 kbps are 850 000 bytes, 1000 frames, each second.
    expect([traffic.throughputKbps, traffic.bytesPerSecond, traffic.packetsPerSecond]).toEqual([
      6800, 850_000, 1000,
    ]);
  });

  it('stops at once where the air leaves nothing', () => {
    const traffic = new Traffic(50_000, seededRandom(1));
    traffic.carry(1, 0);
    expect([traffic.throughputKbps, traffic.packetsPerSecond]).toEqual([0, 0]);
  });

  it('the load of a direction comes back over some seconds, as TCP does', () => {
    const traffic = new Traffic(50_000, seededRandom(1));
    traffic.carry(1, 0);
    const seen = [1, 2, 3, 30].map(() => {
      traffic.carry(1, 1e6);
      return traffic.throughputKbps / traffic.offeredKbps;
    });
    // One second of a time constant of three brings 28 % of the way.
    expect(seen[0]).toBeCloseTo(0.283, 2);
    expect(seen[1]).toBeCloseTo(0.487, 2);
    expect(seen[2]).toBeCloseTo(0.632, 2);
  });

  it('never exceeds what the air leaves', () => {
    assert(
      property(integer(), double({ min: 0, max: 1e6, noNaN: true }), (seed, limit) => {
        const traffic = new Traffic(100_000, seededRandom(seed));
        for (let second = 0; second < 20; second += 1) {
          traffic.step(1);
          traffic.carry(1, limit);
          expect(traffic.throughputKbps).toBeLessThanOrEqual(Math.round(limit));
        }
      }),
    );
  });

  it('the load of a direction is nothing while another radio carries it', () => {
    const traffic = new Traffic(50_000, seededRandom(1));
    traffic.share = 0;
    expect(traffic.offeredKbps).toBe(0);
  });

  it('the load of a direction is twice as much on a day of twice the load', () => {
    const traffic = new Traffic(50_000, seededRandom(1));
    const usual = traffic.offeredKbps;
    traffic.factor = 2;
    expect(traffic.offeredKbps).toBeCloseTo(2 * usual, 6);
  });
});

describe('a quantity that varies slowly', () => {
  /** Its values over a long time, in steps of some seconds. */
  function values(stepSeconds: number, count = 40_000): number[] {
    const process = new SlowProcess(2, 60, seededRandom(9));
    return Array.from({ length: count }, () => process.step(stepSeconds));
  }

  it.each([1, 10, 300])(
    'a quantity that varies slowly has its spread and no bias, in steps of %i s',
    seconds => {
      const seen = values(seconds);
      const middle = mean(seen);
      const spread = Math.sqrt(mean(seen.map(value => (value - middle) ** 2)));
      expect(Math.abs(middle)).toBeLessThan(0.2);
      expect(Math.abs(spread - 2)).toBeLessThan(0.15);
    },
  );

  it('a quantity that varies slowly has forgotten 63 % of a value after its time constant', () => {
    const seen = values(60);
    const together = mean(seen.slice(1).map((value, place) => value * seen[place]!));
    expect(Math.abs(together / mean(seen.map(value => value * value)) - 0.368)).toBeLessThan(0.03);
  });

  it('stands still without a spread', () => {
    const process = new SlowProcess(0, 60, seededRandom(9));
    expect([process.step(1), process.step(300)]).toEqual([0, 0]);
  });
});

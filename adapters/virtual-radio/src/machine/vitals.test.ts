import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peerFreeRamBytes, usualShareInUse, Vitals } from './vitals.ts';

const RAM = 63_447_040;
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Half an hour of a device whose airtime is used like this. */
function halfAnHour(airtime: number, read: (vitals: Vitals) => number): number[] {
  const vitals = new Vitals(7, RAM);
  return Array.from({ length: 1800 }, () => {
    vitals.step(1, airtime);
    return read(vitals);
  });
}

describe('the processor of a device', () => {
  it('the processor of a device has more to do with more traffic', () => {
    const [idle, busy] = [0, 900].map(airtime => mean(halfAnHour(airtime, ({ cpuPercent }) => cpuPercent)));
    expect(idle).toBeGreaterThan(5);
    expect(busy! - idle!).toBeGreaterThan(30);
    expect(busy).toBeLessThan(90);
  });

  it('the processor of a device is given in percent with six decimals, as captured', () => {
    for (const percent of halfAnHour(500, ({ cpuPercent }) => cpuPercent)) {
      expect(percent).toBeGreaterThanOrEqual(1);
      expect(percent).toBeLessThanOrEqual(100);
      expect(String(percent)).toMatch(/^\d+(\.\d{1,6})?$/);
    }
  });

  it('the processor of a device has a load that follows it slowly', () => {
    const loads = halfAnHour(900, ({ loadAverage }) => loadAverage);
    const jumps = loads.slice(1).map((load, place) => Math.abs(load - loads[place]!));
    expect(Math.max(...jumps)).toBeLessThan(0.05);
    expect(loads.at(-1)!).toBeGreaterThan(loads[0]!);
  });
});

describe('the memory of a device', () => {
  it('the memory of a device is counted in pages of 4 KiB, and moves a little around what is usual', () => {
    const free = halfAnHour(300, ({ freeRamBytes }) => freeRamBytes);
    expect(free.every(bytes => bytes % 4096 === 0)).toBe(true);
    expect(new Set(free).size).toBeGreaterThan(10);
    expect((Math.max(...free) - Math.min(...free)) / RAM).toBeLessThan(0.1);
  });

  it('the memory of a device is in use from 55 to 80 %, as captured radios have it', () => {
    assert(
      property(integer(), seed => {
        expect(usualShareInUse(seed)).toBeGreaterThanOrEqual(0.55);
        expect(usualShareInUse(seed)).toBeLessThanOrEqual(0.8);
      }),
    );
  });

  it('the memory of a device of a peer is whole pages, less than all, and the same for the same second', () => {
    assert(
      property(integer(), integer({ min: 0, max: 1e6 }), (seed, second) => {
        const bytes = peerFreeRamBytes(seed, RAM, second);
        expect(bytes).toBe(peerFreeRamBytes(seed, RAM, second));
        expect(bytes % 4096).toBe(0);
        expect(bytes).toBeGreaterThan(0.15 * RAM);
        expect(bytes).toBeLessThan(0.5 * RAM);
      }),
    );
  });
});

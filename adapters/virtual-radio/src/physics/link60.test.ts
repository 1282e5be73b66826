import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { Direction60 } from './direction60.ts';
import { Link60, rainOnPathDb } from './link60.ts';
import { aLink60Plan } from './links.mother.ts';

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
  it.each(OTHER_ROWS)('attenuates within 3 percent as P.838-3 prints it for %d GHz', (ghz, k, alpha) => {
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

const DRY = { rainMmPerHour: 0 };
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The mean signal towards this radio over ten minutes. */
function meanSignal(link: Link60, weather: Parameters<Link60['step']>[1]): number {
  return mean(
    Array.from({ length: 600 }, () => {
      link.step(1, weather);
      return link.rx.signalDbm;
    }),
  );
}

// Free space at 66 960 MHz and 1 km: 32.45 + 96.52 + 0 = 128.97 dB. Oxygen takes less than one more up there.
describe('the budget of a 60 GHz link', () => {
  it('the budget of a 60 GHz link is power and both gains less free space and oxygen', () => {
    const link = new Link60(1, aLink60Plan());
    // Towards this radio 4 + 38 + 38 - 128.97 = -48.97, away from it 2 dB less.
    expect(link.rx.expectedSignalDbm).toBeLessThanOrEqual(-49);
    expect(link.rx.expectedSignalDbm).toBeGreaterThanOrEqual(-50);
    expect(link.rx.expectedSignalDbm - link.tx.expectedSignalDbm).toBe(2);
  });

  it('loses 15 dB a kilometre to oxygen at 60 480 MHz', () => {
    // Free space is 0.88 dB less there: 80 - 128.08 - 15 = -63.08.
    const { rx } = new Link60(1, aLink60Plan({ frequencyMhz: 60_480 }));
    expect(Math.abs(rx.expectedSignalDbm + 63.08)).toBeLessThan(1);
  });

  it('loses what stands in the way all the time, and expects it not', () => {
    const link = new Link60(1, aLink60Plan({ obstructionDb: 6 }));
    expect(Math.abs(meanSignal(link, DRY) + 55.4)).toBeLessThan(0.8);
    expect(link.rx.expectedSignalDbm).toBeGreaterThanOrEqual(-50);
  });

  it('loses about 10 dB a kilometre in rain of 25 mm/h, and twice that over two', () => {
    const lost = [1000, 2000].map(distanceMetres => {
      const plan = aLink60Plan({ distanceMetres });
      const dry = meanSignal(new Link60(1, plan), DRY);
      return dry - meanSignal(new Link60(1, plan), { rainMmPerHour: 25 });
    });
    expect(Math.abs(lost[0]! - 10)).toBeLessThan(2);
    expect(lost[1]! / lost[0]!).toBeCloseTo(2, 1);
  });

  it('loses half its power where its antenna of 40 dBi points 0.866 degrees aside', () => {
    const plan = aLink60Plan({ local: { txPowerDbm: 2, antennaGainDbi: 40 } });
    const straight = meanSignal(new Link60(1, plan), DRY);
    const aside = new Link60(1, plan);
    aside.offDegrees = 0.866;
    expect(straight - meanSignal(aside, DRY)).toBeCloseTo(3, 1);
  });
});

describe('a 60 GHz link that something blocks', () => {
  it('a 60 GHz link that something blocks is down and carries nothing from that second on', () => {
    const link = new Link60(1, aLink60Plan());
    link.step(1, DRY);
    const before = link.linked;
    link.step(1, { ...DRY, blocked: true });
    expect([before, link.linked, link.secondsUp]).toEqual([true, false, 0]);
    expect([link.rxTraffic.throughputKbps, link.txTraffic.throughputKbps]).toEqual([0, 0]);
  });

  it('a 60 GHz link that something blocks is back 6 s after the way is free, and counts from then', () => {
    const link = new Link60(1, aLink60Plan());
    link.step(1, { ...DRY, blocked: true });
    const states = Array.from({ length: 8 }, () => {
      link.step(1, DRY);
      return link.linked;
    });
    expect(states).toEqual([false, false, false, false, false, true, true, true]);
    expect(link.secondsUp).toBe(3);
  });
});

describe('the load of a 60 GHz link', () => {
  it('the load of a 60 GHz link has counted since it came up: 90 000 kbps for 1000 s are 11.25 GB', () => {
    const link = new Link60(1, aLink60Plan());
    expect([link.received.bytes, link.sent.bytes]).toEqual([11_250_000_000, 50_000_000_000]);
  });

  it('never exceeds a gigabit port', () => {
    const link = new Link60(1, aLink60Plan({ load: { rxKbps: 3_000_000, txKbps: 3_000_000 } }));
    for (let second = 0; second < 60; second += 1) link.step(1, DRY);
    expect(link.txTraffic.throughputKbps).toBeLessThanOrEqual(941_000);
    expect(link.txTraffic.throughputKbps).toBeGreaterThan(900_000);
  });
});

describe('a direction at 60 GHz', () => {
  const direction = (widthMhz: number, dbm: number) => new Direction60(seededRandom(1), widthMhz, dbm, dbm);

  // Captured: an AF60-LR at 1080 MHz shows 975 Mbps on index 9, 600 Mbps on index 6, and 1 201 200 kbps as ideal of 10.
  it.each([
    [-58.5, 9, 975_000],
    [-62.5, 6, 600_000],
  ])(
    'a direction at 60 GHz of %f dBm runs index %i with %i kbps at 1080 MHz, as captured',
    (dbm, index, kbps) => {
      const one = direction(1080, dbm);
      expect([one.rateIndex, one.capacityKbps]).toEqual([index, kbps]);
    },
  );

  it('expects 1 201 200 kbps of index 10 at 1080 MHz, as captured', () => {
    const one = direction(1080, -55);
    expect([one.expectedRateIndex, one.expectedCapacityKbps]).toEqual([10, 1_201_200]);
  });

  it('keeps whole Mbps when a firmware leaves a part of its capacity', () => {
    const one = direction(1080, -58.5);
    one.capacityShare = 1 / 3;
    expect(one.capacityKbps).toBe(325_000);
  });

  it('keeps its rate while the signal wavers around the floor of it', () => {
    const one = direction(2160, -59);
    const indexes = new Set<number>();
    for (let second = 0; second < 300; second += 1) {
      one.step(1, -58.4);
      indexes.add(one.rateIndex);
    }
    expect([...indexes]).toEqual([9]);
  });

  it('leaves a rate that the signal no longer carries within a second', () => {
    const one = direction(2160, -53);
    one.step(1, -66);
    expect(one.rateIndex).toBeLessThanOrEqual(3);
  });
});

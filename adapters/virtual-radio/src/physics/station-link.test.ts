import { describe, expect, it } from 'vitest';
import { aLinkPlan, aQuietAir } from './links.mother.ts';
import { LeaveReason } from './presence.ts';
import { type LinkPlan, linkSeed, type LocalAir, StationLink } from './station-link.ts';

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** What `read` gives over half an hour of a link, second by second. */
function over(plan: LinkPlan, air: LocalAir, read: (link: StationLink) => number): number[] {
  const link = new StationLink(7, plan, air);
  return Array.from({ length: 1800 }, () => {
    link.step(1, air, true);
    link.carry(1, 1);
    return read(link);
  });
}

// Free space at 5500 MHz and 1 km: 32.45 + 74.81 + 0 = 107.26 dB.
describe('the expected signal of a link', () => {
  it('the expected signal of a link is transmit power and gains less cables and free space, in each direction', () => {
    const link = new StationLink(1, aLinkPlan(), aQuietAir());
    // Here: 14 + 23 - 0.5 + 17 - 1 - 107.26 = -54.76. There: 20 + 17 - 1 + 23 - 0.5 - 107.26 = -48.76.
    expect([link.rx.expectedSignalDbm, link.tx.expectedSignalDbm]).toEqual([-55, -49]);
  });

  it.each([
    [2000, -55],
    [4000, -61],
    [10_000, -69],
    [500, -43],
  ])('falls by 6 dB for each doubling of the distance: %i m', (distanceMetres, dbm) => {
    expect(new StationLink(1, aLinkPlan({ distanceMetres }), aQuietAir()).tx.expectedSignalDbm).toBe(dbm);
  });

  it('follows a station that was moved away', () => {
    const link = new StationLink(1, aLinkPlan(), aQuietAir());
    link.moved = { metres: 1000, degrees: 0 };
    link.step(1, aQuietAir(), true);
    expect([link.distanceMetres, link.tx.expectedSignalDbm]).toEqual([2000, -55]);
  });

  it('the expected signal of a link does not know of what stands in the way', () => {
    const link = new StationLink(1, aLinkPlan({ obstructionDb: 12 }), aQuietAir());
    expect(link.tx.expectedSignalDbm).toBe(-49);
  });
});

describe('the received signal of a link', () => {
  it('the received signal of a link is on average what the budget gives, less what stands in the way', () => {
    const signals = over(aLinkPlan({ obstructionDb: 10 }), aQuietAir(), ({ tx }) => tx.reception.signalDbm);
    expect(Math.abs(mean(signals) - -58.76)).toBeLessThan(1);
  });

  it('loses at both ends what the local antenna loses beside its peer', () => {
    const [straight, aside] = [0, 9].map(pointingLossDb => {
      const air = aQuietAir({ pointingLossDb });
      return [
        mean(over(aLinkPlan(), air, ({ rx }) => rx.reception.signalDbm)),
        mean(over(aLinkPlan(), air, ({ tx }) => tx.reception.signalDbm)),
      ] as const;
    });
    expect(straight![0] - aside![0]).toBeCloseTo(9, 0);
    expect(straight![1] - aside![1]).toBeCloseTo(9, 0);
  });

  it('loses half its power when a station of 20 dBi turns 8.66 degrees away', () => {
    const { remote } = aLinkPlan();
    const plan = aLinkPlan({ remote: { ...remote, antennaGainDbi: 20 } });
    const straight = over(plan, aQuietAir(), ({ rx }) => rx.reception.signalDbm);
    const aside = over(plan, aQuietAir(), link => {
      link.moved = { metres: 0, degrees: 8.66 };
      return link.rx.reception.signalDbm;
    });
    expect(mean(straight) - mean(aside.slice(1))).toBeCloseTo(3, 0);
  });

  it('stands above a noise floor of -92 dBm at 40 MHz and of -89 dBm at 80 MHz', () => {
    const floors = [40, 80].map(widthMhz =>
      mean(
        over(
          aLinkPlan(),
          aQuietAir({ channel: { frequencyMhz: 5500, widthMhz } }),
          ({ rx }) => rx.reception.noiseFloorDbm,
        ),
      ),
    );
    expect(Math.abs(floors[0]! + 91.98)).toBeLessThan(0.3);
    expect(Math.abs(floors[1]! + 88.97)).toBeLessThan(0.3);
  });
});

describe('the power of a station', () => {
  it('the power of a station is trimmed until the access point hears its target', () => {
    const { remote } = aLinkPlan();
    const plan = aLinkPlan({ remote: { ...remote, txPowerDbm: 20, atpcTargetDbm: -60 } });
    const powers = over(plan, aQuietAir(), ({ remotePower }) => remotePower.powerDbm);
    // At 14 dBm it arrives with -54.76 dBm: 8.76 dBm are enough for -60.
    expect(Math.abs(mean(powers) - 8.76)).toBeLessThan(1.5);
  });

  it('stops at the least that the station can send', () => {
    const { remote } = aLinkPlan();
    const plan = aLinkPlan({ remote: { ...remote, atpcTargetDbm: -90 } });
    expect(over(plan, aQuietAir(), ({ remotePower }) => remotePower.powerDbm).at(-1)).toBe(-4);
  });
});

describe('the counters of a link', () => {
  it('begin as if the mean load had run since it came up', () => {
    const link = new StationLink(1, aLinkPlan({ secondsUp: 100 }), aQuietAir());
    // 8000 kbps for 100 s are 100 MB; 40 000 kbps are five times that, in frames of 850 bytes.
    expect([link.received.bytes, link.sent.bytes]).toEqual([100_000_000, 500_000_000]);
    expect([link.received.packets, link.sent.packets]).toEqual([117_647, 588_235]);
  });

  it('begin at nothing when the station associates again', () => {
    const link = new StationLink(1, aLinkPlan(), aQuietAir());
    link.disconnect(LeaveReason.Kicked);
    let seconds = 0;
    while (!link.presence.connected) {
      link.step(1, aQuietAir(), true);
      seconds += 1;
    }
    expect([link.received.bytes, link.sent.bytes]).toEqual([0, 0]);
    expect([seconds >= 6, seconds <= 14]).toEqual([true, true]);
  });

  it('stand still while the station is away', () => {
    const link = new StationLink(1, aLinkPlan(), aQuietAir());
    link.disconnect(LeaveReason.Kicked);
    const before = link.sent.bytes;
    link.step(1, aQuietAir(), false);
    link.carry(1, 1);
    expect([link.sent.bytes, link.txTraffic.throughputKbps]).toEqual([before, 0]);
  });
});

it('links of one radio differ, and are the same for the same seed', () => {
  const seeds = Array.from({ length: 256 }, (_, place) => linkSeed(2026, place));
  expect([new Set(seeds).size, linkSeed(2026, 9)]).toEqual([256, seeds[9]]);
});

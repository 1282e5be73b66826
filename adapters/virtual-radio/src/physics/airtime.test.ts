import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airtimeOf, fairShare, usagePerMille } from './airtime.ts';
import type { StationLink } from './station-link.ts';

interface Load {
  readonly connected?: boolean;
  /** Traffic over capacity, kbps, towards this radio and away from it. */
  readonly rx?: readonly [number, number];
  readonly tx?: readonly [number, number];
}

/** A link that offers and carries this much. */
function aLink({ connected = true, rx = [0, 100_000], tx = [0, 100_000] }: Load): StationLink {
  return {
    presence: { connected },
    rx: { capacityKbps: rx[1] },
    tx: { capacityKbps: tx[1] },
    rxTraffic: { offeredKbps: rx[0], throughputKbps: rx[0] },
    txTraffic: { offeredKbps: tx[0], throughputKbps: tx[0] },
  } as unknown as StationLink;
}

const kbps = integer({ min: 0, max: 700_000 });
const someLinks = array(
  record({ connected: boolean(), rxLoad: kbps, txLoad: kbps, capacity: kbps }).map(
    ({ connected, rxLoad, txLoad, capacity }) =>
      aLink({ connected, rx: [rxLoad, capacity], tx: [txLoad, capacity] }),
  ),
  { maxLength: 300 },
);

describe('the airtime of one direction', () => {
  it.each([
    [50_000, 200_000, 250],
    [345_600, 345_600, 1000],
    [1, 3000, 0],
    [0, 200_000, 0],
  ])(
    'the airtime of one direction is throughput over capacity: %i of %i kbps take %i per mille',
    (throughput, capacity, usage) => {
      expect(usagePerMille(throughput, capacity)).toBe(usage);
    },
  );

  it('the airtime of one direction is nothing where nothing can be carried', () => {
    expect(usagePerMille(1000, 0)).toBe(0);
  });
});

describe('the share of its load that each link may carry', () => {
  it('the share of its load that each link may carry is all of it while the air has room', () => {
    const half = aLink({ rx: [50_000, 100_000] });
    expect([fairShare([]), fairShare([half])]).toEqual([1, 1]);
  });

  it('adds both directions of all links', () => {
    // 0.5 + 0.25 and 0.75 ask for 1.5 of the air, and 0.93 of it are there.
    const links = [aLink({ rx: [50_000, 100_000], tx: [50_000, 200_000] }), aLink({ tx: [75_000, 100_000] })];
    expect(fairShare(links)).toBeCloseTo(0.93 / 1.5, 9);
  });

  it('leaves out a link that is away', () => {
    const away = aLink({ connected: false, rx: [100_000, 100_000] });
    expect(fairShare([away, aLink({ rx: [90_000, 100_000] })])).toBe(1);
  });

  it('counts a direction that wants more than the air as all of it', () => {
    expect(fairShare([aLink({ rx: [900_000, 100_000] })])).toBeCloseTo(0.93, 9);
  });

  it('the share of its load that each link may carry is positive, at most all, and never lets the sum exceed what is usable', () => {
    assert(
      property(someLinks, some => {
        const share = fairShare(some);
        const used = some
          .filter(({ presence }) => presence.connected)
          .flatMap(link => [
            [link.rxTraffic.offeredKbps, link.rx.capacityKbps],
            [link.txTraffic.offeredKbps, link.tx.capacityKbps],
          ])
          .reduce((sum, [load = 0, most = 0]) => sum + (most > 0 ? Math.min(load, most) / most : 0), 0);
        expect(share).toBeGreaterThan(0);
        expect(share).toBeLessThanOrEqual(1);
        expect(share * used).toBeLessThanOrEqual(0.93 + 1e-9);
      }),
    );
  });
});

describe('the airtime of a radio', () => {
  it('the airtime of a radio is the sum of its directions: 168 and 98 per mille are 266, as captured', () => {
    const link = aLink({ tx: [16_800, 100_000], rx: [9800, 100_000] });
    expect(airtimeOf([link], false)).toEqual({ tx: 168, rx: 98, use: 266 });
  });

  it('contains the polling of an access point: 3 per mille and half of one for each station', () => {
    const idle = Array.from({ length: 10 }, () => aLink({}));
    expect(airtimeOf(idle, true)).toEqual({ tx: 8, rx: 0, use: 8 });
  });

  it('polls no station that is away', () => {
    expect(airtimeOf([aLink({ connected: false, tx: [50_000, 100_000] })], true).use).toBe(3);
  });

  it('never exceeds all of it, and is whole', () => {
    assert(
      property(someLinks, boolean(), (some, polls) => {
        const { tx, rx, use } = airtimeOf(some, polls);
        expect(use).toBe(tx + rx);
        expect(use).toBeLessThanOrEqual(1000);
        for (const part of [tx, rx]) expect(Number.isInteger(part) && part >= 0).toBe(true);
      }),
    );
  });
});

import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ltuPeers, sectorPeers, wavePeers } from './sector-peers.ts';
import { stationName } from './station-name.ts';
import type { Peer } from './peer.ts';

const HWADDR = '24A43C112233';
const PLACE = { latitude: 52.1, longitude: 9.4 };
const LOAD = { rxKbps: 8000, txKbps: 60_000 };
const SECTOR = { ...PLACE, hwaddr: HWADDR, maxEirpDbm: 30, load: { downKbps: 60_000, upKbps: 8000 } };

const SECTORS: readonly [
  string,
  number,
  (seed: number, count: number) => Peer[],
  readonly [number, number],
][] = [
  ['an airMAX sector', 256, (seed, count) => sectorPeers(seed, count, SECTOR), [380, 1600]],
  [
    'an LTU sector',
    256,
    (seed, count) => ltuPeers(seed, HWADDR, count, { ...PLACE, load: LOAD }),
    [600, 3200],
  ],
  [
    'a 60 GHz sector',
    31,
    (seed, count) => wavePeers(seed, HWADDR, count, { ...PLACE, load: LOAD }),
    [180, 560],
  ],
];

const seeds = integer({ min: 0, max: 2 ** 32 - 1 });

/** Metres between two places, on a sphere. */
function metresBetween(one: typeof PLACE, other: typeof PLACE): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [up, along] = [
    radians(other.latitude - one.latitude),
    radians(other.longitude - one.longitude) * Math.cos(radians(one.latitude)),
  ];
  return 6_371_000 * Math.hypot(up, along);
}

describe.each(SECTORS)('the stations of %s', (_, most, peersOf, [nearest, farthest]) => {
  it('are the same for the same seed, and others for another', () => {
    expect(peersOf(7, 5)).toEqual(peersOf(7, 5));
    expect(peersOf(8, 5)).not.toEqual(peersOf(7, 5));
  });

  it('have each their own MAC, address, name and identity', () => {
    const peers = peersOf(7, most);
    for (const read of [
      (peer: Peer) => peer.identity.mac,
      (peer: Peer) => peer.identity.ipAddress,
      (peer: Peer) => peer.identity.hostname,
      (peer: Peer) => peer.identity.deviceId,
    ]) {
      expect(new Set(peers.map(read)).size).toBe(most);
    }
  });

  it('have addresses that a host may have, from the networks for documentation', () => {
    for (const { identity } of peersOf(7, most)) {
      const [, network, host] =
        /^(192\.0\.2|198\.51\.100|203\.0\.113)\.(\d+)$/.exec(identity.ipAddress) ?? [];
      expect(network).toBeDefined();
      expect(Number(host)).toBeGreaterThan(0);
      expect(Number(host)).toBeLessThan(255);
    }
  });

  it('stand where their distance says, seen from the access point', () => {
    assert(
      property(seeds, seed => {
        for (const { identity, link } of peersOf(seed, 4)) {
          expect(link.distanceMetres).toBeGreaterThanOrEqual(nearest);
          expect(link.distanceMetres).toBeLessThanOrEqual(farthest);
          const shown = metresBetween(PLACE, identity);
          expect(Math.abs(shown / link.distanceMetres - 1)).toBeLessThan(0.01);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('have been up no longer than they have run, nor run longer than they have power', () => {
    assert(
      property(seeds, seed => {
        for (const { identity, link } of peersOf(seed, 4)) {
          expect(link.secondsUp).toBeLessThanOrEqual(identity.uptimeSeconds);
          expect(identity.uptimeSeconds).toBeLessThanOrEqual(identity.powerTimeSeconds);
        }
      }),
    );
  });

  it('ask together for about the load of the sector, whatever their number', () => {
    for (const count of [5, most]) {
      const sum = (read: (peer: Peer) => number): number =>
        peersOf(7, count).reduce((total, peer) => total + read(peer), 0);
      const down = sum(({ link }) => link.load.txKbps);
      expect(down / 60_000).toBeGreaterThan(0.4);
      expect(down / 60_000).toBeLessThan(1.8);
    }
  });

  it('are none when none are wanted', () => {
    expect(peersOf(7, 0)).toEqual([]);
  });
});

describe('a sector', () => {
  it('keeps every station to the EIRP that its country permits', () => {
    for (const { link } of sectorPeers(7, 256, SECTOR)) {
      expect(link.remote.txPowerDbm + link.remote.antennaGainDbi).toBe(30);
    }
  });

  it('takes no more than 31 stations at 60 GHz', () => {
    expect(wavePeers(7, HWADDR, 200, { ...PLACE, load: LOAD })).toHaveLength(31);
  });
});

it('names stations after places, each once', () => {
  const names = Array.from({ length: 300 }, (_, place) => stationName(place));
  expect(new Set(names).size).toBe(300);
  expect(names.every(name => /^[A-Z][a-z]+-ST(-\d+)?$/.test(name))).toBe(true);
});

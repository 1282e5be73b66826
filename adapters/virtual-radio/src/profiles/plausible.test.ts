import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/radio-client.mother.ts';
import { aV1Session } from '../testing/v1-client.mother.ts';
import type { Profile } from './profile.ts';
import { PROFILES } from './profiles.ts';

/** South, north, west and east ends of a country, degrees; of the United States the contiguous part. */
const COUNTRIES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  '276': [47.27, 55.06, 5.87, 15.04],
  '826': [49.9, 58.7, -6.4, 1.8],
  '840': [24.5, 49.4, -124.8, -66.9],
};
const EARTH_RADIUS_METRES = 6_371_000;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

function metresBetween(one: Place, other: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const north = radians(other.latitude - one.latitude);
  const east = radians(other.longitude - one.longitude) * Math.cos(radians(one.latitude));
  return EARTH_RADIUS_METRES * Math.hypot(north, east);
}

interface Wire {
  readonly host: { readonly totalram: number; readonly freeram: number };
  readonly wireless: {
    readonly txpower: number;
    readonly sta: readonly {
      readonly signal: number;
      readonly dl_signal_expect: number;
      readonly ul_signal_expect: number;
      readonly remote: {
        readonly signal: number;
        readonly tx_power: number;
        readonly totalram: number;
        readonly freeram: number;
        readonly ethlist: readonly { readonly cable_len: number }[];
      };
    }[];
  };
  readonly interfaces: readonly {
    readonly ifname: string;
    readonly status: { readonly cable_len: number; readonly tx_dropped: number };
  }[];
}

const linked = PROFILES.filter(({ setupComplete }) => setupComplete);
const classic = linked.filter(
  ({ versionedOnly, statusShape }) => !versionedOnly && ['ac', 'af60'].includes(statusShape),
);
const peersOf = (profile: Profile) => profile.peers(1, profile.hwaddr, profile.defaultStations ?? 1);
const named = (profiles: readonly Profile[]) => profiles.map(profile => [profile.name, profile] as const);
const percentUsed = ({ totalram, freeram }: { totalram: number; freeram: number }): number =>
  Math.round(100 * (1 - freeram / totalram));

async function minutesOf(profile: string, minutes: number, stations = 12): Promise<Wire[]> {
  const { client, clock } = await aSession({ profile, stations });
  const samples: Wire[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    clock.advance(60);
    samples.push(await client.json<Wire>('/status.cgi'));
  }
  return samples;
}

describe.each(named(linked))('the places of %s', (_, profile) => {
  const country = COUNTRIES[profile.configuration['radio.countrycode'] ?? ''] ?? [0, 0, 0, 0];
  const [south, north, west, east] = country;

  it('are in its country', () => {
    for (const { latitude, longitude } of [
      profile.site,
      ...peersOf(profile).map(({ identity }) => identity),
    ]) {
      expect([latitude > south, latitude < north, longitude > west, longitude < east]).not.toContain(false);
    }
  });

  it('are as far apart as the link is long', () => {
    for (const { identity, link } of peersOf(profile)) {
      const metres = metresBetween(profile.site, identity);
      expect(Math.abs(metres - link.distanceMetres)).toBeLessThan(20 + 0.03 * link.distanceMetres);
    }
  });
});

describe.each(named(classic))('the link of %s', (_, { name }) => {
  it('has signals that differ by the transmit powers of its ends, and by no more', async () => {
    for (const { wireless } of await minutesOf(name, 20)) {
      for (const { signal, remote } of wireless.sta) {
        const atEqualPower = signal - remote.tx_power - (remote.signal - wireless.txpower);
        expect(Math.abs(atEqualPower)).toBeLessThanOrEqual(4);
        expect(Math.abs(signal - remote.signal)).toBeLessThanOrEqual(12);
      }
    }
  });

  it('hears about what free space lets expect, or less', async () => {
    for (const { wireless } of await minutesOf(name, 20)) {
      for (const { signal, dl_signal_expect, ul_signal_expect } of wireless.sta) {
        expect(signal).toBeLessThanOrEqual(Math.max(dl_signal_expect, ul_signal_expect) + 4);
      }
    }
  });

  it('has a memory that moves a little', async () => {
    const used = (await minutesOf(name, 20)).map(({ host }) => 1 - host.freeram / host.totalram);
    const moved = Math.max(...used) - Math.min(...used);
    expect([moved > 0.002, moved < 0.08]).toEqual([true, true]);
  });
});

describe('one radio and another', () => {
  it('differ in cable, lost frames and memory', async () => {
    const samples = await Promise.all(classic.map(async ({ name }) => (await minutesOf(name, 1, 3))[0]!));
    const port = (sample: Wire, ifname: string) =>
      sample.interfaces.find(each => each.ifname === ifname)!.status;
    expect(new Set(samples.map(sample => port(sample, 'eth0').cable_len)).size).toBe(classic.length);
    expect(new Set(samples.map(sample => port(sample, 'ath0').tx_dropped)).size).toBeGreaterThan(3);
    const used = samples.map(({ host }) => percentUsed(host));
    expect(new Set(used).size).toBeGreaterThanOrEqual(4);
    expect([Math.min(...used) > 45, Math.max(...used) < 85]).toEqual([true, true]);
  });

  it('differ in a sector too', async () => {
    const remotes = (await minutesOf('ap-ptmp', 1))[0]!.wireless.sta.map(({ remote }) => remote);
    expect(new Set(remotes.map(remote => percentUsed(remote))).size).toBeGreaterThan(5);
    expect(new Set(remotes.map(({ ethlist }) => ethlist[0]?.cable_len)).size).toBeGreaterThan(5);
  });
});

interface WireRadio {
  readonly id: string;
  readonly antenna?: { readonly gain: number };
  readonly linkQuality?: {
    readonly signal: number;
    readonly outputPower?: { readonly conducted: number };
  };
  readonly outputPower?: { readonly conducted: number };
}

describe('the sector at 60 GHz', () => {
  it('reports power and gain of both ends, which explain the difference of their signals', async () => {
    const { v1, clock } = await aV1Session({ stations: 6 });
    clock.advance(60);
    const [answer] =
      await v1.json<
        { wireless: { radios: WireRadio[]; peers: { local: WireRadio[]; remote: WireRadio[] }[] } }[]
      >('/statistics');
    const own = answer!.wireless.radios.find(({ id }) => id === 'main');
    expect(own?.antenna?.gain).toBe(24);
    const ownPower = own?.outputPower?.conducted ?? Number.NaN;
    const ends = answer!.wireless.peers.map(({ local, remote }) =>
      [local, remote].map(side => side.find(({ id }) => id === 'main')),
    );
    expect(ends.length).toBe(6);
    for (const [local, remote] of ends) {
      const remotePower = remote?.linkQuality?.outputPower?.conducted ?? Number.NaN;
      const difference =
        (local?.linkQuality?.signal ?? 0) - remotePower - ((remote?.linkQuality?.signal ?? 0) - ownPower);
      expect(Math.abs(difference)).toBeLessThanOrEqual(4);
    }
  });
});

import { RATES_11AC } from '@radiolink/domain/radio';
import { beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../random/seeded-random.ts';
import { aSession } from '../testing/radio-client.mother.ts';
import type { WireStation, WireStatus } from '../testing/status-shape.mother.ts';

/** Samples over one hour, a minute apart, of one radio. */
async function anHourOf(profile: string): Promise<WireStatus[]> {
  const { client, clock } = await aSession({ profile, stations: 12, random: seededRandom(2026) });
  const samples: WireStatus[] = [];
  for (let minute = 0; minute < 60; minute++) {
    clock.advance(60);
    samples.push(await client.json<WireStatus>('/status.cgi'));
  }
  return samples;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Downlink comes from the access point: an access point sends it, a station receives it. */
function directions(sample: WireStatus, station: WireStation) {
  const down = { index: station.tx_idx, streams: station.tx_nss, cinr: station.airmax.tx.cinr };
  const up = { index: station.rx_idx, streams: station.rx_nss, cinr: station.airmax.rx.cinr };
  const [dl, ul] = sample.wireless.mode.startsWith('ap-') ? [down, up] : [up, down];
  return [
    { ...dl, capacity: station.airmax.dl_capacity },
    { ...ul, capacity: station.airmax.ul_capacity },
  ];
}

describe.each(['ap-ptmp', 'ap-ptp', 'sta-ptp', 'sta-ptmp'])('an hour of %s', profile => {
  let samples: WireStatus[] = [];
  let stations: WireStation[] = [];
  let ways: { index: number; streams: number; cinr: number; capacity: number; widthMhz: number }[] = [];

  beforeAll(async () => {
    samples = await anHourOf(profile);
    stations = samples.flatMap(sample => sample.wireless.sta);
    ways = samples.flatMap(sample =>
      sample.wireless.sta.flatMap(station =>
        directions(sample, station).map(way => ({ ...way, widthMhz: sample.wireless.chanbw })),
      ),
    );
  });

  it('has stations to look at', () => {
    expect(stations.length).toBeGreaterThan(50);
  });

  it('makes capacity follow rate index, streams and width', () => {
    for (const { index, streams, widthMhz, capacity } of ways) {
      const ideal = (RATES_11AC[index]!.capacityPer20MhzKbps * (streams / 2) * widthMhz) / 20;
      expect(capacity).toBeGreaterThanOrEqual(Math.floor(0.2 * ideal) - 60);
      expect(capacity).toBeLessThanOrEqual(ideal);
    }
  });

  it('makes the rate index follow the CINR within the hysteresis', () => {
    for (const { index, cinr } of ways) {
      expect(cinr).toBeGreaterThanOrEqual(RATES_11AC[index]!.wantedCinrDb - 1.2);
    }
  });

  it('never hears more than the signal stands above the noise', () => {
    for (const { signal, noisefloor, airmax } of stations) {
      expect(airmax.rx.cinr).toBeLessThanOrEqual(signal - noisefloor + 1);
    }
  });

  it('combines capacities to their mean', () => {
    for (const { airmax } of stations) {
      expect(airmax.cb_capacity).toBe((airmax.dl_capacity + airmax.ul_capacity) / 2);
    }
    for (const { wireless } of samples) {
      expect(wireless.polling.cb_capacity).toBe(
        (wireless.polling.dl_capacity + wireless.polling.ul_capacity) / 2,
      );
    }
  });

  it('expects the capacity of the expected rate', () => {
    for (const sample of samples) {
      for (const station of sample.wireless.sta) {
        const { capacityPer20MhzKbps } = RATES_11AC[station.dl_rate_expect]!;
        expect(station.dl_capacity_expect).toBe((capacityPer20MhzKbps * sample.wireless.chanbw) / 20);
        expect(station.cb_capacity_expect).toBe(
          (station.dl_capacity_expect + station.ul_capacity_expect) / 2,
        );
      }
    }
  });

  it('scores a link by its capacity over the expected one', () => {
    for (const { dl_linkscore, ul_linkscore, dl_capacity_expect, ul_capacity_expect, airmax } of stations) {
      expect(dl_linkscore).toBe(Math.min(100, Math.floor((100 * airmax.dl_capacity) / dl_capacity_expect)));
      expect(ul_linkscore).toBe(Math.min(100, Math.floor((100 * airmax.ul_capacity) / ul_capacity_expect)));
    }
  });

  it('counts RSSI from -96 dBm at both ends', () => {
    for (const { signal, rssi, remote } of stations) {
      expect(rssi).toBe(signal + 96);
      expect(remote.rssi).toBe(remote.signal + 96);
    }
  });

  it('sums the chains to the signal', () => {
    for (const { signal, chainrssi } of stations) {
      const power = chainrssi.slice(0, 2).reduce((sum, rssi) => sum + 10 ** (rssi / 10), 0);
      expect(signal).toBe(Math.round(10 * Math.log10(power)) - 96);
    }
  });

  it('spends airtime in both directions and never more than all of it', () => {
    for (const { wireless } of samples) {
      expect(wireless.polling.use).toBe(wireless.polling.tx_use + wireless.polling.rx_use);
      expect(wireless.polling.use).toBeLessThanOrEqual(1000);
    }
  });

  it('draws EVM samples around the CINR and around the stronger chain', () => {
    for (const { airmax, chainrssi } of stations) {
      const [overInterference, overNoise] = airmax.rx.evm;
      expect([overInterference.length, overNoise.length]).toEqual([64, 64]);
      expect(Math.abs(mean(overInterference) - airmax.rx.cinr)).toBeLessThan(1.5);
      expect(Math.abs(mean(overNoise) - Math.max(...chainrssi))).toBeLessThan(1);
    }
  });

  it('moves: signal, throughput and airtime differ from minute to minute', () => {
    for (const read of [
      (one: WireStatus) => one.wireless.sta[0]?.signal,
      (one: WireStatus) => one.wireless.throughput.rx,
      (one: WireStatus) => one.wireless.polling.use,
    ]) {
      expect(new Set(samples.map(read)).size).toBeGreaterThan(2);
    }
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { aStatusReader } from '../testing/status-of.mother.ts';
import type { WireStation, WireStatus } from '../testing/status-shape.mother.ts';

/** K of §facts.rates: kbit/s of two streams in 20 MHz, by the index of the rate. */
const K = [13_000, 26_000, 39_000, 52_000, 78_000, 104_000, 117_000, 130_000, 156_000, 173_000];

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Of the levels of the chains together, by §facts.rates. */
const combined = (chains: readonly number[]): number =>
  10 * Math.log10(chains.filter(rssi => rssi > 0).reduce((sum, rssi) => sum + 10 ** (rssi / 10), 0));

describe.each(['ap-ptmp', 'ap-ptp', 'sta-ptp', 'sta-ptmp', 'router', 'soho', 'vlan'])(
  'the stations in the status of %s',
  profile => {
    let status: WireStatus;
    const each = (look: (station: WireStation) => void): void => {
      expect(status.wireless.sta.length).toBeGreaterThan(0);
      status.wireless.sta.forEach(look);
    };

    beforeAll(async () => {
      const { read } = await aStatusReader({ profile, stations: 12 });
      status = await read(30);
    });

    it('have rssi 96 above the signal, at both ends', () => {
      each(({ signal, rssi, remote }) => {
        expect([rssi, remote.rssi]).toEqual([signal + 96, remote.signal + 96]);
      });
    });

    it('have the signal of both chains together', () => {
      each(({ rssi, chainrssi, remote }) => {
        expect(Math.abs(combined(chainrssi) - rssi)).toBeLessThanOrEqual(1);
        expect(Math.abs(combined(remote.chainrssi) - remote.rssi)).toBeLessThanOrEqual(1);
      });
    });

    it('expect the capacity of the rate that they expect, by the width of the channel', () => {
      const widths = status.wireless.chanbw / 20;
      each(station => {
        expect(station.dl_capacity_expect).toBe((K[station.dl_rate_expect] ?? 0) * widths);
        expect(station.ul_capacity_expect).toBe((K[station.ul_rate_expect] ?? 0) * widths);
      });
    });

    it('combine capacities as the mean of both directions', () => {
      each(({ cb_capacity_expect, dl_capacity_expect, ul_capacity_expect, airmax }) => {
        expect(Math.abs(cb_capacity_expect - mean([dl_capacity_expect, ul_capacity_expect]))).toBeLessThan(1);
        expect(Math.abs(airmax.cb_capacity - mean([airmax.dl_capacity, airmax.ul_capacity]))).toBeLessThan(1);
      });
    });

    it('score the capacity against the expected one, in whole percent and never above 100', () => {
      const score = (capacity: number, expected: number): number =>
        Math.min(100, Math.floor((100 * capacity) / expected));
      each(station => {
        expect(station.dl_linkscore).toBe(score(station.airmax.dl_capacity, station.dl_capacity_expect));
        expect(station.ul_linkscore).toBe(score(station.airmax.ul_capacity, station.ul_capacity_expect));
      });
    });

    it('carry no more than the rate of each direction', () => {
      const isAccessPoint = status.wireless.mode.startsWith('ap-');
      const widths = status.wireless.chanbw / 20;
      each(({ airmax, tx_idx, rx_idx, tx_nss, rx_nss }) => {
        const ceiling = (index: number, streams: number) => ((K[index] ?? 0) * widths * streams) / 2;
        const [tx, rx] = [ceiling(tx_idx, tx_nss), ceiling(rx_idx, rx_nss)];
        expect(airmax.dl_capacity).toBeLessThanOrEqual(isAccessPoint ? tx : rx);
        expect(airmax.ul_capacity).toBeLessThanOrEqual(isAccessPoint ? rx : tx);
      });
    });

    it('have 64 samples of EVM: the first row around the CINR, the second around the stronger chain', () => {
      each(({ airmax, chainrssi, remote }) => {
        for (const [{ evm, cinr }, chains] of [
          [airmax.rx, chainrssi],
          [airmax.tx, remote.chainrssi],
        ] as const) {
          expect(evm.map(row => row.length)).toEqual([64, 64]);
          expect(Math.abs(mean(evm[0]) - cinr)).toBeLessThan(2.3);
          expect(Math.abs(mean(evm[1]) - Math.max(...chains))).toBeLessThan(2.3);
        }
      });
    });

    it('count frames by ten rates, each at an index from 0 to 9', () => {
      each(({ tx_ratedata, tx_idx, rx_idx }) => {
        expect(tx_ratedata).toHaveLength(10);
        expect([tx_idx, rx_idx].every(index => index >= 0 && index <= 9)).toBe(true);
      });
    });

    it('are measured in steps of 150 m, which is a microsecond of delay', () => {
      each(({ distance }) => {
        expect(distance % 150).toBe(0);
        expect(distance).toBeGreaterThanOrEqual(150);
      });
    });

    it('use the air by what is sent and received together, in per mille', () => {
      const { use, tx_use, rx_use } = status.wireless.polling;
      expect(use).toBe(tx_use + rx_use);
      expect(use).toBeLessThanOrEqual(1000);
    });

    it('are counted', () => {
      expect(status.wireless.count).toBe(status.wireless.sta.length);
      expect(new Set(status.wireless.sta.map(({ mac }) => mac)).size).toBe(status.wireless.count);
    });
  },
);

describe('the downlink', () => {
  it.each([
    ['ap-ptp', 'dl_capacity', 'ul_capacity'],
    ['sta-ptp', 'ul_capacity', 'dl_capacity'],
  ] as const)(
    'the downlink is from the access point: %s sends at its %s',
    async (profile, sends, receives) => {
      const { read } = await aStatusReader({ profile });
      const { wireless } = await read<WireStatus>(30);
      const { airmax } = wireless.sta[0]!;
      const perMille = (kbps: number, capacity: number): number => Math.round((1000 * kbps) / capacity);
      expect(airmax[sends]).not.toBe(airmax[receives]);
      expect([airmax.tx.usage, airmax.rx.usage]).toEqual([
        perMille(wireless.throughput.tx, airmax[sends]),
        perMille(wireless.throughput.rx, airmax[receives]),
      ]);
    },
  );
});

describe('the two ends of a link', () => {
  it('tell one story: what a station sends is what its access point receives of it', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptp' });
    const { wireless } = await read<{
      wireless: {
        throughput: { tx: number; rx: number };
        sta: { stats: { tx_bytes: number; rx_bytes: number }; remote: Record<string, number> }[];
      };
    }>(30);
    const [station] = wireless.sta;
    expect(station?.remote).toMatchObject({
      tx_bytes: station?.stats.rx_bytes,
      rx_bytes: station?.stats.tx_bytes,
      tx_throughput: wireless.throughput.rx,
      rx_throughput: wireless.throughput.tx,
    });
  });
});

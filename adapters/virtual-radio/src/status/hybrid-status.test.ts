import { describe, expect, it } from 'vitest';
import { aStatusReader } from '../testing/status-of.mother.ts';

type Figures = Readonly<Record<string, number>>;
interface Hybrid {
  readonly wireless: {
    readonly throughput: { readonly tx: number; readonly rx: number };
    readonly polling: Figures;
    readonly prs_info: Figures;
    readonly count: number;
    readonly sta: readonly {
      readonly linked_5: boolean;
      readonly linked_60: boolean;
      readonly ubond_active: string;
      readonly prs_sta?: Figures;
      readonly remote: { readonly prs_remote?: Figures; readonly ubond_active: string };
    }[];
  };
}

/** Rates of 802.11ad at 2160 MHz, Mbit/s: §facts.band-60. */
const MBPS = [27.5, 385, 770, 962.5, 1155, 1251.25, 1540, 1925, 2310, 2502.5, 3080, 3850, 4620];
/** Share of the rate that is capacity. */
const SHARE = 0.78;

async function sixty(seconds = 30, faults: object = {}) {
  const { read, radio } = await aStatusReader({ profile: 'sixty' });
  radio.faults.set(faults);
  const { wireless } = await read<Hybrid>(seconds);
  const [station] = wireless.sta;
  return { wireless, station, local: station?.prs_sta ?? {}, remote: station?.remote.prs_remote ?? {} };
}

describe('the status of a 60 GHz bridge', () => {
  it('the status of a 60 GHz bridge has its own channel beside the one of the backup', async () => {
    const { wireless } = await sixty();
    expect(wireless.prs_info).toEqual({ chanbw: 2160, frequency: 66_960, sta_count: 1 });
  });

  it('the status of a 60 GHz bridge is linked by both radios and carried by 60 GHz', async () => {
    const { station } = await sixty();
    expect(station).toMatchObject({ linked_5: true, linked_60: true, ubond_active: '60' });
    expect(station?.remote.ubond_active).toBe('60');
  });

  it('expects the capacity of the rate that it expects', async () => {
    const { local } = await sixty();
    for (const way of ['dl', 'ul']) {
      const rate = MBPS[local[`${way}_rate_expect`] ?? -1] ?? 0;
      expect(local[`${way}_capacity_expect`]).toBe(Math.round(rate * SHARE * 1000));
    }
  });

  it('carries at most the capacity of its rates, in whole thousands of kbit/s', async () => {
    const { local } = await sixty();
    // `dl` is the receive side of the device in this format: domain decision 44.
    expect(local['dl_capacity']).toBeLessThanOrEqual((MBPS[local['rx_mcs'] ?? -1] ?? 0) * SHARE * 1000);
    expect(local['ul_capacity']).toBeLessThanOrEqual((MBPS[local['tx_mcs'] ?? -1] ?? 0) * SHARE * 1000);
    expect((local['dl_capacity'] ?? 1) % 1000).toBe(0);
  });

  it('scores each direction against its expected capacity', async () => {
    const { local } = await sixty();
    for (const way of ['dl', 'ul']) {
      const share = (local[`${way}_capacity`] ?? 0) / (local[`${way}_capacity_expect`] ?? 1);
      expect(local[`${way}_linkscore`]).toBe(Math.min(100, Math.floor(100 * share)));
    }
  });

  it('combines its capacity as the mean of both directions', async () => {
    const { local, remote } = await sixty();
    expect(local['capacity']).toBe(((local['dl_capacity'] ?? 0) + (local['ul_capacity'] ?? 0)) / 2);
    expect(remote['capacity']).toBe(local['capacity']);
  });

  it('tells at the other end what it receives there: sent here', async () => {
    const { station, local, remote } = await sixty();
    const stats: unknown = Reflect.get(Object(station?.prs_sta), 'stats');
    expect(stats).toMatchObject({ tx_bytes: remote['rx_bytes'], rx_bytes: remote['tx_bytes'] });
    expect([remote['tx_mcs'], remote['distance']]).toEqual([local['rx_mcs'], local['distance']]);
  });

  it('uses the air of the radio that carries it', async () => {
    const { wireless } = await sixty();
    const { use, tx_use, rx_use, dl_capacity } = wireless.polling;
    expect(use).toBe((tx_use ?? 0) + (rx_use ?? 0));
    expect(tx_use).toBe(Math.round((1000 * wireless.throughput.tx) / (dl_capacity ?? 1)));
  });

  it('the status of a 60 GHz bridge is carried by 5 GHz, without figures of 60 GHz, while something stands in its way', async () => {
    const { wireless, station } = await sixty(30, { sixtyBlocked: true });
    expect(station).toMatchObject({ linked_5: true, linked_60: false, ubond_active: '5' });
    expect([station?.prs_sta, station?.remote.prs_remote, wireless.prs_info['sta_count']]).toEqual([
      undefined,
      undefined,
      0,
    ]);
  });

  it('the status of a 60 GHz bridge has no station at all when its network is another one', async () => {
    const { read, write, radio } = await aStatusReader({ profile: 'sixty' });
    await write('wireless.1.ssid=elsewhere\naaa.1.ssid=elsewhere\n');
    radio.faults.set({ sixtyBlocked: true });
    const { wireless } = await read<Hybrid>(120);
    expect([wireless.count, wireless.sta]).toEqual([0, []]);
  });

  it('loses signal in rain, the more the harder it rains', async () => {
    const signals: number[] = [];
    for (const rainMmPerHour of [0, 5, 15])
      signals.push((await sixty(60, { rainMmPerHour })).local['rssi_data'] ?? 0);
    expect([...signals].sort((a, b) => b - a)).toEqual(signals);
    expect((signals[0] ?? 0) - (signals[2] ?? 0)).toBeGreaterThan(3);
  });
});

import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import type { WireStatus } from '../../testing/status-shape.mother.ts';

type Answer = Record<string, unknown>;

describe('alignment', () => {
  it('moves the status four times a second for as long as it runs', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    const readings = async (): Promise<number> => {
      const seen = new Set<string>();
      for (let quarter = 0; quarter < 8; quarter++) {
        clock.advance(0.25);
        seen.add(JSON.stringify((await client.json<WireStatus>('/status.cgi')).wireless.sta));
      }
      return seen.size;
    };
    const calm = await readings();
    await client.post('/api/alignment/start', { duration: '10' });
    expect([calm <= 3, await readings()]).toEqual([true, 8]);
  });
});

describe('history', () => {
  it('holds a day of rows of equal length and grows by one each five minutes', async () => {
    const { client, clock } = await aSession();
    const look = () =>
      client.json<{ time: number[]; signal: (number | null)[]; tx: unknown[] }>('/hist-stats.cgi');
    const before = await look();
    clock.advance(300);
    const after = await look();
    expect([before.time.length, before.signal.length, before.tx.length]).toEqual([288, 288, 288]);
    expect(after.time.at(-1)! - before.time.at(-1)!).toBe(300);
    expect(before.signal).not.toContain(null);
  });

  it('history is of the radio that carries the link, at full five minutes', async () => {
    const { client } = await aSession({ profile: 'sixty' });
    const { time, signal, dl_capacity } = await client.json<Record<string, number[]>>('/hist-stats.cgi');
    const { wireless } = await client.json<{ wireless: { sta: { prs_sta: Record<string, number> }[] } }>(
      '/status.cgi',
    );
    const now = wireless.sta[0]!.prs_sta;
    expect(time!.every(at => at % 300 === 0)).toBe(true);
    for (const past of signal!) expect(Math.abs(past - now['rssi_data']!)).toBeLessThan(6);
    for (const past of dl_capacity!) expect(past / now['dl_capacity']!).toBeCloseTo(1, 0);
  });
});

describe('discovery', () => {
  it('finds itself, its peers and what hangs on the wire, after the time it was given', async () => {
    const waited: number[] = [];
    const { client } = await aSession({ wait: async milliseconds => void waited.push(milliseconds) });
    const { devices } = (await client.posted('/discovery.cgi', { discover: 'y', duration: '500' })) as {
      devices: Answer[];
    };
    expect(waited).toEqual([500]);
    expect(devices.map(device => device['hostname'])).toEqual(
      expect.arrayContaining(['Ridge-AP', 'Barn-ST', 'edge-router', 'workshop']),
    );
  });
});

describe('a 60 GHz hybrid', () => {
  it('reports both sides, with the formulas of both', async () => {
    const { client } = await aSession({ profile: 'sixty' });
    const { wireless, interfaces } = await client.json<{
      wireless: { prs_info: Answer; sta: (Answer & { prs_sta: Record<string, number> })[] };
      interfaces: { ifname: string; hwaddr: string }[];
    }>('/status.cgi');
    const { prs_sta, ...station } = wireless.sta[0]!;
    expect(wireless.prs_info).toEqual({ chanbw: 2160, frequency: 66_960, sta_count: 1 });
    expect([station['linked_5'], station['linked_60'], station['ubond_active']]).toEqual([true, true, '60']);
    expect(prs_sta['capacity']).toBe((prs_sta['dl_capacity']! + prs_sta['ul_capacity']!) / 2);
    expect(prs_sta['dl_linkscore']).toBe(
      Math.min(100, Math.floor((100 * prs_sta['dl_capacity']!) / prs_sta['dl_capacity_expect']!)),
    );
    expect(interfaces.map(one => one.ifname)).toEqual(['eth0', 'wlan0', 'ath0', 'ubond0', 'br0']);
    expect(interfaces[1]!.hwaddr).toBe(interfaces[3]!.hwaddr);
  });

  it('a 60 GHz hybrid does not know calls that such radios answer with 404', async () => {
    const { client } = await aSession({ profile: 'sixty' });
    const answers = [await client.get('/antlist.cgi'), await client.post('/api/fw/update-check')];
    expect(answers.map(answer => answer.status)).toEqual([404, 404]);
  });
});

describe('the older generation', () => {
  it('speaks of its one link without a list of stations', async () => {
    const { client } = await aSession({ profile: 'old' });
    const { wireless, host } = await client.json<{ wireless: Answer; host: Answer }>('/status.cgi');
    expect(wireless).not.toHaveProperty('sta');
    expect([wireless['frequency'], host['fwprefix'], wireless['count']]).toEqual(['5180 MHz', 'XW', 1]);
    expect(Number(wireless['rssi'])).toBe(Number(wireless['signal']) + 96);
  });
});

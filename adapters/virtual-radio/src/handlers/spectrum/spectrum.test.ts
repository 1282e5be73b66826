import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import type { WireStatus } from '../../testing/status-shape.mother.ts';

type Answer = Record<string, unknown>;

describe('survey', () => {
  it('survey is idle, then scans with the link down, then lists what it heard', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    const look = (update: string) =>
      client.json<{ scan_status: string; scan_data: Answer[] }>(
        `/survey.json.cgi?iface=ath0&update=${update}`,
      );
    expect(await look('last')).toEqual({ scan_status: 'idle', scan_data: [] });
    expect(await look('')).toEqual({ scan_status: 'scanning', scan_data: [] });
    clock.advance(5);
    expect((await client.json<WireStatus>('/status.cgi')).wireless.count).toBe(0);
    clock.advance(10);
    const done = await look('last');
    expect(done.scan_status).toBe('completed');
    expect(done.scan_data.length).toBeGreaterThan(5);
  });
});

describe('spectrum', () => {
  it('counts sweeps for 646 to 648 points, as devices do', async () => {
    const { client, clock } = await aSession();
    const lengths = new Set<number>();
    for (let second = 0; second < 6; second++) {
      clock.advance(1);
      const data = await client.json<{ totalSamples: number[] }>('/airviewdata.cgi');
      lengths.add(data.totalSamples.length);
    }
    expect([...lengths].sort()).toEqual([646, 647, 648]);
  });

  it('spectrum has columns that add up to the samples taken', async () => {
    const { client } = await aSession();
    const data = await client.json<{
      pwrHistogram: number[][];
      totalSamples: number[];
      instantPower: number[][];
    }>('/airviewdata.cgi');
    for (const point of [0, 100, 320, 645]) {
      expect(data.pwrHistogram.reduce((sum, level) => sum + level[point]!, 0)).toBe(data.totalSamples[point]);
    }
    expect([data.pwrHistogram.length, data.instantPower.length]).toEqual([64, 8]);
  });

  it('shows neighbours where the survey finds them', async () => {
    const { client, clock } = await aSession();
    await client.get('/survey.json.cgi?update=');
    clock.advance(13);
    const { scan_data } = await client.json<{ scan_data: { frequency: number; signal_level: number }[] }>(
      '/survey.json.cgi?update=last',
    );
    const loudest = scan_data.toSorted((a, b) => b.signal_level - a.signal_level)[0]!;
    const { mediumAnze, mtFreqGridLabels } = await client.json<{
      mediumAnze: number[][];
      mtFreqGridLabels: number[];
    }>('/airviewdata.cgi');
    const bin = mtFreqGridLabels.findIndex(
      label => Math.abs(label / 10_000 - loudest.frequency * 1000) <= 2.5,
    );
    const quiet = Math.min(...mediumAnze[0]!);
    expect(mediumAnze[0]![bin]).toBeGreaterThan(quiet + 3);
  });

  it('spectrum is empty while the service is off', async () => {
    const { client } = await aSession();
    await client.post('/api/cfg', { cfgData: 'airview.status=disabled\n' });
    expect(await (await client.get('/airviewdata.cgi')).text()).toBe('');
  });

  it('feeds the channel chooser with equal rows', async () => {
    const { client } = await aSession();
    const { chan_info, sta_spect_data } = await client.json<{
      chan_info: { number: number; center_freq: number[]; bw: number[]; max_pow: number[] };
      sta_spect_data: { mac_addr: string }[];
    }>('/amdata.cgi');
    expect([chan_info.center_freq, chan_info.bw, chan_info.max_pow].map(row => row.length)).toEqual(
      Array.from({ length: 3 }, () => chan_info.number),
    );
    expect(sta_spect_data[0]!.mac_addr).toMatch(/^[0-9a-f]{12}$/);
  });
});

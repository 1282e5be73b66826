import { describe, expect, it } from 'vitest';
import { aStatusReader } from '../testing/status-of.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';

/** States of `rstatus`: §classic.status. */
const RState = { Init: 0, Scan: 1, Join: 2, Auth: 3, Assoc: 4, Run: 5 } as const;

type Wireless = { readonly wireless: WireStatus['wireless'] & Readonly<Record<string, unknown>> };

describe('the state of the radio', () => {
  it('the state of the radio of an access point is running, with or without stations', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptmp', stations: 0 });
    expect((await read<Wireless>()).wireless).toMatchObject({ rstatus: RState.Run, count: 0, sta: [] });
  });

  it('the state of the radio that is switched off is the first', async () => {
    const { read, write } = await aStatusReader();
    await write('radio.1.status=disabled\n');
    expect((await read<Wireless>(10)).wireless.rstatus).toBe(RState.Init);
  });

  it('the state of the radio of a station goes up step by step until it runs', async () => {
    const { read, client } = await aStatusReader({ profile: 'sta-ptp' });
    const { wireless } = await read<Wireless>();
    await client.post('/stakick.cgi', { staif: 'ath0', staid: wireless.sta[0]?.mac ?? '' });
    const states: number[] = [];
    for (let second = 0; second < 60; second++) states.push((await read<Wireless>(1)).wireless.rstatus);
    expect([...states].sort()).toEqual(states);
    expect([states[0] === RState.Run, states.at(-1)]).toEqual([false, RState.Run]);
  });

  it('the state of the radio of a station that finds no network stays below running', async () => {
    const { read, write } = await aStatusReader({ profile: 'sta-ptp' });
    await write('wireless.1.ssid=elsewhere\nwpasupplicant.profile.1.network.1.ssid=elsewhere\n');
    const { wireless } = await read<Wireless>(300);
    expect(wireless.rstatus).toBeLessThan(RState.Run);
    expect([wireless.count, wireless['apmac']]).toEqual([0, '00:00:00:00:00:00']);
  });
});

describe('the radar check of an access point', () => {
  const radarChannel = 'radio.1.freq=5500\nradio.1.center.1.freq=5510\n';

  it('takes a minute on a channel with radar, and the stations are away during it', async () => {
    const { read, write } = await aStatusReader({ profile: 'ap-ptmp' });
    await write(radarChannel);
    const during = (await read<Wireless>(10)).wireless;
    expect(during).toMatchObject({ dfs: 1, cac_state: 1, count: 0 });
    expect(during.cac_timeout).toBeGreaterThan(45);
    expect(during.cac_timeout).toBeLessThanOrEqual(60);
    expect((await read<Wireless>(120)).wireless).toMatchObject({ cac_state: 0, cac_timeout: 0, count: 3 });
  });

  it('counts down second by second', async () => {
    const { read, write } = await aStatusReader({ profile: 'ap-ptmp' });
    await write(radarChannel);
    const early = (await read<Wireless>(10)).wireless.cac_timeout;
    expect((await read<Wireless>(7)).wireless.cac_timeout).toBe(early - 7);
  });

  it('the radar check of an access point is left out where there is no radar', async () => {
    const { read, write } = await aStatusReader({ profile: 'ap-ptmp' });
    await write('radio.1.freq=5745\nradio.1.center.1.freq=5755\n');
    expect((await read<Wireless>(5)).wireless).toMatchObject({ dfs: 0, cac_state: 0, cac_timeout: 0 });
  });
});

describe('a station that was kicked', () => {
  it('a station that was kicked is listed as disconnected with its reason and the seconds since', async () => {
    const { read, client } = await aStatusReader({ profile: 'ap-ptmp' });
    const mac = (await read<Wireless>()).wireless.sta[1]?.mac ?? '';
    await client.post('/stakick.cgi', { staif: 'ath0', staid: mac });
    const early = (await read<Wireless>(2)).wireless;
    const late = (await read<Wireless>(1)).wireless;
    expect(early.sta.map(one => one.mac)).not.toContain(mac);
    expect(early.sta_disconnected).toMatchObject([{ mac }]);
    expect(early.sta_disconnected[0]?.reason_code).toBeGreaterThan(0);
    const [before, after] = [early, late].map(one => one.sta_disconnected[0]?.disconnect_duration ?? 0);
    expect((after ?? 0) - (before ?? 0)).toBe(1);
  });

  it('a station that was kicked is back within a minute, with its connection time from 0', async () => {
    const { read, client } = await aStatusReader({ profile: 'ap-ptmp' });
    const mac = (await read<Wireless>()).wireless.sta[1]?.mac ?? '';
    await client.post('/stakick.cgi', { staif: 'ath0', staid: mac });
    const { sta, sta_disconnected } = (await read<Wireless>(60)).wireless;
    expect(sta_disconnected).toEqual([]);
    expect(sta.find(one => one.mac === mac)?.uptime).toBeLessThan(60);
  });
});

describe('the settings in the status', () => {
  it.each([
    ['wireless.1.hide_ssid=enabled\n', { hide_essid: 1 }],
    ['radio.1.txpower=7\nradio.1.atpc.status=disabled\n', { txpower: 7 }],
    ['radio.1.freq=5745\nradio.1.center.1.freq=5755\n', { frequency: 5745, center1_freq: 5755 }],
    [
      'radio.1.chanbw=20\nradio.1.freq=5745\nradio.1.center.1.freq=5745\n',
      { chanbw: 20, center1_freq: 5745 },
    ],
    ['aaa.status=disabled\n', { security: 'none' }],
  ])('the settings in the status after %j', async (cfgData, facts) => {
    const { read, write } = await aStatusReader({ profile: 'ap-ptmp' });
    await write(cfgData);
    expect((await read<Wireless>(5)).wireless).toMatchObject(facts);
  });

  it('tell a fixed frame with its length in milliseconds and its share, and none otherwise', async () => {
    const { read, write } = await aStatusReader({ profile: 'ap-ptmp' });
    expect((await read<Wireless>()).wireless.polling).toMatchObject({ fixed_frame: false });
    expect((await read<Wireless>()).wireless.polling).not.toHaveProperty('ff_frame_dur');
    await write('radio.1.polling_ff_dur=8000\nradio.1.polling_ff_dl_ratio=67\n');
    expect((await read<Wireless>(5)).wireless.polling).toMatchObject({
      fixed_frame: true,
      ff_frame_dur: 8,
      ff_dl_ratio: 67,
    });
  });
});

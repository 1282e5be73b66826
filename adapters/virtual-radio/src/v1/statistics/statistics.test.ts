import { describe, expect, it } from 'vitest';
import { aRadio, RadioClient } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

interface WireRadio {
  id: string;
  linkQuality: Record<string, unknown> & { signal: number };
}

interface WireSample {
  interfaces: { id: string; statistics: Record<string, number> }[];
  wireless: {
    linkQuality: { counters: { txRate: number } };
    radios: { id: string; name: string; linkState: string }[];
    peers: { common: { hostname: string }; local: WireRadio[]; remote: WireRadio[] }[];
  };
}

async function sampleOf(v1: V1Client): Promise<WireSample> {
  const [sample] = await v1.json<WireSample[]>('/statistics');
  if (sample === undefined) throw new Error('no sample');
  return sample;
}

describe('the statistics of a wave access point', () => {
  it('hold one sample with both radios connected and every station', async () => {
    const { clock, v1 } = await aV1Session({ stations: 4 });
    clock.advance(10);
    const { wireless } = await sampleOf(v1);
    expect(wireless.radios.map(({ id, name, linkState }) => [id, name, linkState])).toEqual([
      ['main', '60 GHz', 'connected'],
      ['backup', '5 GHz', 'connected'],
    ]);
    expect(wireless.peers).toHaveLength(4);
  });

  it('tell the signal over noise at 60 GHz and the carrier over interference at 5 GHz', async () => {
    const { v1 } = await aV1Session();
    const { local = [] } = (await sampleOf(v1)).wireless.peers[0] ?? {};
    const has = (id: string, name: string): boolean | undefined => {
      const radio = local.find(one => one.id === id);
      return radio && name in radio.linkQuality;
    };
    expect([has('main', 'snr'), has('main', 'cinr'), has('backup', 'cinr'), has('backup', 'snr')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('record the downlink as they report it: from the access point, over 60 GHz as well', async () => {
    const { clock, v1 } = await aV1Session();
    clock.advance(3);
    const { wireless } = await sampleOf(v1);
    const main = wireless.peers[0]?.local.find(({ id }) => id === 'main');
    const record = await v1.json<{ id: string; samples: number[] }[]>('/statistics/historical/minute');
    const newest = (id: string) => record.find(metric => metric.id === id)?.samples.at(-1);
    expect(main?.linkQuality['capacity']).toMatchObject({
      dl: newest('capacity.dl'),
      ul: newest('capacity.ul'),
    });
    expect(newest('capacity.dl')).not.toBe(newest('capacity.ul'));
  });

  it.each(['minute', 'hour', 'day'])(
    'continue the throughput recorded of the %s without a step',
    async span => {
      const { clock, v1 } = await aV1Session();
      clock.advance(3);
      const { interfaces } = await sampleOf(v1);
      const record = await v1.json<{ id: string; samples: (number | null)[] }[]>(
        `/statistics/historical/${span}`,
      );
      for (const way of ['tx', 'rx'] as const) {
        const live = interfaces.find(({ id }) => id === 'wlan0')?.statistics[`${way}Rate`] ?? 0;
        const samples = record.find(({ id }) => id === `throughput.${way}`)?.samples ?? [];
        const known = samples.filter(sample => sample !== null);
        const mean = known.reduce((sum, sample) => sum + sample, 0) / known.length;
        expect(live).toBeGreaterThan(0);
        expect(mean / live).toBeGreaterThan(0.7);
        expect(mean / live).toBeLessThan(1.4);
      }
    },
  );

  it('the statistics of a wave access point have as many chains as the radio', async () => {
    const { v1 } = await aV1Session();
    const chains = (await sampleOf(v1)).wireless.peers.flatMap(({ local, remote }) =>
      [...local, ...remote].map(({ id, linkQuality }) => [id, linkQuality['signalPerChain']] as const),
    );
    const of = (radio: string) => chains.filter(([id]) => id === radio).map(([, signals]) => signals);
    expect(new Set(of('backup').map(signals => (signals as number[]).length))).toEqual(new Set([2]));
    expect(
      of('backup')
        .flat()
        .every(signal => Number(signal) > -96),
    ).toBe(true);
  });

  it('carry the traffic over the main radio and move with time', async () => {
    const { clock, v1 } = await aV1Session();
    const before = await sampleOf(v1);
    clock.advance(5);
    const after = await sampleOf(v1);
    const bytes = ({ interfaces }: WireSample): number =>
      interfaces.find(one => one.id === 'wlan0')?.statistics['txBytes'] ?? 0;
    expect(bytes(after)).toBeGreaterThan(bytes(before));
    expect(after.wireless.linkQuality.counters.txRate).toBeGreaterThan(1e6);
  });
});

describe('the statistics of a classic radio', () => {
  it('name the same stations with the same signal as its status', async () => {
    const { radio, client } = aRadio();
    const v1 = new V1Client(radio);
    v1.token = ((await (await client.login()).json()) as { utoken: string }).utoken;
    const { wireless } = await client.json<{
      wireless: { sta: { signal: number; remote: { hostname: string } }[] };
    }>('/status.cgi');
    const sample = await sampleOf(v1);
    expect(
      sample.wireless.peers.map(peer => [peer.common.hostname, peer.local[0]?.linkQuality.signal]),
    ).toEqual(wireless.sta.map(station => [station.remote.hostname, station.signal]));
  });
});

describe('a wave', () => {
  it('knows no classic path', async () => {
    const { radio } = await aV1Session();
    const client = new RadioClient(radio);
    const statuses = [];
    for (const path of ['/api/info/public', '/status.cgi', '/getcfg.cgi', '/'])
      statuses.push((await client.get(path)).status);
    statuses.push((await client.post('/api/auth', {})).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
  });

  it('tells what it is before the login', async () => {
    const { radio } = aRadio({ profile: 'wave' });
    const info = await new V1Client(radio).json<Record<string, unknown>>('/public/device');
    expect(info).toMatchObject({
      identification: { product: 'Wave AP', family: 'wave' },
      isFactoryDefault: false,
      hostname: 'Town-Wave',
      setupComplete: true,
      defaultPassword: false,
    });
  });

  it('answers 503 where it is not warm yet after a boot', async () => {
    const { clock, v1 } = await aV1Session({ bootSeconds: 5 });
    await v1.post('/system/reboot', {});
    clock.advance(6);
    await v1.login();
    expect((await v1.get('/statistics')).status).toBe(503);
    clock.advance(20);
    expect((await v1.get('/statistics')).status).toBe(200);
  });
});

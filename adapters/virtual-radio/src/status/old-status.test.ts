import { describe, expect, it } from 'vitest';
import { aRadio, aSession, RadioClient } from '../testing/radio-client.mother.ts';

interface Old {
  readonly host: Readonly<Record<string, number | string>>;
  readonly wireless: Readonly<Record<string, number | string>> & {
    readonly polling: Readonly<Record<string, number>>;
    readonly chainrssi: readonly number[];
  };
  readonly services: Readonly<Record<string, number>>;
  readonly interfaces: readonly { readonly ifname: string; readonly hwaddr: string }[];
}

async function anOldRadio() {
  const world = await aSession({ profile: 'old' });
  const read = (seconds = 0): Promise<Old> => {
    world.clock.advance(seconds);
    return world.client.json<Old>('/status.cgi');
  };
  return { ...world, read };
}

describe('the status of airOS 6', () => {
  it('the status of airOS 6 has one link and no list of stations', async () => {
    const { read } = await anOldRadio();
    const { wireless } = await read(30);
    expect(wireless).toMatchObject({ mode: 'sta', count: 1, rstatus: 5 });
    expect(wireless).not.toHaveProperty('sta');
  });

  it('tells its frequency as a text with the unit, and the number of that channel', async () => {
    const { wireless } = await (await anOldRadio()).read();
    // Channel n has its centre at 5000 + 5n MHz.
    expect(wireless['frequency']).toBe(`${5000 + 5 * Number(wireless['channel'])} MHz`);
  });

  it('waits for an acknowledgement 31 µs and a microsecond for each 150 m', async () => {
    const { wireless } = await (await anOldRadio()).read(30);
    expect(wireless['ack']).toBe(31 + Number(wireless['distance']) / 150);
  });

  it('the status of airOS 6 has rssi 96 above the signal, and a third chain that it lacks', async () => {
    const { wireless } = await (await anOldRadio()).read(30);
    expect(wireless['rssi']).toBe(Number(wireless['signal']) + 96);
    expect([wireless.chainrssi.length, wireless.chainrssi[2]]).toEqual([3, 0]);
  });

  it('tells rates of 802.11n with two streams as text', async () => {
    const { wireless } = await (await anOldRadio()).read(30);
    const rates = new Set(['30', '60', '90', '120', '180', '240', '270', '300']);
    expect([rates.has(String(wireless['txrate'])), rates.has(String(wireless['rxrate']))]).toEqual([
      true,
      true,
    ]);
  });

  it('tells the quality of the connection in per mille, from 0 to 1000', async () => {
    const { wireless } = await (await anOldRadio()).read(30);
    expect(wireless['ccq']).toBeGreaterThan(0);
    expect(wireless['ccq']).toBeLessThanOrEqual(1000);
  });

  it('counts the time of its processor in hundredths of a second', async () => {
    const { read } = await anOldRadio();
    const before = (await read()).host;
    const after = (await read(10)).host;
    expect(Number(after['cputotal']) - Number(before['cputotal'])).toBe(1000);
    expect(Number(after['cpubusy'])).toBeLessThan(Number(after['cputotal']));
  });

  it('says 1 and 0 where later ones say true and false', async () => {
    const { read, client } = await anOldRadio();
    await client.post('/api/cfg', { cfgData: 'dhcpd.status=enabled\n' });
    expect((await read(10)).services).toEqual({ dhcpc: 0, dhcpd: 1, pppoe: 0 });
  });

  it('the status of airOS 6 has its loopback without an address of hardware', async () => {
    const { interfaces } = await (await anOldRadio()).read();
    expect(interfaces.find(({ ifname }) => ifname === 'lo')?.hwaddr).toBe('00:00:00:00:00:00');
  });

  it('the status of airOS 6 has no signal, no access point and no quality while the link is down', async () => {
    const { read, client } = await anOldRadio();
    await client.post('/api/cfg', { cfgData: 'wireless.1.ssid=elsewhere\n' });
    const { wireless } = await read(120);
    expect(wireless).toMatchObject({
      count: 0,
      rstatus: 1,
      ccq: 0,
      distance: 0,
      apmac: '00:00:00:00:00:00',
      txrate: '0',
    });
    expect(wireless.polling).toMatchObject({ quality: 0, capacity: 0 });
  });
});

describe('the login of airOS 6', () => {
  it('the login of airOS 6 is a form, and the status needs the cookie alone', async () => {
    const { radio } = aRadio({ profile: 'old' });
    const client = new RadioClient(radio);
    await client.get('/login.cgi');
    const form = { username: 'admin', password: 'Tower-Link-2026', uri: '/index.cgi' };
    const answer = await client.post('/login.cgi', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/index.cgi']);
    expect((await client.get('/status.cgi')).status).toBe(200);
  });
});

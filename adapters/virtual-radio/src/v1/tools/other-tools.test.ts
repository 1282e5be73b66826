import { describe, expect, it } from 'vitest';
import { VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

type Row = Readonly<Record<string, unknown>>;
const FAR = '203.0.113.9';

describe('a traceroute of the versioned API', () => {
  it('a traceroute of the versioned API comes to its host hop by hop', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    await v1.post('/tools/traceroute/start', { destination: FAR });
    expect(await v1.json('/tools/traceroute')).toMatchObject({ status: 'in_progress', hops: [] });
    clock.advance(5);
    const { hops } = await v1.json<{ hops: Row[] }>('/tools/traceroute');
    expect(await v1.json('/tools/traceroute')).toMatchObject({
      status: 'finished',
      address: FAR,
      failureReason: '',
    });
    expect(hops.at(-1)).toMatchObject({
      address: FAR,
      times: [expect.anything(), expect.anything(), expect.anything()],
    });
  });

  it('a traceroute of the versioned API is one at a time, and keeps what it had when it is stopped', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    const start = () => v1.post('/tools/traceroute/start', { destination: FAR });
    await start();
    clock.advance(1);
    expect((await start()).status).toBe(409);
    await v1.post('/tools/traceroute/stop');
    clock.advance(30);
    const { status, hops } = await v1.json<{ status: string; hops: Row[] }>('/tools/traceroute');
    expect([status, hops.length]).toEqual(['stopped', 1]);
  });

  it('a traceroute of the versioned API is forgotten when it is cleared', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    await v1.post('/tools/traceroute/start', { destination: FAR });
    await v1.delete('/tools/traceroute');
    expect(await v1.json('/tools/traceroute')).toMatchObject({
      status: 'not_started',
      destination: '',
      hops: [],
    });
  });

  it.each([
    [{}, 'destination'],
    [{ destination: '255.255.255.255' }, 'destination'],
    [{ destination: FAR, maxHops: 0 }, 'maxHops'],
    [{ destination: FAR, maxHops: 65 }, 'maxHops'],
  ])('a traceroute of the versioned API is refused for %j: %s', async (order, field) => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    const answer = await v1.post('/tools/traceroute/start', order);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { detail: { [field]: [expect.any(String)] } },
    ]);
  });
});

describe('a site survey', () => {
  it('scans for some seconds, in which the stations are away, and then has neighbours', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptmp' });
    const peers = async () =>
      (await v1.json<[{ wireless: { peers: Row[] } }]>('/statistics'))[0].wireless.peers.length;
    await v1.post('/tools/site-survey/main/start', {});
    clock.advance(5);
    expect([await v1.json('/tools/site-survey/main'), await peers()]).toEqual([
      { status: 'in_progress', results: [] },
      0,
    ]);
    clock.advance(30);
    const { status, results } = await v1.json<{ status: string; results: Row[] }>('/tools/site-survey/main');
    expect([status, results.length > 5, await peers()]).toEqual(['finished', true, 3]);
    for (const { frequency, signal, mac } of results) {
      expect([Number(frequency) > 5100, Number(signal) < 0]).toEqual([true, true]);
      expect(mac).toMatch(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/);
    }
  });

  it('a site survey is one at a time, and is cleared', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptmp' });
    await v1.post('/tools/site-survey/main/start', {});
    expect((await v1.post('/tools/site-survey/main/start', {})).status).toBe(409);
    clock.advance(30);
    await v1.delete('/tools/site-survey/main');
    expect(await v1.json('/tools/site-survey/main')).toEqual({ status: 'not_started', results: [] });
  });

  it.each(['backup', 'none', '__proto__'])(
    'a site survey is not there for the radio %s of a device with one',
    async radio => {
      const { v1 } = await aV1Session({ profile: 'ap-ptmp' });
      expect((await v1.post(`/tools/site-survey/${radio}/start`, {})).status).toBe(404);
    },
  );

  it('a site survey has names of neighbours as plain text, hostile ones too', async () => {
    const { v1, radio, clock } = await aV1Session({ profile: 'ap-ptmp' });
    radio.faults.set({ hostileNames: true });
    await v1.post('/tools/site-survey/main/start', {});
    clock.advance(30);
    const { results } = await v1.json<{ results: Row[] }>('/tools/site-survey/main');
    expect(results.every(({ ssid }) => typeof ssid === 'string')).toBe(true);
  });
});

describe('the search for devices', () => {
  it('finds the device itself, its peers and what is on the wire', async () => {
    const { v1, radio } = await aV1Session({ profile: 'ap-ptp' });
    const rows = await v1.json<Row[]>('/tools/discovery/neighbors');
    const ubnt = rows.filter(({ protocol }) => protocol === 'UBNT');
    expect(ubnt[0]).toMatchObject({ mac: radio.mac.toLowerCase(), ipv4: [radio.address], wmode: 'ap-ptp' });
    expect(ubnt[1]).toMatchObject({ hostname: 'Mill-ST', ipv4: ['198.51.100.62'], wmode: 'sta-ptp' });
    expect(rows.filter(({ protocol }) => protocol === 'LLDP').map(row => Object.keys(row).sort())).toEqual([
      ['age', 'localInterfaceID', 'mac', 'protocol', 'remoteInterfaceID'],
    ]);
  });

  it('gives the same list to a POST', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    const posted: unknown = await (await v1.post('/tools/discovery/neighbors')).json();
    expect(posted).toEqual(await v1.json('/tools/discovery/neighbors'));
  });

  it('runs for its time, and stops before it when told to', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    await v1.post('/tools/discovery/start', { duration: 2000 });
    clock.advance(1.5);
    expect(await v1.json('/tools/discovery')).toMatchObject({ status: 'in_progress' });
    expect((await v1.post('/tools/discovery/start', {})).status).toBe(409);
    await v1.post('/tools/discovery/stop');
    expect(await v1.json('/tools/discovery')).toMatchObject({ status: 'not_started' });
  });

  it.each([99, 60_001, 'long'])(
    'the search for devices is not started for %j milliseconds',
    async duration => {
      const { v1 } = await aV1Session({ profile: 'ap-ptp' });
      expect((await v1.post('/tools/discovery/start', { duration })).status).toBe(400);
    },
  );
});

describe('the table of addresses and the test of the cable', () => {
  it('say behind which port an address was last reached, never in the future', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    const rows = await v1.json<{ port: Row; lastReachable: number }[]>('/tools/mac-table');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ lastReachable }) => lastReachable <= clock.now())).toBe(true);
    expect(rows.every(({ port }) => port['id'] !== '' && port['mac'] !== '')).toBe(true);
  });

  it.each([
    [{ id: 'eth0' }, 0],
    [{ identification: { id: 'eth1' } }, 2],
  ])('find by %j four pairs of the state %i: 0 is good, 2 is open', async (body, status) => {
    const { v1 } = await aV1Session({ profile: 'sta-ptmp' });
    const { pairs } = (await (await v1.post('/tools/cable-test', body)).json()) as { pairs: Row[] };
    expect(pairs.map(({ pair, status: found }) => [pair, found])).toEqual(
      ['A', 'B', 'C', 'D'].map(pair => [pair, status]),
    );
  });

  it.each([
    [{}, 400],
    [{ id: 7 }, 400],
    [{ id: 'ath0' }, 404],
    [{ id: 'constructor' }, 404],
  ])('answer %j with %i', async (body, status) => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    expect((await v1.post('/tools/cable-test', body)).status).toBe(status);
  });
});

describe('a request through the device', () => {
  it.each([
    ['https://fw-update.ui.com/api/firmware-latest', 200],
    ['https://fw-update.ui.com.evil.example/', 500],
    ['https://192.0.2.1/', 500],
    ['http://fw-update.ui.com/', 400],
    ['file:///etc/passwd', 400],
    ['', 400],
  ])('a request through the device to %j answers %i: nothing leaves the program', async (url, status) => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    const answer = await v1.post('/tools/proxy/https', { url });
    expect([answer.status, answer.headers.get('x-proxy-status')]).toEqual([
      status,
      status === 200 ? '200' : null,
    ]);
  });

  it('a request through the device is not for a read-only user', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' }, VIEWER);
    expect((await v1.post('/tools/proxy/https', { url: 'https://fw-update.ui.com/' })).status).toBe(403);
  });
});

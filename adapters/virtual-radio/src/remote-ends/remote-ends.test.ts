import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR, VIEWER } from '../testing/radio-client.mother.ts';
import { aV1Session, type V1Client } from '../testing/v1-client.mother.ts';

type Row = Record<string, unknown>;
interface Asked {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
}

/** Asks the radio at an address by way of another. */
function asked(v1: V1Client, host: string, path: string, { method = 'GET', token, body }: Asked = {}) {
  return v1.post('/tools/proxy/https', {
    url: `https://${host}${path}`,
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { 'x-auth-token': token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const login = (v1: V1Client, host: string, body: unknown = ADMINISTRATOR) =>
  asked(v1, host, '/api/v1.0/user/login', { method: 'POST', body });

async function aRemoteSession(profile: string, host: string) {
  const { v1, radio, clock } = await aV1Session({ profile });
  const answer = await login(v1, host);
  const token = answer.headers.get('x-auth-token') ?? undefined;
  const remote = async <T>(path: string, more: Asked = {}): Promise<T> =>
    (await asked(v1, host, path, { token, ...more })).json() as Promise<T>;
  return { v1, radio, clock, token, remote };
}

const MILL = '198.51.100.62';
const peersOf = async (v1: V1Client): Promise<Row[]> =>
  (await v1.json<[{ wireless: { peers: Row[] } }]>('/statistics'))[0].wireless.peers;

describe('the radio at the other end of a link', () => {
  it('answers through the local radio as the device that the local one reports', async () => {
    const { v1, remote, radio } = await aRemoteSession('ap-ptp', MILL);
    const { identification } = await remote<{ identification: Row }>('/api/v1.0/device');
    const reported = (await peersOf(v1))[0]?.common as { readonly identification: Row };
    expect(identification.mac).toBe(reported.identification.mac);
    expect(await remote('/api/v1.0/system')).toMatchObject({ hostname: 'Mill-ST' });
    const [{ wireless }] =
      await remote<[{ wireless: { peers: { common: { identification: Row } }[] } }]>('/api/v1.0/statistics');
    expect(wireless.peers[0]?.common.identification.mac).toBe(radio.mac.toLowerCase());
  });

  it('the remote radio has a log of its own, with the login from the local radio in it', async () => {
    const { remote, radio } = await aRemoteSession('ap-ptp', MILL);
    const { lines } = await remote<{ lines: string[] }>('/api/logs');
    expect(lines.join('\n')).toContain(`login of admin from ${radio.address}`);
  });

  it('flashes its own LEDs, not those of the local radio', async () => {
    const { v1, remote } = await aRemoteSession('ap-ptp', MILL);
    await remote('/api/v1.0/device/locate/start', { method: 'POST', body: { timeout: 60 } });
    expect(await remote('/api/v1.0/device/locate')).toMatchObject({ status: 'in_progress' });
    expect(await v1.json('/device/locate')).toMatchObject({ status: 'not_started' });
  });

  it.each([
    ['ap-ptp', MILL, 60],
    // An access point listens for radar on its channel before it is heard again.
    ['sta-ptp', '192.0.2.11', 120],
    ['sixty', '203.0.113.61', 60],
    ['wave', '192.0.2.130', 60],
    ['ltu-sta', '192.0.2.40', 60],
  ])('takes the link of %s down by its restart, and back', async (profile, host, seconds) => {
    const { v1, clock, remote, token } = await aRemoteSession(profile, host);
    const before = (await peersOf(v1)).length;
    await remote('/api/v1.0/system/reboot', { method: 'POST', body: { timeout: 0 } });
    clock.advance(3);
    expect((await peersOf(v1)).length).toBe(before - 1);
    expect((await asked(v1, host, '/api/v1.0/public/ping')).status).toBe(500);
    clock.advance(seconds);
    expect((await peersOf(v1)).length).toBe(before);
    const answer = await asked(v1, host, '/api/v1.0/device', { token });
    expect([answer.status, answer.headers.get('x-proxy-status')]).toEqual([200, '401']);
    const back = (await peersOf(v1)).map(({ common }) => Number((common as Row).uptime));
    expect(Math.min(...back)).toBeLessThan(seconds + 20);
  });

  it.each([
    ['ap-ptp', MILL, 'WA.ar934x.v8.7.19.48279.250811.0636', '/fwflash.cgi'],
    ['ltu-sta', '192.0.2.40', 'AFLTUROCKET.soc.v2.6.0.12345.250301.1200', '/fwflash.cgi'],
    ['wave', '192.0.2.130', '', '/api/v1.0/system/reboot'],
  ])(
    'runs a new firmware at the remote end of %s, which the local radio then reports',
    async (profile, host, given, install) => {
      const { v1, clock, remote, token } = await aRemoteSession(profile, host);
      const firmwareOf = async () =>
        ((await peersOf(v1)) as { common: { mgmtIp: string; identification: { firmware: string } } }[]).find(
          ({ common }) => common.mgmtIp === host,
        )?.common.identification.firmware ?? '';
      const version = given === '' ? (await firmwareOf()).replace(/v\d+/, 'v9') : given;
      const url = `https://downloads.example.net/${version}.bin`;
      await remote('/api/v1.0/system/upgrade', { method: 'POST', body: { url, secure: true } });
      clock.advance(13);
      expect(await remote('/api/v1.0/system/upgrade')).toMatchObject({ status: 'finished' });
      await v1.post('/tools/proxy/https', {
        url: `https://${host}${install}`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-auth-token': token ?? '' },
        body: 'do_update=1',
      });
      clock.advance(60);
      expect(await firmwareOf()).toBe(version);
    },
  );

  it('refuses a wrong password as a real radio does, and after three of them the right one as well', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    const statuses: unknown[] = [];
    for (let count = 0; count < 3; count += 1) {
      const answer = await login(v1, MILL, { username: 'admin', password: 'wrong' });
      statuses.push(answer.headers.get('x-proxy-status'), answer.headers.get('x-auth-token'));
    }
    expect(statuses).toEqual(['401', null, '401', null, '401', null]);
    const locked = await login(v1, MILL);
    expect([locked.headers.get('x-proxy-status'), locked.headers.get('retry-after')]).toEqual(['401', '60']);
    expect(await locked.json()).toMatchObject({ detail: 'locked' });
    expect((await v1.get('/device')).status).toBe(200);
    clock.advance(61);
    expect((await login(v1, MILL)).headers.get('x-proxy-status')).toBe('200');
  });

  it('lets its read-only user read and not restart it', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    const token = (await login(v1, MILL, VIEWER)).headers.get('x-auth-token') ?? undefined;
    const status = async (path: string, more: Asked = {}) =>
      (await asked(v1, MILL, path, { token, ...more })).headers.get('x-proxy-status');
    expect(await status('/api/v1.0/statistics')).toBe('200');
    expect(await status('/api/v1.0/system/reboot', { method: 'POST', body: {} })).toBe('403');
  });

  it('does not answer without a token, at another port, or at an address that no link leads to', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    expect((await asked(v1, MILL, '/api/v1.0/device')).headers.get('x-proxy-status')).toBe('401');
    for (const host of [`${MILL}:8443`, '198.51.100.61', '198.51.100.63', '127.0.0.1', 'localhost'])
      expect((await asked(v1, host, '/api/v1.0/public/device')).status).toBe(500);
  });

  it('passes no cookie on, which would be taken for one of the local radio', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    const answer = await v1.post('/tools/proxy/https', {
      url: `https://${MILL}/api/auth`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(ADMINISTRATOR).toString(),
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(((await answer.json()) as Row).utoken).toMatch(/^[\da-f]{32}$/);
  });
});

describe('the two radios of a point-to-point link', () => {
  it.each([
    ['ap-ptp', MILL],
    ['sta-ptp', '192.0.2.11'],
  ])('the two radios of %s are linked only while both run the same SSID', async (profile, host) => {
    const { v1, clock, token } = await aRemoteSession(profile, host);
    const route = '/system/airos/configuration';
    const renamed = async (read: Promise<Response>) =>
      JSON.parse((await (await read).text()).replaceAll(/"ssid":\s*"[^"]*"/g, '"ssid":"new-name"')) as Row;
    const before = (await peersOf(v1)).length;
    const ofLocal = await renamed(v1.get(route));
    const ofRemote = await renamed(asked(v1, host, `/api/v1.0${route}`, { token }));
    await asked(v1, host, `/api/v1.0${route}`, { method: 'PUT', token, body: ofRemote });
    clock.advance(30);
    expect((await peersOf(v1)).length).toBe(before - 1);
    expect((await asked(v1, host, '/api/v1.0/public/ping')).status).toBe(500);
    await v1.put(route, ofLocal);
    clock.advance(60);
    expect((await peersOf(v1)).length).toBe(before);
    expect((await asked(v1, host, '/api/v1.0/public/ping')).status).toBe(200);
  });
});

import type { RemoteSession } from '@radiolink/application/remote-device/remote-device.port';
import { isRemoteUrl, type RemoteTarget } from '@radiolink/domain/station';
import { createVirtualRadio, type VirtualRadio } from '@radiolink/virtual-radio';
import { describe, expect, it } from 'vitest';
import { memorySession } from '../../client/client.mother.ts';
import { createV1Client } from '../client/v1-client.ts';
import { logIn } from '../session/short-session.ts';
import { V1RemoteDevice } from './remote-device.adapter.ts';

const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };
const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };
const WRONG = { username: 'admin', password: 'wrong' };
const BASE = 'http://radio.example';

interface Proxied {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A local radio with its remote device, and what was asked of that one. */
async function aPair(
  profile: string,
  ip: string,
  change: (answer: Response, asked: Proxied) => Response = a => a,
) {
  let now = 1_700_000_000_000;
  const clock = { now: () => now };
  const radio: VirtualRadio = createVirtualRadio({ profile, clock, wait: async () => undefined });
  const asked: Proxied[] = [];
  const session = memorySession();
  const client = createV1Client({
    baseUrl: BASE,
    session,
    async fetch(request) {
      if (!request.url.endsWith('/tools/proxy/https')) return radio.fetch(request);
      const proxied = (await request.clone().json()) as Proxied;
      asked.push(proxied);
      return change(await radio.fetch(request), proxied);
    },
  });
  session.set({ logged_in: true, utoken: (await logIn(client, ADMIN)).token });
  const statistics = await client.list('/api/v1.0/statistics');
  const [{ wireless }] = statistics as unknown as [
    { wireless: { peers: { common: { mgmtIp: string; identification: { mac: string } } }[] } },
  ];
  const peer = wireless.peers.find(({ common }) => common.mgmtIp === ip);
  const target: RemoteTarget = {
    mac: (peer?.common.identification.mac ?? '').toUpperCase(),
    origin: `https://${ip}`,
  };
  return {
    radio,
    target,
    asked,
    remote: new V1RemoteDevice(client, clock),
    advance: (seconds: number) => void (now += seconds * 1000),
  };
}

async function aSession(profile: string, ip: string, credentials = ADMIN) {
  const pair = await aPair(profile, ip);
  const login = await pair.remote.login(pair.target, credentials);
  if (!login.ok) throw new Error(login.problem.kind);
  return { ...pair, session: login.session };
}

const KINDS = [
  ['with the classic login', 'ap-ptp', '198.51.100.62', 'Mill-ST'],
  ['with the versioned login only', 'ltu-sta', '192.0.2.40', 'Capitol-LTU'],
] as const;

describe.each(KINDS)('a remote device %s', (_, profile, ip, hostname) => {
  it(`a remote device of ${profile} reports its own status and restarts, and the session goes on after that`, async () => {
    const { session, target, radio, advance } = await aSession(profile, ip);
    const status = await session.readStatus(target);
    expect(status.wireless.stations[0]?.mac).toBe(radio.mac);
    expect(status.host.hostname).toBe(hostname);
    await session.reboot(target);
    await expect(session.readStatus(target)).rejects.toMatchObject({ failure: { kind: 'network' } });
    advance(60);
    expect((await session.readStatus(target)).host.uptimeSeconds).toBeLessThan(70);
  });

  it(`a remote device of ${profile} is asked nothing but its own address`, async () => {
    const { session, target, asked } = await aSession(profile, ip);
    await session.readStatus(target);
    await session.readLog(target);
    await session.locate(target, 60);
    await session.close();
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter(({ url }) => !isRemoteUrl(url, target))).toEqual([]);
    expect(asked.filter(({ body }) => body?.includes(ADMIN.password))).toHaveLength(1);
  });

  it(`a wrong password is one try at a remote device of ${profile}, and three of them are blocked`, async () => {
    const { remote, target, asked } = await aPair(profile, ip);
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await remote.login(target, WRONG)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
      expect(asked.filter(({ body }) => body?.includes(WRONG.password))).toHaveLength(tries);
    }
    expect(await remote.login(target, ADMIN)).toEqual({ ok: false, problem: { kind: 'blocked' } });
  });

  it(`another device than that of the status is refused and logged out of, at the address of ${profile}`, async () => {
    const { remote, target, asked } = await aPair(profile, ip);
    const login = await remote.login({ ...target, mac: '02:00:00:00:00:99' }, ADMIN);
    expect(login).toEqual({ ok: false, problem: { kind: 'other-device' } });
    expect(asked.at(-1)?.url).toBe(`${target.origin}/api/v1.0/user/logout`);
  });
});

describe('a session with a remote device by way of this one', () => {
  it('reads the log of a device that has one, and none of one that has not', async () => {
    const classic = await aSession('ap-ptp', '198.51.100.62');
    const log = await classic.session.readLog(classic.target);
    expect([log.enabled, log.lines.some(line => line.includes('login of admin'))]).toEqual([true, true]);
    const versioned = await aSession('wave', '192.0.2.130');
    expect(await versioned.session.readLog(versioned.target)).toEqual({ enabled: false, lines: [] });
  });

  it('logs in once, however often the log is refused', async () => {
    const pair = await aPair('ap-ptp', '198.51.100.62', (answer, { url }) =>
      url.endsWith('/api/logs')
        ? new Response('{}', { headers: { 'content-type': 'application/json', 'x-proxy-status': '401' } })
        : answer,
    );
    const login = await pair.remote.login(pair.target, ADMIN);
    const { session } = login as { readonly session: RemoteSession };
    for (let tries = 0; tries < 3; tries += 1)
      await expect(session.readLog(pair.target)).rejects.toMatchObject({ failure: { status: 401 } });
    expect((await session.readStatus(pair.target)).host.hostname).toBe('Mill-ST');
    expect(pair.asked.filter(({ body }) => body?.includes(ADMIN.password))).toHaveLength(1);
  });

  it('knows that its account is read-only', async () => {
    for (const [, profile, ip] of KINDS) {
      expect((await aSession(profile, ip, VIEWER)).session.readOnly).toBe(true);
      expect((await aSession(profile, ip)).session.readOnly).toBe(false);
    }
  });

  it('asks nothing once the status reports another address', async () => {
    const { session, target, asked } = await aSession('ap-ptp', '198.51.100.62');
    const count = asked.length;
    const moved = { ...target, origin: 'https://198.51.100.63' };
    await expect(session.readStatus(moved)).rejects.toMatchObject({ failure: { reason: 'unreachable' } });
    expect(asked).toHaveLength(count);
  });

  it('forgets its credentials with the logout', async () => {
    const { session, target, asked } = await aSession('ap-ptp', '198.51.100.62');
    await session.close();
    const count = asked.length;
    await expect(session.readStatus(target)).rejects.toMatchObject({ failure: { statusCode: 401 } });
    expect(asked.slice(count).some(({ body }) => body?.includes(ADMIN.password) === true)).toBe(false);
  });

  it('ends with the first refusal of its credentials after a restart, without a second try', async () => {
    let isRefused = false;
    const pair = await aPair('ap-ptp', '198.51.100.62', (answer, { url }) =>
      isRefused && url.endsWith('/api/auth')
        ? Response.json({ error: 'Invalid credentials.' }, { headers: { 'x-proxy-status': '403' } })
        : answer,
    );
    const login = await pair.remote.login(pair.target, ADMIN);
    const { session } = login as { readonly session: RemoteSession };
    await session.reboot(pair.target);
    pair.advance(60);
    isRefused = true;
    await expect(session.readStatus(pair.target)).rejects.toMatchObject({ failure: { statusCode: 401 } });
    const tries = () => pair.asked.filter(({ url }) => url.endsWith('/api/auth')).length;
    expect(tries()).toBe(2);
    await expect(session.readStatus(pair.target)).rejects.toMatchObject({ failure: { statusCode: 401 } });
    expect(tries()).toBe(2);
  });
});

describe('a device that cannot forward', () => {
  it.each([
    ['without the call', () => Response.json({ error: 1, message: 'Not found' }, { status: 404 })],
    ['that does not know the request', () => Response.json({ error: 1, message: 'Bad' }, { status: 400 })],
    ['for this user', () => Response.json({ error: 1, message: 'Permission denied' }, { status: 403 })],
    ['that does not report the remote status', () => Response.json({})],
  ])('a device %s offers no remote login, and says so', async (_, answer) => {
    const { remote, target } = await aPair('ap-ptp', '198.51.100.62', answer);
    expect(await remote.login(target, ADMIN)).toEqual({ ok: false, problem: { kind: 'unsupported' } });
  });

  it('a device that keeps the token of the versioned login to itself offers no remote login', async () => {
    const { remote, target } = await aPair('wave', '192.0.2.130', answer => {
      answer.headers.delete('x-auth-token');
      return answer;
    });
    expect(await remote.login(target, ADMIN)).toEqual({ ok: false, problem: { kind: 'unsupported' } });
  });

  it('a remote device that does not answer is told from one that refuses', async () => {
    const { remote, target } = await aPair('ap-ptp', '198.51.100.62');
    const absent = { ...target, origin: 'https://198.51.100.77' };
    expect(await remote.login(absent, ADMIN)).toMatchObject({
      problem: { kind: 'failed', failure: { kind: 'network', reason: 'unreachable' } },
    });
  });
});

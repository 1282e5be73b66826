import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memorySession } from '@radiolink/adapters/http/client/client.mother';
import { RelayRemoteDevice } from '@radiolink/adapters/http/remote-device/relay-remote-device.adapter';
import { REMOTE_PATH } from '@radiolink/adapters/http/remote-device/remote-calls';
import { ADMIN } from '@radiolink/adapters/modules/scenarios/remote-scenario.mother';
import { RelayDevice } from '@radiolink/adapters/server/relay/relay-device';
import { RemoteDevices } from '@radiolink/adapters/server/relay/remote-devices';
import { serve } from '@radiolink/adapters/server/serve';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import type { RemoteSession } from '@radiolink/application/remote-device/remote-device.port';
import type { Credentials } from '@radiolink/application/session/session.port';
import { type connect, ConnectionFailure, LoginFailure } from '@radiolink/client/node';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import nock from 'nock';
import { lastValueFrom, toArray } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, REMOTE_ORIGIN, localWithRemoteEnd } from './remote-devices.mother.ts';

// Real sockets between two servers of ours.
beforeAll(() => {
  nock.restore();
  syncBuiltinESMExports();
});
afterAll(() => nock.activate());

const FILES = mkdtempSync(join(tmpdir(), 'radiolink-'));
afterAll(() => rmSync(FILES, { recursive: true }));
const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map(server => server.close()));
});

const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };
const WRONG = { username: 'admin', password: 'wrong' };

interface Relayed {
  /** What answers at the address of the remote device, where it is another than that. */
  readonly instead?: (url: string, credentials: Credentials) => ReturnType<typeof connect>;
  readonly loggedIn?: boolean;
}

/** A radio behind the server, the radio at the other end of its link, and a page that is logged in to the local one. */
async function aRelay({ instead, loggedIn = true }: Relayed = {}) {
  let now = Date.UTC(2026, 4, 1);
  const clock = { now: () => now };
  const localRadio = createVirtualRadio({ profile: 'ap-ptp', clock, wait: async () => undefined });
  const host = { files: FILES, host: '127.0.0.1', port: 0 };
  const behind = await serve({ ...host, device: new VirtualDevice(localRadio, []), deviceName: 'local' });
  running.push(behind);
  const asked: string[] = [];
  const devices = new RemoteDevices((url, credentials) => {
    asked.push(url);
    const [remoteRadio] = localRadio.remoteEnds;
    if (remoteRadio === undefined) throw new Error('The remote end was not switched on.');
    return (instead ?? connectTo(remoteRadio, clock.now))(url, credentials);
  }, clock.now);
  const device = new RelayDevice(new URL(behind.url), { insecure: true, remoteDevices: devices });
  const relay = await serve({ ...host, device, deviceName: 'local' });
  running.push(relay);
  const baseUrl = new URL(relay.url).origin;
  const { remoteRadio, client, session, token } = await localWithRemoteEnd(localRadio, baseUrl, fetch);
  const [{ wireless }] = (await client.list('/api/v1.0/statistics')) as unknown as [
    { wireless: { peers: { common: { identification: { mac: string } } }[] } },
  ];
  const mac = (wireless.peers[0]?.common.identification.mac ?? '').toUpperCase();
  const page = { baseUrl, fetch, clock, session: loggedIn ? session : memorySession() };
  return {
    localRadio,
    remoteRadio,
    target: { mac, origin: REMOTE_ORIGIN },
    remote: new RelayRemoteDevice(page),
    asked,
    baseUrl,
    token,
    advance: (seconds: number) => void (now += seconds * 1000),
  };
}

async function aSession(relayed?: Relayed, credentials = ADMIN) {
  const relay = await aRelay(relayed);
  const login = await relay.remote.login(relay.target, credentials);
  if (!login.ok) throw new Error(JSON.stringify(login.problem));
  return { ...relay, session: login.session as RemoteSession };
}

describe('a remote device by way of the server in front of the device', () => {
  it('a remote device of the server reports its own status and log, and flashes its LEDs', async () => {
    const { session, target, remoteRadio } = await aSession();
    const status = await session.readStatus(target);
    expect(status.host.hostname).toBe('Mill-ST');
    const log = await session.readLog(target);
    expect(log.lines.some(line => line.includes('login of admin'))).toBe(true);
    await session.locate(target, 60);
    expect(session.readOnly).toBe(false);
    expect(remoteRadio.reachable).toBe(true);
  });

  it('a session with a remote device of the server goes on after a restart without another password', async () => {
    const { session, target, advance, asked } = await aSession();
    await session.reboot(target);
    await expect(session.readStatus(target)).rejects.toMatchObject({ failure: { kind: 'network' } });
    advance(90);
    expect((await session.readStatus(target)).host.uptimeSeconds).toBeLessThan(91);
    expect(asked).toEqual([REMOTE_ORIGIN, REMOTE_ORIGIN]);
  });

  it('a remote device of the server gives its configuration to a change of both ends, and takes a test of it', async () => {
    const { session, target } = await aSession();
    const device = await session.openChange(async () => target);
    expect(device.session.boardInfo).toContain('board.hwaddr=');
    const { text } = await device.configuration.read();
    const write = {
      text: text.replace(/^(resolv\.host\.1\.name=).*$/m, '$1Barn'),
      testMode: true,
      noSave: false,
    };
    expect(await device.configuration.write(write)).toHaveProperty('fastRestart');
    expect(await device.configurationTest.read()).toMatchObject({ active: true });
    expect(await device.presence.ask()).toHaveProperty('uptimeSeconds');
    await device.configuration.discard({ testMode: true });
    expect(await device.configurationTest.read()).toMatchObject({ active: false });
  });

  it('a remote device of the server reports the percents of a download of firmware, to the end', async () => {
    const { session, target, advance } = await aSession();
    const firmware = session.openFirmware(async () => target);
    expect(await firmware.checkForUpdate()).toBeDefined();
    const downloaded = lastValueFrom(firmware.download().pipe(toArray()));
    const time = setInterval(() => advance(5), 100);
    expect((await downloaded.finally(() => clearInterval(time))).at(-1)).toBe(100);
    expect(await firmware.stage()).toMatchObject({ kind: 'waiting' });
  });

  it('a session with a remote device of the server asks nothing while the status reports no such device', async () => {
    const { session, asked } = await aSession();
    const firmware = session.openFirmware(async () => undefined);
    await expect(firmware.stage()).rejects.toMatchObject({ failure: { reason: 'unreachable' } });
    expect(asked).toHaveLength(1);
  });

  it('a session with a remote device of the server knows that its account is read-only', async () => {
    expect((await aSession({}, VIEWER)).session.readOnly).toBe(true);
  });

  it('a login to a remote device by the server tries a wrong password once, and is blocked after three of them', async () => {
    const { remote, target, asked } = await aRelay();
    for (let tries = 1; tries <= 3; tries += 1) {
      expect(await remote.login(target, WRONG)).toMatchObject({ ok: false, problem: { kind: 'refused' } });
      expect(asked).toHaveLength(tries);
    }
    expect(await remote.login(target, ADMIN)).toEqual({ ok: false, problem: { kind: 'blocked' } });
  });

  it('a login to a remote device by the server refuses another device than that of the status, and logs out of it', async () => {
    const other = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => Date.UTC(2026, 4, 1) } });
    let isClosed = false;
    const { remote, target } = await aRelay({
      instead: async (...login) => {
        const radio = await connectTo(other, () => Date.UTC(2026, 4, 1))(...login);
        return { ...radio, close: () => radio.close().finally(() => (isClosed = true)) };
      },
    });
    expect(await remote.login(target, ADMIN)).toEqual({ ok: false, problem: { kind: 'other-device' } });
    expect(isClosed).toBe(true);
  });

  it('a login to a remote device by the server says that its certificate is not trusted', async () => {
    const cause = new ConnectionFailure(REMOTE_ORIGIN, 'certificate', undefined);
    const { remote, target } = await aRelay({
      instead: () => Promise.reject(new LoginFailure({ kind: 'unreachable', text: '' }, { cause })),
    });
    expect(await remote.login(target, ADMIN)).toEqual({
      ok: false,
      problem: { kind: 'untrusted-certificate' },
    });
  });
});

describe('the server that manages remote devices', () => {
  it('the server that manages remote devices is known by its greeting, and no device is taken for it', async () => {
    const { remote, localRadio } = await aRelay();
    expect(await remote.canForward()).toBe(true);
    const direct = new RelayRemoteDevice({
      baseUrl: 'http://local.example',
      fetch: request => localRadio.fetch(request),
      session: memorySession(),
      clock: { now: () => 0 },
    });
    expect(await direct.canForward()).toBe(false);
  });

  it.each([
    ['an address that the status does not report', { origin: 'https://198.51.100.63' }],
    ['another port than the reported one', { origin: `${REMOTE_ORIGIN}:8443` }],
    ['a device that the status does not report', { mac: '02:00:00:00:00:99' }],
  ])('the server that manages remote devices asks nothing of %s', async (_, wrong) => {
    const { remote, target, asked } = await aRelay();
    expect(await remote.login({ ...target, ...wrong }, ADMIN)).toMatchObject({
      ok: false,
      problem: { kind: 'failed', failure: { reason: 'unreachable' } },
    });
    expect(asked).toEqual([]);
  });

  it('the server that manages remote devices asks nothing for a page that is not logged in to its own device', async () => {
    const { remote, target, asked } = await aRelay({ loggedIn: false });
    expect(await remote.login(target, ADMIN)).toMatchObject({
      ok: false,
      problem: { failure: { status: 401 } },
    });
    expect(asked).toEqual([]);
  });

  it('the server that manages remote devices ends a session that nobody used for 15 minutes, and with the logout', async () => {
    const { session, target, advance } = await aSession();
    advance(16 * 60);
    await expect(session.readStatus(target)).rejects.toMatchObject({ failure: { status: 401 } });
    const again = await aSession();
    await again.session.readStatus(again.target);
    await again.session.close();
    await expect(again.session.readStatus(again.target)).rejects.toMatchObject({ failure: { status: 401 } });
  });

  it.each(['constructor', '__proto__', 'toString', 'calls', ''])(
    'the server that manages remote devices has no call %j',
    async call => {
      const { target, baseUrl, token, remote } = await aRelay();
      const login = await remote.login(target, ADMIN);
      const id = (login as unknown as { session: { remote: { id: string } } }).session.remote.id;
      const answer = await fetch(`${baseUrl}${REMOTE_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-auth-token': token },
        body: JSON.stringify({ call, id, target, given: [] }),
      });
      expect(JSON.parse((await answer.text()).trim())).toMatchObject({ failure: { unasked: true } });
    },
  );

  it.each([
    ['no JSON', 'no'],
    ['a login without credentials', JSON.stringify({ call: 'login', target: { mac: '', origin: '' } })],
    ['a call without a session', JSON.stringify({ call: 'reboot', target: { mac: '', origin: '' } })],
    ['nothing of it', 'null'],
  ])('the server that manages remote devices refuses a request with %s', async (_, body) => {
    const { baseUrl } = await aRelay();
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${baseUrl}${REMOTE_PATH}`, { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  });
});

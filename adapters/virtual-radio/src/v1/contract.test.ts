import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../../.config/drawn-sample.ts';
import { profileNames } from '../profiles/profiles.ts';
import { deviations, jsonOperations, v1Operations } from '../testing/contract.mother.ts';
import { aRadio, VIEWER } from '../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../testing/v1-client.mother.ts';
import { v1Calls } from './calls.ts';
import { V1_BASE } from './exchange.ts';

/** Of the calls to each profile, in `npm test` drawn by the commit, one in so many. */
const SHARE = 6;

/** Paths as they are requested, where the pattern or a query matters. */
const REQUESTED: Readonly<Record<string, readonly string[]>> = {
  '/system/users/{username}': ['/system/users/viewer', '/system/users/admin', '/system/users/nobody'],
  '/system/alerts/{id}': ['/system/alerts/default-password', '/system/alerts/none'],
  '/system/airmax/regdomain/{country}': [
    '/system/airmax/regdomain/DE',
    '/system/airmax/regdomain/840',
    '/system/airmax/regdomain/XX',
  ],
  '/system/ltu/regdomain/{country}': ['/system/ltu/regdomain/us', '/system/ltu/regdomain/0'],
  '/tools/speedtest/{id}': ['/tools/speedtest/none'],
  '/tools/speedtest/{id}/stop': ['/tools/speedtest/none/stop'],
  '/tools/site-survey/{radio}': ['/tools/site-survey/main', '/tools/site-survey/none'],
  '/tools/site-survey/{radio}/start': ['/tools/site-survey/main/start', '/tools/site-survey/none/start'],
  '/tools/site-survey/{radio}/stop': ['/tools/site-survey/main/stop'],
};

const READS = [{ method: 'GET', route: '/device' }, { route: 'statistics' }, { route: '/nothing' }, {}];

/** Bodies that a call accepts. */
const BODIES: Readonly<Record<string, readonly unknown[]>> = {
  '/user/login': [
    { username: 'admin', password: 'Tower-Link-2026' },
    { username: 'admin', password: 'x' },
  ],
  '/user/change-password': [
    { oldPassword: 'x', newPassword: 'y' },
    { oldPassword: 'Tower-Link-2026', newPassword: 'Mast-And-Cable-77' },
  ],
  '/system/users': [{ username: 'viewer', password: 'Look-But-Not-Touch-1', readOnly: true }],
  '/device/locate/start': [{ timeout: 30 }],
  '/system/reboot': [{ timeout: 30 }],
  '/system/airos/configuration': [{ system: { hostname: 'moved' } }, { system: { hostname: 7 } }],
  '/system/airmax/configuration/wireless': [{ txPower: 10 }],
  '/system/airmax/configuration/network': [{ interfaces: [{ devname: 'eth0', mtu: 1400 }] }],
  '/services': [{ telnetServer: { enabled: true, port: 2323 } }],
  '/system': [{ hostname: 'moved' }],
  '/interfaces': [[{ identification: { id: 'eth0' }, status: { mtu: 1400, speed: '100-full' } }], {}],
  '/system/airmax/dfsprescan': [{ frequencies: [1] }],
  '/tools/ping/start': [{ destination: '192.0.2.1', count: 3 }],
  '/tools/traceroute/start': [{ destination: '192.0.2.1' }],
  '/tools/speedtest/start': [{ destination: '198.51.100.62', direction: 'both', duration: 5 }],
  '/tools/discovery/start': [{ duration: 1000 }],
  '/tools/cable-test': [{ id: 'eth0' }, { id: 'none' }],
  '/tools/compose': [{ requests: READS.slice(0, 3), rollback: {} }, { requests: READS }],
  '/tools/proxy/https': [
    { url: 'https://fw-update.ui.com/api/firmware-latest' },
    { url: 'https://nowhere.example/' },
  ],
  '/tools/unms/connect': [{ key: 'wss://cloud.example.net:443+secret' }, { key: 'x' }],
  '/system/upgrade': [{ url: 'https://downloads.example.net/MGMP.ipq807x.v4.2.0.bin', secure: true }],
  '/system/backup/restore': [{ url: 'https://example.net/a.tar.gz', secure: true }],
};

const requested = (path: string): readonly string[] => REQUESTED[path] ?? [path];

describe('coverage', () => {
  it('coverage has a call for every operation of the contracts and no other', () => {
    const mine = v1Calls.map(call => `${call.method} ${V1_BASE}${call.path}`);
    expect(mine.sort()).toEqual([...jsonOperations.keys(), ...v1Operations.keys()].sort());
  });
});

describe.each(profileNames)('profile %s keeps to the contracts', profile => {
  const some = shareOf(v1Calls, SHARE, profile);
  it.each(some.map(({ method, path }) => [method, path] as const))('at %s %s', async (method, path) => {
    const found: string[] = [];
    for (const body of method === 'GET' ? [undefined] : [...(BODIES[path] ?? []), {}, undefined]) {
      const { clock, v1 } = await aV1Session({ profile });
      clock.advance(40);
      for (const route of requested(path)) {
        const init = body === undefined ? {} : { body: JSON.stringify(body) };
        const answer = await v1.request(route, { method, ...init });
        found.push(...(await deviations(`${method} ${V1_BASE}${path}`, answer)));
      }
    }
    expect(found).toEqual([]);
  });
});

describe('what runs keeps to the contracts', () => {
  const started: readonly (readonly [start: string, read: string, body: unknown])[] = [
    ['/tools/ping/start', '/tools/ping', { destination: '198.51.100.1' }],
    ['/tools/traceroute/start', '/tools/traceroute', { destination: '198.51.100.1' }],
    ['/tools/discovery/start', '/tools/discovery', {}],
    ['/tools/discovery/neighbors/rescan', '/tools/discovery/neighbors', {}],
    ['/tools/site-survey/main/start', '/tools/site-survey/main', {}],
    ['/system/airmax/dfsprescan', '/system/airmax/dfsprescan', { frequencies: [5500] }],
    ['/device/locate/start', '/device/locate', {}],
    ['/system/upgrade', '/system/upgrade', { url: 'https://example.net/WA.ar934x.v8.7.19.bin' }],
    ['/system/backup/restore', '/system/backup/restore', { url: 'https://example.net/a.cfg' }],
    ['/tools/unms/connect', '/tools/unms', { key: 'wss://cloud.example.net:443+secret' }],
  ];

  it.each(started)('what runs keeps to the contracts after %s', async (start, read, body) => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptmp' });
    await v1.post(start, body);
    const pattern = read.replace('/main', '/{radio}');
    for (let second = 0; second < 20; second += 2) {
      clock.advance(2);
      expect(await deviations(`GET ${V1_BASE}${pattern}`, await v1.get(read))).toEqual([]);
    }
  });
});

describe('refusals keep to the contracts', () => {
  const closed = v1Calls.filter(call => call.access === 'session');

  it.each(closed.map(({ method, path }) => [method, path] as const))(
    'refusals keep to the contracts without a token at %s %s',
    async (method, path) => {
      const { radio } = aRadio();
      for (const route of requested(path)) {
        const answer = await new V1Client(radio).request(route, { method });
        const found = await deviations(`${method} ${V1_BASE}${path}`, answer);
        expect([answer.status, ...found]).toEqual([401]);
      }
    },
  );

  it('refusals keep to the contracts of a read-only user wherever something changes', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptmp' }, VIEWER);
    const full = closed.filter(call => call.fullUserOnly ?? call.method !== 'GET');
    for (const { method, path } of full) {
      const answer = await v1.request(requested(path)[0] ?? path, { method });
      const found = await deviations(`${method} ${V1_BASE}${path}`, answer);
      expect([path, answer.status, ...found]).toEqual([path, 403]);
    }
  });
});

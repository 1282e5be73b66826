import { describe, expect, it } from 'vitest';
import { shareOf } from '../../../.config/drawn-sample.ts';
import { classicCalls } from './handlers/calls.ts';
import { classicProfileNames } from './profiles/profiles.ts';
import { deviations, operations } from './testing/contract.mother.ts';
import { aRadio, aSession, RadioClient, VIEWER } from './testing/radio-client.mother.ts';

/** Calls of the contract, but the page itself. */
const calls = classicCalls.filter(call => call.path !== '/');
const gets = calls.filter(call => call.method === 'GET');
const posts = calls.filter(call => call.method === 'POST');

/** Of the calls to each profile, in `npm test` drawn by the commit, one in so many. */
const SHARE = 6;
const some = (list: typeof calls, salt: string): readonly (typeof calls)[number][] =>
  shareOf(list, SHARE, salt);

/** Paths as they are requested, where the pattern or a query matters. */
const REQUESTED: Readonly<Record<string, readonly string[]>> = {
  '/api/info/public': ['/api/info/public', '/api/info/public?include_langs=true&lang=de_DE'],
  '/api/info/help': ['/api/info/help?page=eula&lang=de_DE', '/api/info/help?page=none'],
  '/api/regdomain/{country}': ['/api/regdomain/276', '/api/regdomain/9999', '/api/regdomain/x'],
  '/api/crashes/{id}': ['/api/crashes/1', '/api/crashes/none'],
  '/api/cfg': ['/api/cfg?section=radio', '/api/cfg'],
  '/ethtool.cgi': ['/ethtool.cgi?ifname=eth0', '/ethtool.cgi?ifname=none'],
  '/survey.json.cgi': ['/survey.json.cgi?iface=ath0&update=last', '/survey.json.cgi?iface=ath0&update='],
  '/pingtest_action.cgi': ['/pingtest_action.cgi?ip_addr=192.0.2.1&ping_size=56', '/pingtest_action.cgi'],
  '/api/traceroute': ['/api/traceroute?id=1'],
  '/api/lmgmt/speedtest/status': ['/api/lmgmt/speedtest/status?ticket=1'],
};

/** Forms that a call accepts, in a usable order. Calls that restart the device are last. */
const FORMS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/discovery.cgi': { discover: 'y', duration: '500' },
  '/api/alignment/start': { duration: '10' },
  '/api/cfg': { cfgData: 'snmp.contact=noc\n' },
  '/writecfg.cgi': { cfgData: 'a.b=c\n' },
  '/discard.cgi': { d: '0' },
  '/pwd.cgi': { check: 'yes', ro: '0', pwd: 'x' },
  '/api/provmode': { action: 'start' },
  '/api/regdomain/country': { country: '276' },
  '/api/regdomain/activate-unii': { name: 'x', key: '0123-4567-89AB-CDEF' },
  '/ethtool.cgi': { ifname: 'eth0', cabletest: 'yes' },
  '/api/traceroute': { action: 'start', host: '192.0.2.1' },
  '/api/lmgmt/speedtest/start': { target: '192.0.2.11', duration: '5' },
  '/api/lc': { key: 'ABCD-1234-EFGH-5678' },
  '/api/weather-request': { lat: '46.8', lon: '9.8' },
  '/api/warnings/dismiss': { name: 'label' },
  '/apply.cgi': { apply: 'yes' },
};

describe('coverage', () => {
  it('coverage has a call for every operation of the contract and no other', () => {
    const mine = calls.map(call => `${call.method} ${call.path}`);
    expect(mine.sort()).toEqual([...operations.keys()].sort());
  });
});

describe.each(classicProfileNames)('profile %s keeps to the contract', profile => {
  it.each(some(gets, `${profile} GET`).map(call => call.path))('at GET %s', async path => {
    const { client, clock } = await aSession({ profile });
    clock.advance(40);
    const found = [];
    for (const requested of REQUESTED[path] ?? [path])
      found.push(...(await deviations(`GET ${path}`, await client.get(requested))));
    expect(found).toEqual([]);
  });

  it.each(some(posts, `${profile} POST`).map(call => call.path))(
    'at POST %s, with a good form and with none',
    async path => {
      for (const form of [FORMS[path] ?? {}, {}, { nonsense: '1' }]) {
        const { client } = await aSession({ profile });
        expect(await deviations(`POST ${path}`, await client.post(path, form))).toEqual([]);
      }
    },
  );
});

describe('a device with the versioned API only', () => {
  it.each([...operations.keys()])('answers %s with a 404 of the contract', async name => {
    const [method = '', path = ''] = name.split(' ');
    const { client } = aRadio({ profile: 'wave' });
    const answer = await client.request(path.replace(/\{\w+\}/, '1'), { method });
    expect([answer.status, ...(await deviations(name, answer))]).toEqual([404]);
  });
});

describe('refusals keep to the contract', () => {
  const closed = calls.filter(call => call.access === 'session');
  const requested = (path: string): string => path.replace(/\{\w+\}/, '1');

  it.each(closed.map(call => [call.method, call.path] as const))(
    'refusals keep to the contract without a session at %s %s',
    async (method, path) => {
      const { client } = aRadio();
      const answer = await client.request(requested(path), { method });
      expect([answer.status, ...(await deviations(`${method} ${path}`, answer))]).toEqual([403]);
    },
  );

  it.each(posts.filter(call => call.access === 'session').map(call => call.path))(
    'refusals keep to the contract without the CSRF value at POST %s',
    async path => {
      const { client } = await aSession();
      client.csrf = undefined;
      const answer = await client.post(path, FORMS[path] ?? {});
      expect([answer.status, ...(await deviations(`POST ${path}`, answer))]).toEqual([403]);
    },
  );

  it('refusals keep to the contract of a read-only user wherever something changes', async () => {
    const { radio } = aRadio();
    const viewer = new RadioClient(radio);
    await viewer.login(VIEWER);
    const mayAsk = new Set([
      '/discovery.cgi',
      '/api/traceroute',
      '/api/lmgmt/speedtest/start',
      '/api/lmgmt/speedtest/stop',
      '/api/fw/update-check',
      '/api/fw/download-progress',
    ]);
    for (const { path } of posts.filter(call => call.access === 'session')) {
      const answer = await viewer.post(path, {});
      expect([path, answer.status]).toEqual([path, mayAsk.has(path) ? 200 : 403]);
    }
  });
});

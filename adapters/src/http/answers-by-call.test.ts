import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClassicSchemas } from '@radiolink/openapi/classic';
import type { Path, Received } from '@radiolink/openapi/received';
import { describe, expect, it } from 'vitest';
import { mapCrashes, mapLicence } from './classic/notices/notices.mapper.ts';
import { mapStatus } from './classic/status/status.mapper.ts';
import { scriptedRadio } from './client/scripted-radio.mother.ts';
import { testV1Client } from './v1/client/v1-client.mother.ts';
import type { BodiesOf } from './v1/compose/compose.ts';
import { mapJob } from './v1/job-progress.ts';
import { requireDone } from './wire/action-result.ts';
import { boardInfoOf } from './v1/session/board-info.mapper.ts';
import { mapStatistics } from './v1/statistics/statistics.mapper.ts';
import { mapUsers } from './v1/account/users.mapper.ts';
import { readAnswer } from './wire/read-answer.ts';
import type { Section } from './wire/section.ts';

const answerTo = <Route extends Path>(_: Route, body: object = {}) => body as Received<Route>;

const ARP = answerTo('/arp.cgi', { arp: [{ hwaddr: 'x' }] });

const classic = scriptedRadio(() => ({ arp: [], ok: true })).client;
const v1 = testV1Client({ fetch: async () => Response.json([{}]) }).client;

// The compiler is the test: a line that compiles under `@ts-expect-error` fails `npm run check:types`.
describe('the answer to a call of the contract', () => {
  it('the answer to a call of the contract has the type of its path, whatever client brings it', async () => {
    const arp = await classic.get('/arp.cgi');
    const samples = await v1.list('/api/v1.0/statistics');
    const ofArp: Received<'/arp.cgi'> = arp;
    const ofStatistics: readonly Received<'/api/v1.0/statistics'>[] = samples;
    // @ts-expect-error the answer to another path
    const ofRoutes: Received<'/sroutes.cgi'> = arp;
    // @ts-expect-error entries of the answer to another path
    const ofAlerts: readonly Received<'/api/v1.0/system/alerts'>[] = samples;
    expect([ofArp, ofRoutes]).toEqual([arp, arp]);
    expect([ofStatistics, ofAlerts]).toEqual([samples, samples]);
  });

  it('the answer to a call of the contract has the type of its method', async () => {
    const { data } = await classic.json((api, signal) =>
      api.POST('/api/traceroute', { body: { host: 'x' } as never, signal }),
    );
    const started: Received<'/api/traceroute', 'post'> = data;
    // @ts-expect-error the answer to GET of the same path
    const trace: Received<'/api/traceroute'> = data;
    expect(started).toBe(trace);
  });

  it('names the fields of its schema, and says nothing of their values', () => {
    const list: unknown = ARP.arp;
    expect(list).toHaveLength(1);
    // @ts-expect-error a field that the schema lacks
    expect(ARP.sroutes).toBeUndefined();
    // @ts-expect-error the list may be missing or of another kind
    expect(ARP.arp.length).toBe(1);
  });
});

describe('a mapper', () => {
  it('takes the answer to its own call', () => {
    expect(mapCrashes(answerTo('/api/crashes'))).toEqual([]);
    expect(mapStatus(answerTo('/status.cgi')).interfaces).toEqual([]);
    expect(mapStatistics([answerTo('/api/v1.0/statistics')]).interfaces).toEqual([]);
    expect(mapJob(answerTo('/api/v1.0/system/upgrade'))).toEqual(
      mapJob(answerTo('/api/v1.0/system/backup/restore')),
    );
  });

  it('refuses the answer to another call', () => {
    // @ts-expect-error the licence is another call
    expect(mapCrashes(answerTo('/api/lc'))).toEqual([]);
    // @ts-expect-error crash reports are another call
    expect(mapLicence(answerTo('/api/crashes')).licensed).toBe(false);
    // @ts-expect-error statistics of the versioned API are no classic status
    expect(mapStatus(answerTo('/api/v1.0/statistics')).interfaces).toEqual([]);
    // @ts-expect-error a classic status is no statistics
    expect(mapStatistics(answerTo('/status.cgi')).interfaces).toEqual([]);
    // @ts-expect-error users are another list
    expect(mapStatistics([answerTo('/api/v1.0/system/users')]).interfaces).toEqual([]);
    // @ts-expect-error the system is not the device
    expect(boardInfoOf(answerTo('/api/v1.0/system'), undefined)).toBe('');
  });

  it('refuses the answer to another call that has the same fields', () => {
    const other: Received<'/api/v1.0/tools/speedtest/{id}'> = answerTo('/api/v1.0/tools/speedtest/{id}');
    // @ts-expect-error a speed test has a status too
    expect(mapJob(other).status).toBe('not-started');
  });

  it('refuses what comes from no call', () => {
    const parsed: unknown = {};
    // @ts-expect-error nothing says where it comes from
    expect(mapStatus(parsed).interfaces).toEqual([]);
    // @ts-expect-error nothing says where its entries come from
    expect(mapUsers([parsed])).toEqual([]);
  });

  it('a mapper of done or not done refuses an answer that does not tell', () => {
    const done = { ok: true } as Received<'/api/regdomain/country', 'post'>;
    expect(() => requireDone(done)).not.toThrow();
    // @ts-expect-error crash reports do not tell whether something was done
    expect(() => requireDone(answerTo('/api/crashes'))).toThrow('The device rejected the request.');
  });
});

describe('a reader', () => {
  it('a reader has the schema of the call, not one of its own', () => {
    expect(readAnswer(ARP, table => table.sections('arp')[0]?.text('hwaddr'))).toBe('x');
    // @ts-expect-error a list that the schema of the call lacks
    expect(readAnswer(ARP, table => table.sections('sroutes'))).toEqual([]);
    // @ts-expect-error a field that an entry of the list lacks
    expect(readAnswer(ARP, table => table.sections('arp')[0]?.text('mac'))).toBeUndefined();
    // @ts-expect-error an answer of unknown origin has no fields
    expect(readAnswer({ arp: [] } as object, table => table.sections('arp'))).toEqual([]);
  });

  it('a reader of another schema is refused, of a larger one too', () => {
    const rows = (table: Section<ClassicSchemas['ArpTable']>) => table.sections('arp').length;
    const routes = (table: Section<ClassicSchemas['RouteTable']>) => table.sections('sroutes').length;
    const both = (table: Section<ClassicSchemas['ArpTable'] & ClassicSchemas['RouteTable']>) =>
      table.sections('sroutes').length;
    expect(readAnswer(ARP, rows)).toBe(1);
    // @ts-expect-error the table of routes is the answer to another call
    expect(readAnswer(ARP, routes)).toBe(0);
    // @ts-expect-error a schema with more fields than that of the call
    expect(readAnswer(ARP, both)).toBe(0);
  });
});

it('parts of a batch have the types of their routes, in their order', () => {
  const bodies: BodiesOf<readonly ['/device', '/system/users']> = [answerTo('/api/v1.0/device'), []];
  const [device, users] = bodies;
  expect(boardInfoOf(device, undefined)).toBe('');
  expect(users).toEqual([]);
  // @ts-expect-error users are the second part
  expect(boardInfoOf(users, undefined)).toBe('');
  // @ts-expect-error a route that the contract lacks
  const none: BodiesOf<readonly ['/devices']> = [answerTo('/api/v1.0/device')];
  expect(none).toHaveLength(1);
});

/** What no call types. Decision 0016 says why for each. */
const UNTYPED = [
  'v1/account/users.mapper.ts',
  'v1/firmware/firmware.adapter.ts',
  'v1/session/countries.mapper.ts',
  'v1/session/v1-session.adapter.ts',
  'v1/socket/live-connection.ts',
  'v1/statistics/device-facts.mapper.ts',
  'wire/action-result.ts',
];

it('the schema of a call is missing for a reader in few places only', () => {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const untyped = names
    .filter(name => name.endsWith('.ts') && !/\.(test|mother)\.ts$/.test(name))
    .filter(name => readFileSync(join(import.meta.dirname, name), 'utf8').includes('readUntyped('));
  expect(untyped.toSorted()).toEqual(UNTYPED);
});

import type { DiscoveredDevice } from '@radiolink/domain/tools';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import { reportCsv } from '../tool-runs/tool-report.ts';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { toolWorld } from '../tool-runs/tool-ports.mother.ts';
import { createDiscoveryModel } from './discovery.model.ts';

const device = (mac: string, ...addresses: readonly string[]): DiscoveredDevice => ({ mac, addresses });
const A = device('02:00:00:00:00:0A', '192.0.2.10');
const B = device('02:00:00:00:00:0B', '192.0.2.11');
const C = device('02:00:00:00:00:0C', '192.0.2.11');

function aDiscovery(session?: Map<string, unknown>) {
  const world = toolWorld(session);
  const found = new Subject<readonly DiscoveredDevice[]>();
  const model = createDiscoveryModel({ ...world.ports, discovery: { discover: () => found } });
  const rows = () => world.scope.getState(model.$rows);
  const scan = async (...devices: readonly DiscoveredDevice[]) => {
    await world.act(model.startRequested, { seconds: 0 });
    found.next(devices);
    await world.act(model.stopRequested, undefined);
  };
  return { ...world, model, found, rows, scan };
}

it('marks what the scan before did not find, and names what is gone once the scan is over', async () => {
  const { model, act, found, rows, scan, scope } = aDiscovery();
  await scan(A, B);
  expect(rows().map(({ isNew }) => isNew)).toEqual([false, false]);
  await act(model.startRequested, { seconds: 0 });
  found.next([C]);
  expect(rows().map(({ isNew }) => isNew)).toEqual([true]);
  expect(scope.getState(model.$gone)).toEqual([]);
  found.next([C, B]);
  await act(model.stopRequested, undefined);
  expect(rows().map(({ isNew }) => isNew)).toEqual([true, false]);
  expect(rows().map(({ sharedAddresses }) => sharedAddresses)).toEqual([['192.0.2.11'], ['192.0.2.11']]);
  expect(scope.getState(model.$gone)).toEqual([A]);
});

it('compares a scan with another one when that is chosen', async () => {
  const { model, act, rows, scan } = aDiscovery();
  await scan(A);
  await scan(A, B);
  await scan(A, B);
  expect(rows().map(({ isNew }) => isNew)).toEqual([false, false]);
  await act(model.runCompared, 1);
  expect(rows().map(({ isNew }) => isNew)).toEqual([false, true]);
});

it('a scan is not compared with one that broke off', async () => {
  const { model, act, logoutRequested, rows, scan } = aDiscovery();
  await scan(A, B);
  await act(model.startRequested, { seconds: 0 });
  await act(logoutRequested, undefined);
  await scan(A, B);
  expect(rows().map(({ isNew }) => isNew)).toEqual([false, false]);
});

it('survives a reload', async () => {
  const before = aDiscovery();
  await before.scan(A, B);
  const after = aDiscovery(before.session);
  expect(after.rows().map(({ device: { mac } }) => mac)).toEqual([A.mac, B.mac]);
  await after.scan(A, C);
  expect(after.rows().map(({ isNew }) => isNew)).toEqual([false, true]);
});

describe('the duration of a scan', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the duration of a scan is what was chosen: it is then finished, and the device listens no more', async () => {
    const { model, act, found, scope } = aDiscovery();
    await act(model.startRequested, { seconds: 30 });
    found.next([A]);
    vi.advanceTimersByTime(29_999);
    expect(found.observed).toBe(true);
    vi.advanceTimersByTime(1);
    expect([found.observed, scope.getState(model.$run)?.end]).toEqual([false, 'finished']);
  });

  it('the duration of a scan is until it is stopped, where none was chosen', async () => {
    const { model, act, found, scope } = aDiscovery();
    await act(model.startRequested, { seconds: 0 });
    vi.advanceTimersByTime(24 * 3_600_000);
    expect([found.observed, scope.getState(model.$running)]).toEqual([true, true]);
    await act(model.stopRequested, undefined);
    expect(scope.getState(model.$run)?.end).toBe('stopped');
  });
});

it('a scan shows the devices of the newest round alone, in place of those before', async () => {
  const { model, act, found, rows } = aDiscovery();
  await act(model.startRequested, { seconds: 0 });
  found.next([A, B]);
  found.next([B]);
  expect(rows().map(({ device: { mac } }) => mac)).toEqual([B.mac]);
});

it('keeps what was found when the device goes away, and says why it ended', async () => {
  const { model, act, found, scope } = aDiscovery();
  await act(model.startRequested, { seconds: 0 });
  found.next([A]);
  found.error(new RequestFailure(LOST));
  expect(scope.getState(model.$run)).toMatchObject({
    end: 'failed',
    failure: { failure: LOST },
    result: [A],
  });
});

it('knows this device and its remote end among those found', async () => {
  const { rows, scan, act, statusArrived } = aDiscovery();
  await act(statusArrived, ptpAccessPointStatus());
  await scan(device('02:00:00:00:00:01'), device('02:00:00:00:00:02', '192.168.1.21'), A);
  expect(rows().map(({ relation }) => relation)).toEqual(['own', 'remote', undefined]);
});

it('says how many devices it found, wherever one goes', async () => {
  const { model, act, found, scope, tools } = aDiscovery();
  await act(model.startRequested, { seconds: 0 });
  found.next([A, B]);
  expect(scope.getState(tools.$running)).toMatchObject([
    { id: 'discovery', summary: { key: '{count} devices found', values: { count: 2 } } },
  ]);
});

it('the file of a scan has a row for each device, its addresses in one cell', async () => {
  const { model, scan, scope } = aDiscovery();
  await scan({ ...A, addresses: ['192.0.2.10', '192.0.2.11'], hostname: '=cmd', uptimeSeconds: 90 });
  const report = model.report(scope.getState(model.$run)!);
  expect(report.facts).toContainEqual({ id: 'devices', label: 'Devices', unit: '', value: 1 });
  const csv = reportCsv(report, key => (typeof key === 'string' ? key : key.key)).split('\r\n');
  expect(csv[1]).toContain('192.0.2.10 192.0.2.11');
  expect(csv[1]).toMatch(/^'=cmd,/);
});

it.each([
  ['another duration', { typed: { seconds: -1 }, runs: [] }],
  ['a duration that is none', { typed: { seconds: 'long' }, runs: [] }],
  ['no record', { typed: 7, runs: [] }],
])('the filter of a scan is empty where the session has stored %s', (_, stored) => {
  const session = new Map<string, unknown>([['tools', JSON.stringify({ discovery: stored })]]);
  const { model, scope } = aDiscovery(session);
  expect(scope.getState(model.$typed)).toBeNull();
});

it.each([
  ['a device without a MAC', [{ addresses: [] }]],
  ['addresses that are none', [{ mac: A.mac, addresses: [7] }]],
  ['an uptime that is a text', [{ mac: A.mac, addresses: [], uptimeSeconds: 'long' }]],
  ['a name that is a number', [{ mac: A.mac, addresses: [], hostname: 7 }]],
  ['no list', {}],
])('a scan that was stored with %s is not restored', (_, result) => {
  const run = {
    number: 1,
    request: { seconds: 0 },
    startedAt: 1,
    endedAt: 2,
    end: 'finished',
    failure: null,
  };
  const runs = [{ ...run, result }];
  const session = new Map<string, unknown>([['tools', JSON.stringify({ discovery: { typed: null, runs } })]]);
  const { model, scope } = aDiscovery(session);
  expect(scope.getState(model.$runs)).toEqual([]);
});

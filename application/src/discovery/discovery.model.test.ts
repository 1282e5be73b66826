import type { DiscoveredDevice } from '@radiolink/domain/tools';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
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

it('is held against another scan when that is chosen', async () => {
  const { model, act, rows, scan } = aDiscovery();
  await scan(A);
  await scan(A, B);
  await scan(A, B);
  expect(rows().map(({ isNew }) => isNew)).toEqual([false, false]);
  await act(model.runCompared, 1);
  expect(rows().map(({ isNew }) => isNew)).toEqual([false, true]);
});

it('is not held against a scan that broke off', async () => {
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

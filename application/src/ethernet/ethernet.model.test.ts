import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createStore, fork } from 'effector';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HeldCall } from '../fetching/held-call.mother.ts';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import { createEthernetModel } from './ethernet.model.ts';
import type { EthernetPort } from './ethernet.port.ts';

const PAIRS = [{ pair: 'A', code: 0, lengthMetres: 12 }];

function setUp(
  { readOnly = false, ...port }: Partial<EthernetPort> & { readonly readOnly?: boolean } = {},
  status: DeviceStatus = ptpAccessPointStatus(),
) {
  const calls: string[] = [];
  const outage = createExpectedOutage({ now: () => Date.now() });
  const $status = createStore<DeviceStatus>(status);
  const model = createEthernetModel({
    port: {
      read: async name => {
        calls.push(name);
        return { interfaceName: name, linked: true, supportedModes: [], advertisedModes: [] };
      },
      testCable: async name => {
        calls.push(`test ${name}`);
        return PAIRS;
      },
      ...port,
    },
    visibility: { visible: of(true) },
    status: { slice: select => $status.map(now => select(now)), $failures: createStore(0) },
    outage,
    session: { $user: createStore({ readOnly }) as never },
  });
  return { model, calls, outage, scope: fork() };
}

describe('the Ethernet ports', () => {
  it('the Ethernet ports are read when their section is opened, and after a test of a cable', async () => {
    const { model, calls, scope } = setUp();
    await allSettled(model.opened, { scope });
    expect(scope.getState(model.$ports)?.map(({ interfaceName }) => interfaceName)).toEqual(['eth0']);
    await allSettled(model.tested, { scope, params: 'eth0' });
    expect(calls).toEqual(['eth0', 'test eth0', 'eth0']);
    expect(scope.getState(model.$results).get('eth0')).toEqual({ pairs: PAIRS });
    expect(scope.getState(model.$testing)).toBeNull();
  });

  it('keep their last state when a read fails, and tell that a test failed', async () => {
    const failure = new RequestFailure({ kind: 'network', code: 'timeout' } as never);
    let isBroken = false;
    const { model, scope } = setUp({
      read: async name => {
        if (isBroken) throw failure;
        return await Promise.resolve({ interfaceName: name, supportedModes: [], advertisedModes: [] });
      },
      testCable: () => Promise.reject(failure),
    });
    await allSettled(model.opened, { scope });
    isBroken = true;
    await allSettled(model.tested, { scope, params: 'eth0' });
    expect(scope.getState(model.$ports)).toHaveLength(1);
    expect(scope.getState(model.$failure)).not.toBeNull();
    expect(scope.getState(model.$results).get('eth0')).toHaveProperty('failure');
  });

  it('the Ethernet ports are not tested for a read-only user, nor twice at once', async () => {
    const reader = setUp({ readOnly: true });
    await allSettled(reader.model.tested, { scope: reader.scope, params: 'eth0' });
    expect(reader.calls).toEqual([]);
    let finish: (pairs: typeof PAIRS) => void = () => undefined;
    const { model, scope } = setUp({ testCable: () => new Promise(resolve => (finish = resolve)) });
    const first = allSettled(model.tested, { scope, params: 'eth0' });
    const second = allSettled(model.tested, { scope, params: 'eth1' });
    expect(scope.getState(model.$testing)).toBe('eth0');
    finish(PAIRS);
    await Promise.all([first, second]);
    expect([...scope.getState(model.$results).keys()]).toEqual(['eth0']);
  });
});

describe('the cable of a port', () => {
  it('the cable of a port is that of this page perhaps: while it is tested an outage is expected', async () => {
    const test = new HeldCall<[string], typeof PAIRS>();
    const { model, outage, scope } = setUp({ testCable: test.call });
    const tested = allSettled(model.tested, { scope, params: 'eth0' });
    expect(scope.getState(outage.$isExpected)).toBe(true);
    await test.answer(PAIRS);
    await tested;
    expect(scope.getState(outage.$isExpected)).toBe(false);
  });

  const refused = new RequestFailure({ kind: 'response-status', status: 404, statusText: 'Not Found' });

  it('the cable of a port has its newest result, beside that of another port', async () => {
    const pairs = [PAIRS, [], [{ pair: 'A', code: 1, lengthMetres: 3 }]];
    const { model, scope } = setUp({ testCable: async () => pairs.shift() ?? [] });
    for (const name of ['eth0', 'eth1', 'eth0']) await allSettled(model.tested, { scope, params: name });
    expect(Object.fromEntries(scope.getState(model.$results))).toEqual({
      eth0: { pairs: [{ pair: 'A', code: 1, lengthMetres: 3 }] },
      eth1: { pairs: [] },
    });
  });

  it('the cable of a port has no result of before once its test failed, and says why', async () => {
    let isBroken = false;
    const { model, scope } = setUp({
      testCable: () => (isBroken ? Promise.reject(refused) : Promise.resolve(PAIRS)),
    });
    await allSettled(model.tested, { scope, params: 'eth0' });
    isBroken = true;
    await allSettled(model.tested, { scope, params: 'eth0' });
    expect(scope.getState(model.$results).get('eth0')).toEqual({ failure: refused.failure });
    expect(scope.getState(model.$testing)).toBeNull();
  });

  it('the cable of a port is tested again after a mistake of the program, which is named as one', async () => {
    const { model, scope } = setUp({ testCable: () => Promise.reject(new TypeError('a mistake')) });
    await allSettled(model.tested, { scope, params: 'eth0' });
    expect(scope.getState(model.$results).get('eth0')).toEqual({ failure: 'fault' });
    expect(scope.getState(model.$testing)).toBeNull();
  });
});

describe('the Ethernet ports of a device', () => {
  const named = (...names: readonly string[]) => ({ interfaces: names.map(name => ({ name })) });

  it('the Ethernet ports of a device are its wired ones, read one after the other', async () => {
    const { model, calls, scope } = setUp(
      {},
      ptpAccessPointStatus(named('lo', 'eth0', 'ath0', 'eth1', 'br0')),
    );
    await allSettled(model.opened, { scope });
    expect(calls).toEqual(['eth0', 'eth1']);
  });

  it('the Ethernet ports of a device are none of a device without a wired one', async () => {
    const { model, calls, scope } = setUp({}, ptpAccessPointStatus(named('ath0')));
    await allSettled(model.opened, { scope });
    expect([calls, scope.getState(model.$ports)]).toEqual([[], []]);
  });

  it('the Ethernet ports of a device are not read before their section is opened, and again on request', async () => {
    const { model, calls, scope } = setUp();
    expect(calls).toEqual([]);
    await allSettled(model.opened, { scope });
    await allSettled(model.refreshed, { scope });
    expect(calls).toEqual(['eth0', 'eth0']);
  });

  it('say why they could not be read, until they are', async () => {
    let isBroken = true;
    const { model, scope } = setUp({
      read: name => {
        if (isBroken) return Promise.reject(new TypeError('a mistake'));
        return Promise.resolve({ interfaceName: name, supportedModes: [], advertisedModes: [] });
      },
    });
    await allSettled(model.opened, { scope });
    expect([scope.getState(model.$failure), scope.getState(model.$ports)]).toEqual(['fault', null]);
    isBroken = false;
    await allSettled(model.refreshed, { scope });
    expect([scope.getState(model.$failure), scope.getState(model.$ports)?.length]).toEqual([null, 1]);
  });
});

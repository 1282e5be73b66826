import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createStore, fork } from 'effector';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createEthernetModel } from './ethernet.model.ts';
import type { EthernetPort } from './ethernet.port.ts';

const PAIRS = [{ pair: 'A', code: 0, lengthMetres: 12 }];

function setUp({ readOnly = false, ...port }: Partial<EthernetPort> & { readonly readOnly?: boolean } = {}) {
  const calls: string[] = [];
  const $status = createStore<DeviceStatus>(ptpAccessPointStatus());
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
    status: { slice: select => $status.map(status => select(status)) },
    session: { $user: createStore({ readOnly }) as never },
  });
  return { model, calls, scope: fork() };
}

describe('the Ethernet ports', () => {
  it('are read when their section is opened, and after a test of a cable', async () => {
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

  it('are not tested for a read-only user, nor twice at once', async () => {
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

import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWanModel, type WanModel } from './wan.model.ts';

const LEASE = {
  interfaceName: 'br0',
  state: 'init',
  address: '0.0.0.0',
  netmask: '0.0.0.0',
  gateway: '0.0.0.0',
  nameServers: [],
};
const SESSION = {
  interfaceName: 'ppp0',
  deviceName: 'ath0',
  state: 'up',
  address: '203.0.113.77',
  peer: '203.0.113.1',
  nameServers: ['192.0.2.53'],
  uptimeSeconds: 7,
};

const answered = createEvent<DeviceStatus>();
let calls: string[];
let refusal: RequestFailure | undefined;

function setUp(readOnly: boolean): WanModel {
  calls = [];
  refusal = undefined;
  const call = async <T>(name: string, answer: T): Promise<T> => {
    calls.push(name);
    if (refusal !== undefined && !name.startsWith('read')) throw refusal;
    return await Promise.resolve(answer);
  };
  const $status = createStore<DeviceStatus | null>(null).on(answered, (_, status) => status);
  return createWanModel({
    dhcpPort: {
      read: () => call('read leases', [LEASE]),
      renew: name => call(`renew ${name}`, undefined),
      release: name => call(`release ${name}`, undefined),
    },
    pppoePort: {
      read: () => call('read sessions', [SESSION]),
      restart: name => call(`restart ${name}`, undefined),
    },
    visibility: { visible: of(true) },
    status: { slice: select => $status.map(status => (status === null ? null : select(status))) },
    session: { $user: createStore({ username: 'admin', readOnly }) },
  });
}

const turn = () => new Promise<void>(done => setTimeout(done, 0));
let model: WanModel;
beforeEach(() => {
  model = setUp(false);
});
afterEach(() => model.closed());

describe('the far side of a router', () => {
  it('is read once it is opened: sessions first, and an address of zeros is none', async () => {
    expect(calls).toEqual([]);
    model.opened();
    await turn();
    expect(calls).toEqual(['read leases', 'read sessions']);
    expect(model.$rows.getState()).toMatchObject([
      { kind: 'pppoe', over: 'ath0', gateway: '203.0.113.1', netmask: undefined, seconds: 7 },
      { kind: 'dhcp', state: 'init', address: undefined, gateway: undefined },
    ]);
  });

  it('is read again after each deed, and when the status shows another address', async () => {
    model.opened();
    await turn();
    calls.length = 0;
    model.requested({ deed: 'reconnect', interfaceName: 'ppp0' });
    await turn();
    expect(calls).toEqual(['restart ppp0', 'read leases', 'read sessions']);
    calls.length = 0;
    answered(ptpAccessPointStatus({ interfaces: [{ name: 'ppp0', ipAddress: '203.0.113.9' }] }));
    await turn();
    expect(calls).toEqual(['read leases', 'read sessions']);
  });

  it('does nothing for a read-only user', async () => {
    model = setUp(true);
    model.requested({ deed: 'release', interfaceName: 'br0' });
    await turn();
    expect(calls).toEqual([]);
  });

  it('does one deed at a time, and says why one failed until the next', async () => {
    refusal = new RequestFailure({ kind: 'network', reason: 'time-out', message: 'No answer.' });
    model.requested({ deed: 'renew', interfaceName: 'br0' });
    model.requested({ deed: 'release', interfaceName: 'br0' });
    await turn();
    expect(calls).toEqual(['renew br0']);
    expect(model.$deedFailure.getState()).toMatchObject({ reason: 'time-out' });
    model.requested({ deed: 'release', interfaceName: 'br0' });
    expect(model.$deedFailure.getState()).toBeNull();
  });
});

import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { createStore } from 'effector';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answeringStatus } from '../status/answering-status.mother.ts';
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

let status: ReturnType<typeof answeringStatus>;
let calls: string[];
let refusal: RequestFailure | undefined;
let missing: Error | undefined;
let missingCall = '';

function setUp(readOnly: boolean): WanModel {
  calls = [];
  refusal = undefined;
  missing = undefined;
  const call = async <T>(name: string, answer: T): Promise<T> => {
    calls.push(name);
    if (missing !== undefined && name === missingCall) throw missing;
    if (refusal !== undefined && !name.startsWith('read')) throw refusal;
    return await Promise.resolve(answer);
  };
  status = answeringStatus();
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
    status: status.model,
    session: { $user: createStore({ username: 'admin', readOnly }) },
  });
}

const turn = () => new Promise<void>(done => setTimeout(done, 0));
let model: WanModel;
beforeEach(() => {
  model = setUp(false);
});
afterEach(() => {
  model.closed();
  status.model.closed();
});

describe('the WAN side of a router', () => {
  it('the WAN side of a router is read once it is opened: sessions first, and an address of zeros is none', async () => {
    expect(calls).toEqual([]);
    model.opened();
    await turn();
    expect(calls).toEqual(['read leases', 'read sessions']);
    expect(model.$rows.getState()).toMatchObject([
      { kind: 'pppoe', over: 'ath0', gateway: '203.0.113.1', netmask: undefined, seconds: 7 },
      { kind: 'dhcp', state: 'init', address: undefined, gateway: undefined },
    ]);
  });

  it('the WAN side of a router is read again after each action, and when the status shows another address', async () => {
    model.opened();
    await turn();
    calls.length = 0;
    model.requested({ action: 'reconnect', interfaceName: 'ppp0' });
    await turn();
    expect(calls).toEqual(['restart ppp0', 'read leases', 'read sessions']);
    calls.length = 0;
    status.answer(ptpAccessPointStatus({ interfaces: [{ name: 'ppp0', ipAddress: '203.0.113.9' }] }));
    await turn();
    expect(calls).toEqual(['read leases', 'read sessions']);
  });

  it.each([
    ['leases', ['pppoe']],
    ['sessions', ['dhcp']],
  ] as const)(
    'the WAN side of a router has the other rows on a product without the call for %s',
    async (call, kinds) => {
      missing = new RequestFailure({ kind: 'response-status', status: 404, statusText: 'Not Found' });
      missingCall = `read ${call}`;
      model.opened();
      await turn();
      expect(model.$rows.getState()?.map(({ kind }) => kind)).toEqual(kinds);
      expect(model.$readFailure.getState()).toBeNull();
    },
  );

  it('keeps its rows when they cannot be read again, and says why until they can', async () => {
    model.opened();
    await turn();
    missing = new RequestFailure({ kind: 'network', reason: 'unreachable', message: 'No response.' });
    missingCall = 'read sessions';
    model.refreshed();
    await turn();
    expect(model.$rows.getState()).toHaveLength(2);
    expect(model.$readFailure.getState()).toMatchObject({ reason: 'unreachable' });
    missing = undefined;
    model.refreshed();
    await turn();
    expect(model.$readFailure.getState()).toBeNull();
  });

  it('says that the program is at fault where it is', async () => {
    missing = new TypeError('a mistake');
    missingCall = 'read leases';
    model.opened();
    await turn();
    expect(model.$readFailure.getState()).toBe('fault');
  });

  it('the WAN side of a router is read once more where an address changes while it is read', async () => {
    model.opened();
    status.answer(ptpAccessPointStatus({ interfaces: [{ name: 'ppp0', ipAddress: '203.0.113.10' }] }));
    status.answer(ptpAccessPointStatus({ interfaces: [{ name: 'ppp0', ipAddress: '203.0.113.11' }] }));
    await turn();
    expect(calls.filter(call => call === 'read leases')).toHaveLength(2);
  });

  it('the WAN side of a router is not read for a status that changes nothing of its addresses', async () => {
    const interfaces = [{ name: 'ppp0', ipAddress: '203.0.113.12' }];
    status.answer(ptpAccessPointStatus({ interfaces }));
    model.opened();
    await turn();
    calls.length = 0;
    status.answer(ptpAccessPointStatus({ interfaces, host: { uptimeSeconds: 7 } }));
    await turn();
    expect(calls).toEqual([]);
  });

  it('the WAN side of a router does nothing for a read-only user', async () => {
    model = setUp(true);
    model.requested({ action: 'release', interfaceName: 'br0' });
    await turn();
    expect(calls).toEqual([]);
  });

  it('the WAN side of a router does one action at a time, and says why one failed until the next', async () => {
    refusal = new RequestFailure({ kind: 'network', reason: 'time-out', message: 'No answer.' });
    model.requested({ action: 'renew', interfaceName: 'br0' });
    model.requested({ action: 'release', interfaceName: 'br0' });
    await turn();
    expect(calls).toEqual(['renew br0']);
    expect(model.$actionFailure.getState()).toMatchObject({ reason: 'time-out' });
    model.requested({ action: 'release', interfaceName: 'br0' });
    expect(model.$actionFailure.getState()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { DhcpClientLease, PppoeSession } from './address-services.port.ts';
import { wanRows } from './wan.model.ts';

const LEASE: DhcpClientLease = {
  interfaceName: 'eth0',
  state: 'bound',
  address: '198.51.100.7',
  netmask: '255.255.255.0',
  gateway: '198.51.100.1',
  nameServers: ['192.0.2.53'],
  secondsLeft: 3600,
};
const SESSION: PppoeSession = {
  interfaceName: 'ppp0',
  deviceName: 'eth0',
  state: 'up',
  address: '203.0.113.77',
  peer: '203.0.113.1',
  nameServers: ['192.0.2.54'],
  uptimeSeconds: 90,
};

describe('the WAN connections of a router', () => {
  it('the WAN connections of a router are its sessions, then its leases', () => {
    expect(wanRows([LEASE], [SESSION]).map(({ interfaceName }) => interfaceName)).toEqual(['ppp0', 'eth0']);
  });

  it('the WAN connections of a router are none of a router without either', () => {
    expect(wanRows([], [])).toEqual([]);
  });

  it('the WAN connections of a router have the time that a lease lasts, and the time that a session is up', () => {
    expect(wanRows([LEASE], [SESSION]).map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['pppoe', 90],
      ['dhcp', 3600],
    ]);
  });

  it('the WAN connections of a router have the other end of a session for its gateway, and no netmask of it', () => {
    expect(wanRows([], [SESSION])).toMatchObject([
      { gateway: '203.0.113.1', netmask: undefined, over: 'eth0', nameServers: ['192.0.2.54'] },
    ]);
  });

  it('run over no other interface where they are a lease', () => {
    expect(wanRows([LEASE], [])).toMatchObject([{ over: undefined, netmask: '255.255.255.0' }]);
  });

  it.each(['0.0.0.0', '', undefined])(
    'the WAN connections of a router have no address where the device reports %j',
    zeros => {
      const [session, lease] = wanRows(
        [{ ...LEASE, address: zeros, netmask: zeros, gateway: zeros }],
        [{ ...SESSION, address: zeros, peer: zeros }],
      );
      expect([session?.address, session?.gateway]).toEqual([undefined, undefined]);
      expect([lease?.address, lease?.netmask, lease?.gateway]).toEqual([undefined, undefined, undefined]);
    },
  );
});

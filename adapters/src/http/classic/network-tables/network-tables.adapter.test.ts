import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { ClassicNetworkTables } from './network-tables.adapter.ts';

const tables = () => new ClassicNetworkTables(testClient().client);
const rule = {
  num: 1,
  packets: 10,
  bytes: 1000,
  target: 'DROP',
  proto: 'tcp',
  in: 'br0',
  out: '*',
  src: '0.0.0.0/0',
  dst: '10.0.0.0/8',
  extra: 'dpt:22',
};
const mapped = {
  number: 1,
  packets: 10,
  bytes: 1000,
  target: 'DROP',
  protocol: 'tcp',
  inInterface: 'br0',
  outInterface: '*',
  source: '0.0.0.0/0',
  destination: '10.0.0.0/8',
  extra: 'dpt:22',
};

describe('the network tables', () => {
  afterEach(() => nock.cleanAll());

  it('know the addresses that were heard, and no other text', async () => {
    nock(RADIO).get('/ipscan.cgi').reply(200, '192.168.1.1\n\nnonsense\n192.168.1.20\n');
    expect(await tables().scannedAddresses()).toEqual(['192.168.1.1', '192.168.1.20']);
  });

  it('know nothing where nothing was heard', async () => {
    nock(RADIO).get('/ipscan.cgi').reply(200, '');
    expect(await tables().scannedAddresses()).toEqual([]);
  });

  it('the network tables have the ARP entries with MACs in one form', async () => {
    const arp = [{ ipaddr: '192.168.1.1', hwaddr: '00:11:22:aa:bb:cc', ifname: 'br0' }];
    nock(RADIO).get('/arp.cgi').reply(200, { arp });
    expect(await tables().arp()).toEqual([
      { address: '192.168.1.1', mac: '00:11:22:AA:BB:CC', interfaceName: 'br0' },
    ]);
  });

  it('the network tables have the bridge without the null that older firmware ends it with', async () => {
    const brmacs = [{ bridge: 'br0', port: 'eth0', hwaddr: '00:11:22:33:44:55', ageing: 12.3 }, null];
    nock(RADIO).get('/brmacs.cgi').query({ brmacs: 'y' }).reply(200, { brmacs });
    expect(await tables().bridge()).toEqual([
      { bridge: 'br0', port: 'eth0', mac: '00:11:22:33:44:55', ageSeconds: 12.3 },
    ]);
  });

  it('the network tables have the routes', async () => {
    const route = { destination: '0.0.0.0', netmask: '0.0.0.0', gateway: '192.168.1.1', ifname: 'br0' };
    nock(RADIO)
      .get('/sroutes.cgi')
      .reply(200, { sroutes: [{ ...route, flags: 'UG', metric: 0 }] });
    expect(await tables().routes()).toEqual([
      {
        destination: '0.0.0.0',
        netmask: '0.0.0.0',
        gateway: '192.168.1.1',
        interfaceName: 'br0',
        flags: 'UG',
        metric: 0,
      },
    ]);
  });

  it('the network tables have the leases', async () => {
    const lease = { hwaddr: '001122334455', ipaddr: '10.0.0.2', hostname: '', ifname: 'br0', expires: 3421 };
    nock(RADIO)
      .get('/api/dhcp-server/leases')
      .reply(200, { leases: [lease] });
    expect(await tables().leases()).toEqual([
      {
        mac: '00:11:22:33:44:55',
        address: '10.0.0.2',
        hostname: undefined,
        interfaceName: 'br0',
        secondsLeft: 3421,
      },
    ]);
  });

  it('the network tables have the filters by what they look at', async () => {
    nock(RADIO)
      .get('/api/firewall/user-rules')
      .reply(200, { iptables: [rule], ip6tables: [] });
    expect(await tables().firewall()).toEqual({ ipv4: [mapped], ipv6: [], bridge: [] });
  });

  it('the network tables have the forwarded ports', async () => {
    nock(RADIO)
      .get('/api/firewall/port-forward')
      .reply(200, { portfw: [{ ...rule, to: '10.1.1.25:3389' }] });
    expect(await tables().portForwards()).toEqual([{ ...mapped, to: '10.1.1.25:3389' }]);
  });

  it('the network tables are empty where the answer is of another shape', async () => {
    nock(RADIO).get('/arp.cgi').reply(200, { arp: 'none' });
    expect(await tables().arp()).toEqual([]);
  });
});

import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { ClassicDhcpClient, ClassicPppoe } from './address-services.adapter.ts';

const dhcp = () => new ClassicDhcpClient(testClient().client);
const pppoe = () => new ClassicPppoe(testClient().client);

describe('the DHCP client', () => {
  afterEach(() => nock.cleanAll());

  it('tells its leases', async () => {
    const lease = { ifname: 'br0', status: 'bound', ipaddr: '10.0.0.5', dns: ['10.0.0.1', 5], expires: '42' };
    nock(RADIO)
      .get('/api/dhcp-client/info')
      .reply(200, { dhcpc: [lease] });
    expect(await dhcp().read()).toMatchObject([
      {
        interfaceName: 'br0',
        state: 'bound',
        address: '10.0.0.5',
        nameServers: ['10.0.0.1'],
        secondsLeft: 42,
      },
    ]);
  });

  it.each(['renew', 'release'] as const)('the DHCP client can %s one', async action => {
    nock(RADIO).post(`/api/dhcp-client/${action}`, { ifname: 'br0' }).reply(200, { ok: true, code: 0 });
    await expect(dhcp()[action]('br0')).resolves.toBeUndefined();
  });

  it('the DHCP client has none on an interface without a client', async () => {
    nock(RADIO).post('/api/dhcp-client/renew').reply(200, { ok: false, code: 5 });
    expect(await failureOf(dhcp().renew('eth1'))).toMatchObject({ code: 5 });
  });
});

describe('PPPoE', () => {
  afterEach(() => nock.cleanAll());

  it('tells its sessions', async () => {
    const session = {
      ifname: 'ppp0',
      devname: 'br0',
      status: 'up',
      dns: [],
      mtu: 1492,
      uptime: 120,
      tx_bytes: 1,
    };
    nock(RADIO)
      .get('/api/pppoe/info')
      .reply(200, { ppp: [session] });
    expect(await pppoe().read()).toMatchObject([
      { interfaceName: 'ppp0', deviceName: 'br0', state: 'up', mtu: 1492, uptimeSeconds: 120, txBytes: 1 },
    ]);
  });

  it('dials again', async () => {
    nock(RADIO).post('/api/pppoe/restart', { ifname: 'ppp0' }).reply(200, { ok: true, code: 0 });
    await expect(pppoe().restart('ppp0')).resolves.toBeUndefined();
  });
});

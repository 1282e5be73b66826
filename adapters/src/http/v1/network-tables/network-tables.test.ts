import { aV1Session } from '@radiolink/virtual-radio/testing';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { V1NetworkTables } from './network-tables.adapter.ts';

afterEach(() => nock.cleanAll());

const tables = () => new V1NetworkTables(testV1Client().client, { now: () => 0 });

describe('the tables of a versioned device', () => {
  it('the tables of a versioned device have the interfaces and the remote ends of its statistics', async () => {
    const { v1 } = await aV1Session({ profile: 'wave', stations: 2 });
    nock(V1_RADIO)
      .get('/statistics')
      .times(2)
      .reply(200, await v1.json<object[]>('/statistics'));
    const interfaces = await tables().interfaces();
    expect(interfaces.map(({ name }) => name)).toEqual(['eth0', 'eth1', 'wlan0', 'ath0', 'ubond0', 'br0']);
    expect(interfaces[0]).toMatchObject({ speedMbps: 1000, mtu: 1500, rxErrors: 0 });
    const peers = await tables().peers();
    expect(peers).toHaveLength(2);
    for (const { mac, address, uptimeSeconds, rxBytes } of peers) {
      expect(mac).toMatch(/^([0-9A-F]{2}:){5}[0-9A-F]{2}$/);
      expect(address).toMatch(/^192\.0\.2\./);
      expect([typeof uptimeSeconds, typeof rxBytes]).toEqual(['number', 'number']);
    }
  });

  it('leave out what an answer of another form does not say', async () => {
    nock(V1_RADIO)
      .get('/statistics')
      .times(2)
      .reply(200, [{ interfaces: [{ id: 'eth0' }, 7], wireless: { peers: 'none' } }]);
    expect((await tables().interfaces())[0]).toMatchObject({ name: 'eth0', rxBytes: undefined });
    expect(await tables().peers()).toEqual([]);
  });
});

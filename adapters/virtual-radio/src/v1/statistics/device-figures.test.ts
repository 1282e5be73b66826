import { describe, expect, it } from 'vitest';
import { RadioClient } from '../../testing/radio-client.mother.ts';
import { statisticsNow } from '../../testing/statistics-shape.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

describe('the device in the statistics', () => {
  it('counts uptime and power time in seconds, and the time in milliseconds', async () => {
    const { clock, v1 } = await aV1Session();
    const before = await statisticsNow(v1);
    clock.advance(45);
    const after = await statisticsNow(v1);
    expect([
      after.device.uptime - before.device.uptime,
      after.device.powerTime - before.device.powerTime,
      after.timestamp - before.timestamp,
    ]).toEqual([45, 45, 45_000]);
  });

  it('tells the use of its memory in percent of what is not free', async () => {
    const { v1 } = await aV1Session();
    const { ram } = (await statisticsNow(v1)).device as unknown as { ram: Record<string, number> };
    const used = 1 - (ram['free'] ?? 0) / (ram['total'] ?? 1);
    expect(ram['usage']).toBe(Math.round(100 * used));
  });

  it('the device in the statistics has no position without a receiver and no temperature without a sensor', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    expect((await statisticsNow(v1)).device).toMatchObject({ gps: null, temperatures: [] });
  });

  it('the device in the statistics has a fix and degrees of a board that has both', async () => {
    const { v1 } = await aV1Session();
    expect((await statisticsNow(v1)).device).toMatchObject({
      gps: { fix: true, dim: 3 },
      temperatures: [{ name: 'cpu', type: 'other' }],
    });
  });

  it('the device in the statistics was in service as long as its oldest link, and down for the rest of its uptime', async () => {
    const { radio, clock, v1 } = await aV1Session({ profile: 'ap-ptp' });
    radio.faults.happen('reboot');
    clock.advance(120);
    await v1.login();
    const { serviceTime, serviceUptime, serviceDowntime } = (await statisticsNow(v1)).wireless;
    expect(serviceTime).toBe(120);
    expect(serviceUptime + serviceDowntime).toBe(serviceTime);
    expect(serviceDowntime).toBeGreaterThan(0);
    expect(serviceUptime).toBeGreaterThan(0);
  });

  it('uses the air of its surroundings by whole percent of each channel', async () => {
    const { v1 } = await aV1Session();
    const { utilization } = (await statisticsNow(v1)).airview;
    expect(utilization.length).toBeGreaterThan(3);
    for (const { frequency, usage } of utilization) {
      expect(frequency).toBeGreaterThan(5150);
      expect(frequency).toBeLessThan(5925);
      expect([Number.isInteger(usage), usage >= 0, usage <= 100]).toEqual([true, true, true]);
    }
  });
});

describe('the interfaces in the statistics', () => {
  it.each([
    ['wave', { eth0: 'ethernet', wlan0: 'wireless', ath0: 'wireless', ubond0: 'bridge', br0: 'bridge' }],
    ['ap-ptp', { eth0: 'ethernet', ath0: 'wireless', br0: 'bridge' }],
    ['vlan', { 'br0.20': 'vlan', br0: 'bridge', eth0: 'ethernet' }],
  ])('the interfaces in the statistics of %s have the types of the reference', async (profile, types) => {
    const { v1 } = await aV1Session({ profile });
    const { interfaces } = await statisticsNow(v1);
    const sent = Object.fromEntries(interfaces.map(({ id, status }) => [id, status['type']]));
    expect(sent).toMatchObject(types);
  });

  it('count the bytes that the classic status counts', async () => {
    const { radio, v1 } = await aV1Session({ profile: 'ap-ptp' });
    const client = new RadioClient(radio);
    await client.login();
    const classic = await client.json<{
      interfaces: { ifname: string; status: { tx_bytes: number; rx_bytes: number } }[];
    }>('/status.cgi');
    const { interfaces } = await statisticsNow(v1);
    expect(
      interfaces.map(({ id, statistics }) => [id, statistics['txBytes'], statistics['rxBytes']]),
    ).toEqual(classic.interfaces.map(({ ifname, status }) => [ifname, status.tx_bytes, status.rx_bytes]));
  });

  it('carry on the wire what the air carries, the other way round', async () => {
    const { clock, v1 } = await aV1Session();
    clock.advance(10);
    const { interfaces } = await statisticsNow(v1);
    const rates = (id: string) => interfaces.find(one => one.id === id)?.statistics;
    expect([rates('eth0')?.['txRate'], rates('eth0')?.['rxRate']]).toEqual([
      rates('ubond0')?.['rxRate'],
      rates('ubond0')?.['txRate'],
    ]);
    expect(rates('ubond0')?.['txRate']).toBe(
      (rates('wlan0')?.['txRate'] ?? 0) + (rates('ath0')?.['txRate'] ?? 0),
    );
  });

  it('tell a speed only where something is plugged in', async () => {
    const { v1 } = await aV1Session();
    const { interfaces } = await statisticsNow(v1);
    const speed = (id: string) => interfaces.find(one => one.id === id)?.status['currentSpeed'];
    expect([speed('eth0'), speed('eth1')]).toEqual(['1000-full', '']);
  });

  it('follow the speed that is configured', async () => {
    const { radio, clock, v1 } = await aV1Session({ profile: 'ap-ptp' });
    const client = new RadioClient(radio);
    await client.login();
    const lines = ['autoneg=disabled', 'speed=100', 'duplex=disabled'];
    await client.post('/api/cfg', { cfgData: lines.map(line => `netconf.1.${line}\n`).join('') });
    clock.advance(5);
    const { interfaces } = await statisticsNow(v1);
    expect(interfaces[0]?.status).toMatchObject({ currentSpeed: '100-half', description: '' });
  });
});

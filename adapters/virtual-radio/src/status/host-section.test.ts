import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RadioClient } from '../testing/radio-client.mother.ts';
import { aStatusReader } from '../testing/status-of.mother.ts';
import { deviceTime } from './host-section.ts';
import { reportedDistance } from './peer-section.ts';

interface Host {
  readonly host: Readonly<Record<string, number | string>> & {
    readonly uptime: number;
    readonly power_time: number;
    readonly timestamp: number;
  };
}

const WRAP = 2 ** 32;

describe('the host in the status', () => {
  it('counts uptime and power time in seconds', async () => {
    const { read } = await aStatusReader();
    const before = (await read<Host>()).host;
    const after = (await read<Host>(75)).host;
    expect([after.uptime - before.uptime, after.power_time - before.power_time]).toEqual([75, 75]);
  });

  it('starts its uptime from 0 at a reboot and keeps counting its power time', async () => {
    const { read, client, clock, radio } = await aStatusReader({ bootSeconds: 20 });
    const before = (await read<Host>()).host;
    radio.faults.happen('reboot');
    clock.advance(26);
    await client.login();
    const after = (await read<Host>()).host;
    expect([after.uptime, after.power_time - before.power_time]).toEqual([26, 26]);
  });

  it('starts both from 0 when the power was lost', async () => {
    const { read, client, clock, radio } = await aStatusReader({ bootSeconds: 20 });
    radio.faults.happen('power-loss');
    clock.advance(26);
    await client.login();
    expect((await read<Host>()).host).toMatchObject({ uptime: 26, power_time: 26 });
  });

  it('the host in the status has a millisecond counter of 32 bits that wraps within ten minutes of its creation', async () => {
    const { read } = await aStatusReader();
    const before = (await read<Host>()).host.timestamp;
    const after = (await read<Host>(601)).host.timestamp;
    expect([after < before, (after - before + WRAP) % WRAP]).toEqual([true, 601_000]);
  });

  it('tells the same counter to two readers of one moment', async () => {
    const { read, radio } = await aStatusReader();
    const other = new RadioClient(radio);
    await other.login();
    expect((await other.json<Host>('/status.cgi')).host).toEqual((await read<Host>()).host);
  });

  it('writes its time as a date and a time of day', async () => {
    const { read } = await aStatusReader();
    expect((await read<Host>(59)).host['time']).toBe('2026-06-01 12:00:59');
  });

  it.each([
    ['ap-ptp', 'bridge'],
    ['router', 'router'],
    ['soho', 'soho'],
  ])('the host in the status of %s has the role %s', async (profile, netrole) => {
    const { read } = await aStatusReader({ profile });
    expect((await read<Host>()).host['netrole']).toBe(netrole);
  });

  it('the host in the status is named by its configuration from the moment that it runs', async () => {
    const { read, write } = await aStatusReader();
    await write('resolv.host.1.name=Ridge-Renamed\n');
    expect((await read<Host>(5)).host['hostname']).toBe('Ridge-Renamed');
  });

  it('the host in the status has some of its memory free, and a load of the processor in percent', async () => {
    const { read } = await aStatusReader();
    const { totalram, freeram, cpuload } = (await read<Host>(30)).host;
    expect(Number(freeram)).toBeGreaterThan(0);
    expect(Number(freeram)).toBeLessThan(Number(totalram));
    expect(Number(cpuload)).toBeGreaterThanOrEqual(0);
    expect(Number(cpuload)).toBeLessThanOrEqual(100);
  });

  it('the host in the status has an id of 32 hex digits that does not change', async () => {
    const { read } = await aStatusReader();
    const id = (await read<Host>()).host['device_id'];
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect((await read<Host>(3600)).host['device_id']).toBe(id);
  });
});

describe('a time of the device', () => {
  it('a time of the device is read back to the same second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), seconds => {
        expect(Date.parse(`${deviceTime(seconds * 1000 + 999).replace(' ', 'T')}Z`)).toBe(seconds * 1000);
      }),
    );
  });
});

describe('a measured distance', () => {
  it.each([
    [0, 150],
    [74, 150],
    [224, 150],
    [226, 300],
    [3400, 3450],
  ])('a measured distance of %i m is %i m', (metres, shown) => {
    expect(reportedDistance(metres)).toBe(shown);
  });

  it('a measured distance is at most half a step away from the real one, beyond the first step', () => {
    fc.assert(
      fc.property(fc.double({ min: 150, max: 200_000, noNaN: true }), metres => {
        expect(Math.abs(reportedDistance(metres) - metres)).toBeLessThanOrEqual(75);
      }),
    );
  });
});

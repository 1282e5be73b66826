import { describe, expect, it } from 'vitest';
import { reservationChanges } from './lease-reservation.ts';
import type { LeaseRow } from './network-rows.ts';

const CAMERA: LeaseRow = {
  hostname: 'camera',
  address: '10.0.0.9',
  mac: '02:00:00:00:00:09',
  interfaceName: 'br1',
  secondsLeft: 90,
};
const serverWith = (lines: Readonly<Record<string, string>> = {}) =>
  new Map(Object.entries({ 'dhcpd.1.devname': 'br0', 'dhcpd.2.devname': 'br1', ...lines }));
const reserved = (values: ReadonlyMap<string, string>, lease: LeaseRow = CAMERA) =>
  Object.fromEntries(reservationChanges(values, lease));

describe('the reservation of a lease', () => {
  it('the reservation of a lease is the first entry of a server without any', () => {
    expect(Object.keys(reserved(serverWith()))).toEqual([
      'dhcpd.2.static.1.status',
      'dhcpd.2.static.1.mac',
      'dhcpd.2.static.1.ip',
      'dhcpd.2.static.1.name',
    ]);
  });

  it('the reservation of a lease comes after the highest entry, and leaves a gap as it is', () => {
    const values = serverWith({
      'dhcpd.2.static.1.mac': '02:00:00:00:00:01',
      'dhcpd.2.static.10.mac': '02:00:00:00:00:10',
    });
    expect(reserved(values)).toHaveProperty(['dhcpd.2.static.11.mac'], CAMERA.mac);
  });

  it('the reservation of a lease is not counted by the entries of another server', () => {
    const values = serverWith({ 'dhcpd.1.static.7.mac': '02:00:00:00:00:07' });
    expect(reserved(values)).toHaveProperty(['dhcpd.2.static.1.ip'], '10.0.0.9');
  });

  it('the reservation of a lease is made though another server reserved the same MAC', () => {
    const values = serverWith({ 'dhcpd.1.static.1.mac': '02:00:00:00:00:09' });
    expect(reserved(values)).toHaveProperty(['dhcpd.2.static.1.mac'], CAMERA.mac);
  });

  it.each([undefined, ''])(
    'the reservation of a lease has no name where the client has the name %j',
    hostname => {
      expect(Object.keys(reserved(serverWith(), { ...CAMERA, hostname }))).not.toContain(
        'dhcpd.2.static.1.name',
      );
    },
  );

  it('the reservation of a lease is none where no server has an interface, or the lease has none', () => {
    expect(reserved(new Map())).toEqual({});
    expect(reserved(serverWith(), { ...CAMERA, interfaceName: undefined })).toEqual({});
  });
});

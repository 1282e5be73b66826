import { describe, expect, it } from 'vitest';
import {
  type FilterRow,
  type NetworkTablesPort,
  STATISTICS_TABLE_IDS,
  TABLE_IDS,
  type TableId,
  type LeaseRow,
} from './network-tables.port.ts';
import { NETWORK_TABLES, reservationChanges } from './tables.ts';

const FILTER: FilterRow = {
  number: 3,
  packets: 70,
  bytes: 900,
  target: 'DROP',
  protocol: 'tcp',
  inInterface: 'eth0',
  outInterface: 'ath0',
  source: '10.0.0.0/8',
  destination: 'anywhere',
  extra: 'dpt:23',
};
const ALL = [...TABLE_IDS, ...STATISTICS_TABLE_IDS];

/** A device with one row in each table. */
const PORT: NetworkTablesPort = {
  scannedAddresses: async () => ['10.0.0.7'],
  arp: async () => [{ address: '10.0.0.9', mac: '02:00:00:00:00:09', interfaceName: 'br1' }],
  bridge: async () => [{ mac: '02:00:00:00:00:09', bridge: 'br0', port: 'eth0', ageSeconds: 4 }],
  routes: async () => [
    {
      destination: '0.0.0.0',
      netmask: '0.0.0.0',
      gateway: '10.0.0.1',
      interfaceName: 'br0',
      flags: 'UG',
      metric: 0,
    },
  ],
  leases: async () => [
    {
      hostname: 'camera',
      address: '10.0.0.9',
      mac: '02:00:00:00:00:09',
      interfaceName: 'br1',
      secondsLeft: 90,
    },
  ],
  firewall: async () => ({ ipv4: [FILTER], ipv6: [{ number: 1 }], bridge: [] }),
  portForwards: async () => [{ ...FILTER, to: '10.0.0.25:3389' }],
  interfaces: async () => [
    {
      name: 'wlan0',
      speedMbps: 1000,
      mtu: 1500,
      rxBytes: 1,
      txBytes: 2,
      rxErrors: 3,
      txErrors: 4,
      rxDropped: 5,
    },
  ],
  peers: async () => [
    {
      hostname: 'barn',
      address: '10.0.0.8',
      mac: '02:00:00:00:00:08',
      firmware: '4.1.0',
      uptimeSeconds: 9,
      rxBytes: 1,
      txBytes: 2,
    },
  ],
};

/** The first row by the ids of its columns. */
async function firstRow(id: TableId): Promise<Readonly<Record<string, unknown>>> {
  const { columns, read } = NETWORK_TABLES[id];
  const [row] = await read(PORT);
  return Object.fromEntries(columns.map((column, place) => [column.id, row?.cells[place]]));
}

describe('the tables of a device', () => {
  it.each(ALL)('%s has a value for each of its columns, and none beyond', async id => {
    const { columns, read } = NETWORK_TABLES[id];
    for (const { cells } of await read(PORT)) expect(cells).toHaveLength(columns.length);
  });

  it.each(ALL)('%s has columns of its own names, numbers for numeric ones', async id => {
    const { columns } = NETWORK_TABLES[id];
    expect(new Set(columns.map(column => column.id)).size).toBe(columns.length);
    const row = await firstRow(id);
    for (const column of columns) expect(typeof row[column.id]).toBe(column.numeric ? 'number' : 'string');
  });

  it('the tables of a device have the lease that a reservation is made of, with its row', async () => {
    const [row] = await NETWORK_TABLES.leases.read(PORT);
    expect(row?.lease).toEqual({
      hostname: 'camera',
      address: '10.0.0.9',
      mac: '02:00:00:00:00:09',
      interfaceName: 'br1',
      secondsLeft: 90,
    });
    const [other] = await NETWORK_TABLES.arp.read(PORT);
    expect(other?.lease).toBeUndefined();
  });

  it('the tables of a device have the rules of the firewall by what they look at', async () => {
    const rows = await NETWORK_TABLES.firewall.read(PORT);
    expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
      ['IPv4', 3],
      ['IPv6', 1],
    ]);
  });

  it('the tables of a device have a rule with what it matches, and its counters', async () => {
    expect(await firstRow('firewall')).toEqual({
      table: 'IPv4',
      number: 3,
      action: 'DROP',
      protocol: 'tcp',
      in: 'eth0',
      out: 'ath0',
      source: '10.0.0.0/8',
      destination: 'anywhere',
      match: 'dpt:23',
      packets: 70,
      bytes: 900,
    });
  });

  it('the tables of a device have where a forwarded port leads to', async () => {
    expect(await firstRow('port-forward')).toMatchObject({ number: 3, to: '10.0.0.25:3389', packets: 70 });
  });

  it.each([
    ['routes', { gateway: '10.0.0.1', metric: 0 }],
    ['bridge', { bridge: 'br0', port: 'eth0', ageSeconds: 4 }],
    ['arp', { address: '10.0.0.9', interface: 'br1' }],
    ['scan', { address: '10.0.0.7' }],
    ['leases', { hostname: 'camera', secondsLeft: 90 }],
  ] as const)('the tables of a device have %s as %j', async (id, row) => {
    expect(await firstRow(id)).toMatchObject(row);
  });

  it('leave out what the device does not report', async () => {
    const port: NetworkTablesPort = { ...PORT, leases: async () => [{ address: '10.0.0.9' }] };
    const [row] = await NETWORK_TABLES.leases.read(port);
    expect(row?.cells).toEqual([undefined, '10.0.0.9', undefined, undefined, undefined]);
  });
});

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

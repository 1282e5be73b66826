import type { CellValue } from '@radiolink/domain/text';
import type {
  FilterRow,
  LeaseRow,
  PortForwardRow,
  NetworkTablesPort,
  TableId,
} from './network-tables.port.ts';
import type { ConfigChanges } from '@radiolink/domain/configuration';

/** A column of a table. */
export interface TableColumn {
  readonly id: string;
  /** English sentence key. */
  readonly label: string;
  /** Unit symbol; empty for text and counts. */
  readonly unit: string;
  readonly numeric: boolean;
}

/** One row: a value for each column; a lease brings what a reservation needs. */
export interface TableRow extends ReadRow {
  /** Its place in the answer. */
  readonly id: number;
}

interface ReadRow {
  readonly cells: readonly CellValue[];
  readonly lease?: LeaseRow;
}

/** One table of the device. */
export interface NetworkTable {
  /** English sentence key. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  readonly read: (port: NetworkTablesPort) => Promise<readonly ReadRow[]>;
}

const text = (id: string, label: string): TableColumn => ({ id, label, unit: '', numeric: false });
const count = (id: string, label: string, unit = ''): TableColumn => ({ id, label, unit, numeric: true });

const FILTER_COLUMNS = [
  count('number', 'Number'),
  text('action', 'Action'),
  text('protocol', 'Protocol'),
  text('in', 'Incoming interface'),
  text('out', 'Outgoing interface'),
  text('source', 'Source'),
  text('destination', 'Destination'),
  text('match', 'Match'),
];
const COUNTERS = [count('packets', 'Packets'), count('bytes', 'Bytes')];

const matchOf = (rule: FilterRow): readonly CellValue[] => [
  rule.number,
  rule.target,
  rule.protocol,
  rule.inInterface,
  rule.outInterface,
  rule.source,
  rule.destination,
  rule.extra,
];
const forwardOf = (rule: PortForwardRow): ReadRow => ({
  cells: [...matchOf(rule), rule.to, rule.packets, rule.bytes],
});

/** Every table by its id, in the order of the page. §classic.network-tables. */
export const NETWORK_TABLES: Readonly<Record<TableId, NetworkTable>> = {
  leases: {
    label: 'DHCP leases',
    columns: [
      text('hostname', 'Hostname'),
      text('address', 'IP address'),
      text('mac', 'MAC address'),
      text('interface', 'Interface'),
      count('secondsLeft', 'Expires in', 's'),
    ],
    read: async port =>
      (await port.leases()).map(lease => ({
        cells: [lease.hostname, lease.address, lease.mac, lease.interfaceName, lease.secondsLeft],
        lease,
      })),
  },
  arp: {
    label: 'ARP table',
    columns: [text('address', 'IP address'), text('mac', 'MAC address'), text('interface', 'Interface')],
    read: async port =>
      (await port.arp()).map(({ address, mac, interfaceName }) => ({ cells: [address, mac, interfaceName] })),
  },
  bridge: {
    label: 'Bridge MAC addresses',
    columns: [
      text('mac', 'MAC address'),
      text('bridge', 'Bridge'),
      text('port', 'Port'),
      count('ageSeconds', 'Age', 's'),
    ],
    read: async port =>
      (await port.bridge()).map(row => ({ cells: [row.mac, row.bridge, row.port, row.ageSeconds] })),
  },
  routes: {
    label: 'Routes',
    columns: [
      text('destination', 'Destination'),
      text('netmask', 'Netmask'),
      text('gateway', 'Gateway'),
      text('interface', 'Interface'),
      text('flags', 'Flags'),
      count('metric', 'Route metric'),
    ],
    read: async port =>
      (await port.routes()).map(row => ({
        cells: [row.destination, row.netmask, row.gateway, row.interfaceName, row.flags, row.metric],
      })),
  },
  firewall: {
    label: 'Firewall',
    columns: [text('table', 'Filter'), ...FILTER_COLUMNS, ...COUNTERS],
    read: async port => {
      const { ipv4, ipv6, bridge } = await port.firewall();
      const rows = (table: string, rules: readonly FilterRow[]): readonly ReadRow[] =>
        rules.map(rule => ({ cells: [table, ...matchOf(rule), rule.packets, rule.bytes] }));
      return [...rows('IPv4', ipv4), ...rows('IPv6', ipv6), ...rows('L2', bridge)];
    },
  },
  'port-forward': {
    label: 'Port forwarding',
    columns: [...FILTER_COLUMNS, text('to', 'To'), ...COUNTERS],
    read: async port => (await port.portForwards()).map(forwardOf),
  },
  scan: {
    label: 'Addresses found',
    columns: [text('address', 'IP address')],
    read: async port => (await port.scannedAddresses()).map(address => ({ cells: [address] })),
  },
  interfaces: {
    label: 'Interfaces',
    columns: [
      text('name', 'Interface'),
      count('speed', 'Speed', 'Mbps'),
      count('mtu', 'MTU'),
      count('received', 'Received', 'B'),
      count('sent', 'Transmitted', 'B'),
      count('rxErrors', 'Receive errors'),
      count('txErrors', 'Transmit errors'),
      count('dropped', 'Dropped'),
    ],
    read: async port =>
      ((await port.interfaces?.()) ?? []).map(row => ({
        cells: [
          row.name,
          row.speedMbps,
          row.mtu,
          row.rxBytes,
          row.txBytes,
          row.rxErrors,
          row.txErrors,
          row.rxDropped,
        ],
      })),
  },
  peers: {
    label: 'Remote ends',
    columns: [
      text('hostname', 'Hostname'),
      text('address', 'IP address'),
      text('mac', 'MAC address'),
      text('firmware', 'Firmware'),
      count('uptime', 'Uptime', 's'),
      count('received', 'Received', 'B'),
      count('sent', 'Transmitted', 'B'),
    ],
    read: async port =>
      ((await port.peers?.()) ?? []).map(row => ({
        cells: [
          row.hostname,
          row.address,
          row.mac,
          row.firmware,
          row.uptimeSeconds,
          row.rxBytes,
          row.txBytes,
        ],
      })),
  },
};

type Values = ReadonlyMap<string, string>;

const SERVER = /^dhcpd\.(\d+)\.devname$/;
const RESERVATION = /^dhcpd\.(\d+)\.static\.(\d+)\.(\w+)$/;

/**
 * Changes that reserve the address of a lease for its client, at the DHCP server of its interface. None without such a
 * server, MAC or IP address, or if the MAC address is reserved there already.
 */
export function reservationChanges(
  values: Values,
  { mac, address, hostname, interfaceName }: LeaseRow,
): ConfigChanges {
  const server = [...values].find(([key, name]) => SERVER.test(key) && name === interfaceName)?.[0];
  const index = server === undefined ? undefined : SERVER.exec(server)?.[1];
  if (index === undefined || mac === undefined || address === undefined) return new Map();
  const reserved = [...values].flatMap(([key, value]) => {
    const [, of, number, leaf] = RESERVATION.exec(key) ?? [];
    return of === index && number !== undefined ? [{ number: Number(number), leaf, value }] : [];
  });
  const isReserved = reserved.some(
    ({ leaf, value }) => leaf === 'mac' && value.toUpperCase() === mac.toUpperCase(),
  );
  if (isReserved) return new Map();
  const next = Math.max(0, ...reserved.map(({ number }) => number)) + 1;
  const entry = `dhcpd.${index}.static.${next}`;
  return new Map([
    [`${entry}.status`, 'enabled'],
    [`${entry}.mac`, mac],
    [`${entry}.ip`, address],
    ...(hostname === undefined || hostname === '' ? [] : [[`${entry}.name`, hostname] as const]),
  ]);
}

import {
  bridgePorts,
  type Connection,
  connectionOf,
  type ConnectionSide,
  connectionDependentKeys,
  managementOf,
  takesManagementVlan,
} from '@radiolink/domain/network-mode';
import { fillKey, settingById, type SettingId } from '@radiolink/domain/settings';
import { type ElsewhereKeys, entryIndexes, nextIndex } from '../../settings/index.ts';

type Values = ReadonlyMap<string, string>;

/** The DNS servers that a device uses. */
export const NAME_SERVERS = [1, 2] as const;

/** The connection as the page shows it. A device of single settings has one entry of each. */
export function shownConnection(values: Values, carried: ReadonlySet<string> | null): Connection {
  const connection = connectionOf(values);
  if (carried === null) return connection;
  const { outer } = connection;
  const isDhcp = values.get('dhcpc.status') === 'enabled';
  return {
    ...connection,
    ...(outer !== undefined && { outer: { ...outer, kind: isDhcp ? 'dhcp' : 'static', client: 1 } }),
    route: 1,
  };
}

/** The settings of a side by the kind of its address. */
const OF_KIND: Readonly<Record<ConnectionSide['kind'], readonly SettingId[]>> = {
  static: ['interface.address', 'interface.netmask'],
  dhcp: ['dhcpClient.fallback', 'dhcpClient.fallbackNetmask'],
  pppoe: ['pppoe.userName', 'pppoe.password', 'pppoe.mtu'],
};
const OF_SERVER: readonly SettingId[] = [
  'dhcpServer.start',
  'dhcpServer.end',
  'dhcpServer.leaseTime',
  'dhcpServer.dnsProxy',
];

const filled = (ids: readonly SettingId[], at: number): readonly string[] =>
  ids.map(id => fillKey(settingById(id).key, [at]));

/** The interface of a side has its address here, also where a client has it in its place. */
function keysOfSide({ kind, index, client }: ConnectionSide): readonly string[] {
  if (kind === 'static') return filled(OF_KIND.static, index);
  return [
    ...filled(['interface.address'], index),
    ...(client === undefined ? [] : filled(OF_KIND[kind], client)),
  ];
}

/** The keys that have their field in the connection. */
export function keysInConnection(values: Values, carried: ReadonlySet<string> | null): readonly string[] {
  const connection = shownConnection(values, carried);
  const { outer, lan, route, server } = connection;
  return [
    'netmode',
    ...(carried === null ? [] : ['dhcpc.status']),
    ...(outer === undefined ? [] : keysOfSide(outer)),
    ...(lan === undefined ? [] : keysOfSide(lan)),
    ...(outer?.kind === 'static' ? [`route.${route}.gateway`] : []),
    ...NAME_SERVERS.map(number => `resolv.nameserver.${number}.ip`),
    ...(server === undefined ? [] : filled(OF_SERVER, server)),
  ];
}

/** The keys of the lists that the connection has, and those that it writes along. */
export function keysElsewhere(
  { values, original }: { readonly values: Values; readonly original: Values },
  carried: ReadonlySet<string> | null,
): ElsewhereKeys {
  return {
    hidden: keysInNoList(values, original, carried),
    drawn: keysWithField(values, carried),
    covered: carried === null && values !== original ? connectionDependentKeys({ values, original }) : NONE,
  };
}

/** The same without the address that an interface keeps while a client has one in its place. */
function keysWithField(values: Values, carried: ReadonlySet<string> | null): ReadonlySet<string> {
  const { outer, lan } = shownConnection(values, carried);
  const keys = new Set(keysInConnection(values, carried));
  for (const side of [outer, lan])
    if (side !== undefined && side.kind !== 'static') keys.delete(`netconf.${side.index}.ip`);
  return keys;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The keys that no list of the page shows: those that have their field in the connection, and what the ports of a bridge do not
 * have of their own: an address, and IPv6 unless one has it on.
 */
function keysInNoList(
  values: Values,
  original: Values,
  carried: ReadonlySet<string> | null,
): ReadonlySet<string> {
  const { outer, lan } = shownConnection(values, carried);
  const sides = [outer, lan].flatMap(side => (side === undefined ? [] : filled(OF_KIND.static, side.index)));
  const further = carried === null ? absentFromPorts(values, original) : ['vlan.1.id'];
  return new Set([...keysInConnection(values, carried), ...sides, ...further]);
}

function absentFromPorts(values: Values, original: Values): readonly string[] {
  const ports = bridgePorts(values);
  const isOff = (key: string): boolean =>
    [values, original].every(configuration => configuration.get(key) !== 'enabled');
  return [...values].flatMap(([key, devname]) => {
    const index = /^netconf\.(\d+)\.devname$/.exec(key)?.[1];
    if (index === undefined || !ports.has(devname)) return [];
    const at = Number(index);
    return [...filled(OF_KIND.static, at), ...filled(['interface.ipv6'], at).filter(isOff)];
  });
}

/** Number of the VLAN entry that carries the management, or of the one that would. */
export function vlanEntryOf(values: Values): number | undefined {
  if (!takesManagementVlan(values)) return undefined;
  const management = managementOf(values);
  const numbers = entryIndexes(values, 'vlan');
  const nameOf = (at: number): string => `${values.get(`vlan.${at}.devname`)}.${values.get(`vlan.${at}.id`)}`;
  return numbers.find(at => nameOf(at) === management) ?? nextIndex(numbers);
}

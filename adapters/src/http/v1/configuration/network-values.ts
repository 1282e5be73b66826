import { addressAndNetmask, cidrOf, IPV4_ANY } from '@radiolink/domain/network';
import { isJsonObject, linesOfList, NAME_SERVERS, valuesIn } from './json-place.ts';
import { lines, type MappedValue, NO_CHANGES, numberIn, type ReadLines, textAt } from './mapped-value.ts';

const MOST_ENTRIES = 32;
const MANAGEMENT_INDEX = 3;

/** Where the lines keep an interface: its index and its name. */
interface NetworkEntry {
  readonly index: number;
  readonly devname: string;
}

/**
 * The entry of the interface under whose address the device is managed: the one with that role, else the first bridge.
 * A configuration without any gets `netconf.3` for `br0`, as firmware numbers it.
 */
function managementEntry(read: ReadLines): NetworkEntry {
  const entries = networkEntries(read);
  const found =
    entries.find(({ index }) => read.get(`netconf.${index}.role`) === 'mlan') ??
    entries.find(({ devname }) => devname.startsWith('br'));
  return found ?? { index: MANAGEMENT_INDEX, devname: 'br0' };
}

/** All entries of interfaces, by their index. */
function networkEntries(read: ReadLines): readonly NetworkEntry[] {
  return Array.from({ length: MOST_ENTRIES }, (_, index) => index + 1).flatMap(index => {
    const devname = read.get(`netconf.${index}.devname`);
    return devname === undefined || devname === '' ? [] : [{ index, devname }];
  });
}

function isDhcp(read: ReadLines): boolean {
  return read.get('dhcpc.status') === 'enabled';
}

function known(address: string | undefined): string | null {
  return address === undefined || address === '' || address === IPV4_ANY ? null : address;
}

/** The management address with its gateway; `cidr` decides, `address` is the same without its length. */
const ipv4Value: MappedValue = {
  path: ['network', 'interfaces', 'data', 'ipv4'],
  read: read => {
    const { index } = managementEntry(read);
    const address = known(read.get(`netconf.${index}.ip`));
    const netmask = read.get(`netconf.${index}.netmask`) ?? '';
    const fallback = known(read.get('dhcpc.1.fallback'));
    const fallbackNetmask = read.get('dhcpc.1.fallback_netmask') ?? '';
    const dhcp = isDhcp(read);
    return {
      mode: dhcp ? 'dhcp' : 'static',
      cidr: address === null ? null : (cidrOf(address, netmask) ?? null),
      address,
      addressType: dhcp ? 'dynamic' : 'static',
      defaultGateway: known(read.get('route.1.gateway')),
      fallback: fallback === null ? null : (cidrOf(fallback, fallbackNetmask) ?? null),
    };
  },
  write: (value, read) => {
    if (!isJsonObject(value)) return NO_CHANGES;
    const { index, devname } = managementEntry(read);
    return new Map([
      ...ofMode(value['mode'] ?? value['addressType'], devname, read),
      ...ofAddress(value['cidr'], `netconf.${index}`),
      ...ofGateway(value['defaultGateway'], devname, read),
      ...ofFallback(value['fallback']),
    ]);
  },
};

function ofMode(mode: unknown, devname: string, read: ReadLines): ReadonlyMap<string, string> {
  if (mode === 'dhcp' || mode === 'dynamic') {
    return new Map([
      ['dhcpc.status', 'enabled'],
      ['dhcpc.1.status', 'enabled'],
      ['dhcpc.1.devname', read.get('dhcpc.1.devname') ?? devname],
    ]);
  }
  return mode === 'static' && isDhcp(read) ? new Map([['dhcpc.status', 'disabled']]) : new Map();
}

function ofAddress(cidr: unknown, entry: string): ReadonlyMap<string, string> {
  const found = typeof cidr === 'string' ? addressAndNetmask(cidr) : undefined;
  if (found === undefined) return new Map();
  return new Map([
    [`${entry}.ip`, found.address],
    [`${entry}.netmask`, found.netmask],
  ]);
}

function ofGateway(gateway: unknown, devname: string, read: ReadLines): ReadonlyMap<string, string> {
  if (gateway === null && read.get('route.1.gateway') !== undefined) {
    return new Map([['route.1.gateway', IPV4_ANY]]);
  }
  if (typeof gateway !== 'string') return new Map();
  return new Map([
    ['route.status', 'enabled'],
    ['route.1.status', 'enabled'],
    ['route.1.devname', read.get('route.1.devname') ?? devname],
    ['route.1.ip', read.get('route.1.ip') ?? IPV4_ANY],
    ['route.1.netmask', read.get('route.1.netmask') ?? '0'],
    ['route.1.gateway', gateway],
  ]);
}

function ofFallback(fallback: unknown): ReadonlyMap<string, string> {
  const found = typeof fallback === 'string' ? addressAndNetmask(fallback) : undefined;
  if (found === undefined) return new Map();
  return new Map([
    ['dhcpc.1.fallback', found.address],
    ['dhcpc.1.fallback_netmask', found.netmask],
  ]);
}

/** The MTU of the management interface. */
const mtu: MappedValue = {
  path: ['network', 'mtu'],
  read: read => numberIn(read.get(`netconf.${managementEntry(read).index}.mtu`)),
  write: (value, read) =>
    typeof value === 'number'
      ? lines({ [`netconf.${managementEntry(read).index}.mtu`]: String(value) })
      : NO_CHANGES,
};

/** The name servers in use: the object has no place for one that is switched off. */
const dnsServers: MappedValue = {
  path: ['network', 'dnsServers'],
  read: read => valuesIn(NAME_SERVERS, read).map(address => ({ address })),
  write: value => {
    if (!Array.isArray(value)) return NO_CHANGES;
    const addresses = value.flatMap(entry =>
      isJsonObject(entry) && typeof entry['address'] === 'string' ? entry['address'] : [],
    );
    return new Map([['resolv.nameserver.status', 'enabled'], ...linesOfList(NAME_SERVERS, addresses)]);
  },
};

/** The VLAN of the management, which the lines hold as the only one; null for none. */
const managementVlan: MappedValue = {
  path: ['network', 'interfaces', 'data', 'mgmtVLAN'],
  read: read => numberIn(read.get('vlan.1.id')) ?? null,
  write: (value, read) => {
    if (value === null) return lines({ 'vlan.1.devname': undefined, 'vlan.1.id': undefined });
    if (typeof value !== 'number') return NO_CHANGES;
    return lines({ 'vlan.1.devname': managementEntry(read).devname, 'vlan.1.id': String(value) });
  },
  onlyIfSent: true,
};

/** `network` of the configuration object. */
export const NETWORK_VALUES: readonly MappedValue[] = [
  textAt('network.mode', 'netmode'),
  mtu,
  dnsServers,
  ipv4Value,
  managementVlan,
];

import { addressAndNetmask, cidrOf, IPV4_ANY } from '@radiolink/domain/network';
import { isJsonObject } from './json-place.ts';
import { managementEntry } from './management-entry.ts';
import { type MappedValue, NO_CHANGES, type ReadLines } from './mapped-value.ts';

function isDhcp(read: ReadLines): boolean {
  return read.get('dhcpc.status') === 'enabled';
}

function known(address: string | undefined): string | null {
  return address === undefined || address === '' || address === IPV4_ANY ? null : address;
}

/** The management address with its gateway; `cidr` decides, `address` is the same without its length. */
export const ipv4Value: MappedValue = {
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

import { ipv4Value } from './address-value.ts';
import { isJsonObject } from './json-place.ts';
import { managementEntry } from './management-entry.ts';
import { lines, type MappedValue, NO_CHANGES, numberIn, textAt } from './mapped-value.ts';
import { linesOfList, NAME_SERVERS, valuesIn } from './numbered-list.ts';

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

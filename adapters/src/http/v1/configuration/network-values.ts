import { ipv4Value } from './address-value.ts';
import { isJsonObject } from './json-place.ts';
import { managementEntry } from './management-entry.ts';
import { lines, type MappedValue, NO_CHANGES, numberIn, textAt } from './mapped-value.ts';

const MOST_SERVERS = 3;

/** The MTU of the management interface. */
const mtu: MappedValue = {
  path: ['network', 'mtu'],
  read: read => numberIn(read.get(`netconf.${managementEntry(read).index}.mtu`)),
  write: (value, read) =>
    typeof value === 'number'
      ? lines({ [`netconf.${managementEntry(read).index}.mtu`]: String(value) })
      : NO_CHANGES,
};

/** The name servers in use, which lines count from 1: the object has no place for one that is switched off. */
const dnsServers: MappedValue = {
  path: ['network', 'dnsServers'],
  read: read =>
    [1, 2, 3].flatMap(index => {
      const address = read.get(`resolv.nameserver.${index}.ip`);
      return address ? [{ address }] : [];
    }),
  write: value => {
    if (!Array.isArray(value)) return NO_CHANGES;
    const addresses = value
      .flatMap(entry => (isJsonObject(entry) && typeof entry['address'] === 'string' ? entry['address'] : []))
      .slice(0, MOST_SERVERS);
    const entries = [0, 1, 2].flatMap(index => [
      [`resolv.nameserver.${index + 1}.ip`, addresses[index]],
      [`resolv.nameserver.${index + 1}.status`, addresses[index] === undefined ? undefined : 'enabled'],
    ]);
    return lines({ 'resolv.nameserver.status': 'enabled', ...Object.fromEntries(entries) });
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

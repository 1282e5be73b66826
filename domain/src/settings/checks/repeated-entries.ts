import { message } from '../../errors/message.ts';
import { type CrossCheck, entriesInUse, entriesInUseOf, repeated } from './cross-check.ts';

type Named = readonly (readonly [key: string, value: string])[];

const entriesWith = (context: Parameters<CrossCheck>[0], section: string, leaf: string): Named =>
  valuesOf(context, entriesInUse(context, section), leaf);

const valuesOf = (context: Parameters<CrossCheck>[0], entries: readonly string[], leaf: string): Named =>
  entries
    .map(entry => [`${entry}.${leaf}`, context.values.get(`${entry}.${leaf}`) ?? ''] as const)
    .filter(([, value]) => value !== '');

/** An interface is configured once. */
export const checkRepeatedInterfaces: CrossCheck = context =>
  repeated(entriesWith(context, 'netconf', 'devname'), name =>
    message('The interface {name} is configured twice.', { name }),
  );

/** An interface belongs to one bridge. */
export const checkRepeatedBridgePorts: CrossCheck = context => {
  const ports = entriesInUse(context, 'bridge').map(bridge => `${bridge}.port`);
  return repeated(valuesOf(context, entriesInUseOf(context, ports), 'devname'), name =>
    message('The interface {name} is in a bridge already.', { name }),
  );
};

/** A VLAN exists once on an interface. */
export const checkRepeatedVlans: CrossCheck = context =>
  repeated(
    entriesWith(context, 'vlan', 'id').map(([key, id]) => {
      const device = context.values.get(key.replace(/id$/, 'devname')) ?? '';
      return [key, `${device}.${id}`] as const;
    }),
    name => message('The VLAN {name} exists twice.', { name }),
  );

/** A station is listed once in the access list. */
export const checkRepeatedStations: CrossCheck = context =>
  repeated(
    entriesWith(context, 'wireless.1.mac_acl', 'mac').map(([key, mac]) => [key, mac.toUpperCase()] as const),
    mac => message('The MAC address {mac} is listed twice.', { mac }),
    'note',
  );

/** Lists that name each interface at most once, and the key in which they do. */
const BY_INTERFACE = ['dhcpc', 'dhcpd', 'iptables.sys.masq', 'iptables.sys.mgmt', 'tshaper'] as const;

/** A DHCP client or server, NAT, management access and shaping are told once for an interface. */
export const checkRepeatedServices: CrossCheck = context =>
  BY_INTERFACE.flatMap(section =>
    repeated(
      entriesWith(context, section, 'devname'),
      name => message('The interface {name} is listed twice.', { name }),
      'note',
    ),
  );

/** A time server is asked once. */
export const checkRepeatedTimeServers: CrossCheck = context =>
  repeated(
    entriesWith(context, 'ntpclient', 'server').map(([key, host]) => [key, host.toLowerCase()] as const),
    host => message('The NTP server {host} is listed twice.', { host }),
    'note',
  );

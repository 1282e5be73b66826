import { message, type Problem } from '../../errors/message.ts';
import { addressAndNetmask, cidrOf, networkAddress, NO_NETMASK } from '../../network/ipv4-subnet.ts';
import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { hasPorts } from '../../network/ip-protocol.ts';
import {
  type Contradiction,
  type CrossCheck,
  entriesInUse,
  entriesInUseOf,
  repeated,
} from './cross-check.ts';

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

type Context = Parameters<CrossCheck>[0];

const FIREWALL = 'iptables.sys.fw';
const RULE_LEAVES = ['target', 'proto', 'in', 'src', 'src_port', 'dst', 'dst_port', 'not.src', 'not.dst'];
/** Both spellings of a netmask of no bits. */
const NO_MASKS = new Set([NO_NETMASK, IPV4_ANY]);

const valueIn =
  ({ values }: Context, entry: string) =>
  (leaf: string): string =>
    values.get(`${entry}.${leaf}`) ?? '';

/** Reports the entries of a section that say the same as an earlier one. */
function repeatedEntries(
  context: Context,
  section: string,
  leaf: string,
  textOf: (get: (leaf: string) => string) => string,
  problem: Problem,
): readonly Contradiction[] {
  const named = entriesInUse(context, section)
    .map(entry => [`${entry}.${leaf}`, textOf(valueIn(context, entry))] as const)
    .filter(([, text]) => text !== '');
  return repeated(named, () => problem, 'note');
}

/** One route to a network; one DNS server, and one rule of the firewall, once. */
export const checkRepeatedRoutes: CrossCheck = context =>
  repeatedEntries(
    context,
    'route',
    'ip',
    get => {
      const [ip, netmask] = [get('ip'), get('netmask')];
      if (ip === IPV4_ANY && NO_MASKS.has(netmask)) return ip;
      const network = networkAddress(ip, netmask);
      return network === undefined ? '' : `${network}/${netmask}`;
    },
    message('Another route has the same destination.'),
  );

export const checkRepeatedNameServers: CrossCheck = context =>
  repeatedEntries(
    context,
    'resolv.nameserver',
    'ip',
    get => get('ip').toLowerCase(),
    message('This DNS server is listed twice.'),
  );

export const checkRepeatedRules: CrossCheck = context =>
  repeatedEntries(
    context,
    FIREWALL,
    'target',
    get => RULE_LEAVES.map(leaf => get(leaf).toLowerCase()).join(' '),
    message('Another rule is the same.'),
  );

/** A name of an account belongs to one account: a login could mean either. */
export const checkRepeatedAccounts: CrossCheck = context => {
  const named = entriesInUse(context, 'users').map(
    entry => [`${entry}.name`, context.values.get(`${entry}.name`) ?? ''] as const,
  );
  return repeated(
    named.filter(([, name]) => name !== ''),
    name => message('The username {name} is used twice.', { name }),
  );
};

/** A destination is a network, of which the address has no bits of a host. */
export const checkRouteNetworks: CrossCheck = context =>
  entriesInUse(context, 'route').flatMap((entry): readonly Contradiction[] => {
    const get = valueIn(context, entry);
    const [ip, netmask] = [get('ip'), get('netmask')];
    const network = NO_MASKS.has(netmask) ? IPV4_ANY : networkAddress(ip, netmask);
    if (!isIpv4(ip) || network === undefined || network === ip) return [];
    return [hostBits(`${entry}.ip`, network, network, [`${entry}.netmask`])];
  });

/** The same of the sources and destinations of the firewall. */
export const checkRuleNetworks: CrossCheck = context =>
  entriesInUse(context, FIREWALL).flatMap(entry =>
    ['src', 'dst', 'not.src', 'not.dst'].flatMap((leaf): readonly Contradiction[] => {
      const range = addressAndNetmask(context.values.get(`${entry}.${leaf}`) ?? '');
      const network = range && networkAddress(range.address, range.netmask);
      if (range === undefined || network === undefined || network === range.address) return [];
      return [hostBits(`${entry}.${leaf}`, network, cidrOf(network, range.netmask) ?? network)];
    }),
  );

function hostBits(key: string, network: string, value: string, terms: readonly string[] = []): Contradiction {
  return {
    key,
    problem: message('The network of this address is {network}.', { network }),
    severity: 'note',
    terms,
    repair: { label: message('Set to {value}', { value }), changes: new Map([[key, value]]) },
  };
}

/** Only TCP and UDP have ports: the device does not load a rule with a port of another protocol. */
export const checkRulePorts: CrossCheck = context =>
  entriesInUse(context, FIREWALL).flatMap((entry): readonly Contradiction[] => {
    const get = valueIn(context, entry);
    const ports = ['src_port', 'dst_port'].filter(leaf => get(leaf) !== '');
    if (ports.length === 0 || hasPorts(get('proto'))) return [];
    const problem = message('A rule with a port needs the protocol TCP or UDP.');
    const terms = ports.map(leaf => `${entry}.${leaf}`);
    return [{ key: `${entry}.proto`, problem, severity: 'error', terms }];
  });

/** An access list of those that may join, with nobody in it. */
export const checkEmptyAccessList: CrossCheck = context => {
  const { values, wirelessMode } = context;
  const isOn =
    values.get('wireless.1.mac_acl.status') === 'enabled' && wirelessMode?.startsWith('ap') === true;
  if (!isOn || (values.get('wireless.1.mac_acl.policy') ?? 'allow') !== 'allow') return [];
  const listed = entriesInUse(context, 'wireless.1.mac_acl').filter(entry => values.get(`${entry}.mac`));
  if (listed.length > 0) return [];
  return [
    {
      key: 'wireless.1.mac_acl.policy',
      problem: message('The access list is empty, so no station can connect.'),
      severity: 'note',
      terms: ['wireless.1.mac_acl.status'],
      repair: {
        label: message('Turn off the access list'),
        changes: new Map([['wireless.1.mac_acl.status', 'disabled']]),
      },
    },
  ];
};

import { message } from '../../errors/message.ts';
import { isIpv4 } from '../../network/ipv4.ts';
import { checkNetmask, ipv4Number, lengthOfNetmask } from '../../network/netmask.ts';
import { cidrOf, inIpv4Range, inSameSubnet, isHostAddress } from '../../network/ipv4-subnet.ts';
import {
  type Contradiction,
  type CrossCheck,
  entriesInUse,
  entriesInUseOf,
  repeated,
} from './cross-check.ts';
import { isOnLink, type OwnNetwork, ownNetworks } from './own-networks.ts';

type Context = Parameters<CrossCheck>[0];

/** The range that a DHCP server gives runs upwards and lies in one network. */
export const checkDhcpRanges: CrossCheck = context =>
  entriesInUse(context, 'dhcpd').flatMap(entry => {
    const start = context.values.get(`${entry}.start`) ?? '';
    const end = context.values.get(`${entry}.end`) ?? '';
    const netmask = context.values.get(`${entry}.netmask`) ?? '';
    const problem = rangeProblem(start, end, netmask);
    return problem ? [{ key: `${entry}.end`, problem, severity: 'error' } satisfies Contradiction] : [];
  });

function rangeProblem(start: string, end: string, netmask: string) {
  const [first, last] = [ipv4Number(start), ipv4Number(end)];
  if (first === undefined || last === undefined) return undefined;
  if (first > last) return message('The range must end at or after its start {start}.', { start });
  if (checkNetmask(netmask) !== undefined || inSameSubnet(start, end, netmask)) return undefined;
  return message('The range must end in the network of its start {start} with the netmask {netmask}.', {
    start,
    netmask,
  });
}

/** Each DHCP server in use with the static networks of its interface. */
function servers(context: Context): readonly { entry: string; networks: readonly OwnNetwork[] }[] {
  const { known } = ownNetworks(context);
  return entriesInUse(context, 'dhcpd').map(entry => ({
    entry,
    networks: known.filter(({ devname }) => devname === (context.values.get(`${entry}.devname`) ?? '')),
  }));
}

const subnetOf = ({ ip, netmask }: OwnNetwork): string => cidrOf(ip, netmask) ?? ip;

/** Addresses that a DHCP server gives or names lie in a subnet of its interface. */
function outside(context: Context, key: string, networks: readonly OwnNetwork[]): readonly Contradiction[] {
  const address = context.values.get(key) ?? '';
  const [own] = networks;
  if (own === undefined || !isIpv4(address)) return [];
  if (networks.some(network => isOnLink(address, network))) return [];
  const problem = message('This address is outside the subnet of the interface, {subnet}.', {
    subnet: subnetOf(own),
  });
  return [{ key, problem, severity: 'error', terms: termsOf(networks) }];
}

/** Pool, gateway and netmask sent to clients are those of the subnet of the interface. */
export const checkPoolSubnets: CrossCheck = context =>
  servers(context).flatMap(({ entry, networks }) => [
    ...withoutAddress(context, entry),
    ...['start', 'end', 'gateway'].flatMap(leaf => [
      ...outside(context, `${entry}.${leaf}`, networks),
      ...noHostOf(context, `${entry}.${leaf}`, networks),
    ]),
    ...ownInPool(context, entry, networks),
    ...sentInPool(context, entry),
    ...silentNameServers(context, entry, networks),
    ...otherNetmask(context, entry, networks),
  ]);

/** A DHCP server answers at the address of its interface: a port of a bridge has none. reading 48. */
function withoutAddress(context: Context, entry: string): readonly Contradiction[] {
  const key = `${entry}.devname`;
  const name = context.values.get(key) ?? '';
  const place = ownNetworks(context).unaddressed.get(name);
  if (place === undefined) return [];
  const problem = message('{interface} has no IP address: a DHCP server needs one.', { interface: name });
  return [{ key, problem, severity: 'error', terms: [place] }];
}

const termsOf = (networks: readonly OwnNetwork[]): readonly string[] =>
  networks.flatMap(({ entry }) => [`${entry}.ip`, `${entry}.netmask`]);

/** The first and the last address of a subnet are no addresses of a host. */
function noHostOf(context: Context, key: string, networks: readonly OwnNetwork[]): readonly Contradiction[] {
  const address = context.values.get(key) ?? '';
  const own = networks.find(network => isIpv4(address) && isOnLink(address, network));
  if (own === undefined || isHostAddress(address, own.netmask)) return [];
  const problem = message('Not a valid host address with netmask {netmask}.', { netmask: own.netmask });
  return [{ key, problem, severity: 'error', terms: termsOf(networks) }];
}

/** A pool with the address of the interface itself would give that to a client. */
function ownInPool(
  context: Context,
  entry: string,
  networks: readonly OwnNetwork[],
): readonly Contradiction[] {
  const [start, end] = ['start', 'end'].map(leaf => context.values.get(`${entry}.${leaf}`) ?? '');
  const own = networks.find(({ ip }) => inIpv4Range(ip, start ?? '', end ?? ''));
  if (own === undefined) return [];
  const problem = message('The range includes {address}, the address of this device.', { address: own.ip });
  return [
    { key: `${entry}.start`, problem, severity: 'error', terms: [`${entry}.end`, ...termsOf(networks)] },
  ];
}

/** Gateway and DNS servers sent to clients are hosts of their own: the pool would give their addresses to a client too. */
function sentInPool(context: Context, entry: string): readonly Contradiction[] {
  const [start = '', end = ''] = ['start', 'end'].map(leaf => context.values.get(`${entry}.${leaf}`));
  const reserved = new Set(
    entriesInUseOf(context, [`${entry}.static`]).map(each => context.values.get(`${each}.ip`)),
  );
  const sent = [`${entry}.gateway`, ...nameServersOf(context, entry)];
  return sent.flatMap((key): readonly Contradiction[] => {
    const address = context.values.get(key) ?? '';
    if (!isIpv4(address) || reserved.has(address) || !inIpv4Range(address, start, end)) return [];
    const problem = message('A client may get this address: it is in the range {start} to {end}.', {
      start,
      end,
    });
    return [{ key, problem, severity: 'note', terms: [`${entry}.start`, `${entry}.end`] }];
  });
}

const nameServersOf = (context: Context, entry: string): readonly string[] =>
  entriesInUseOf(context, [`${entry}.dns`]).map(each => `${each}.server`);

/** This device answers DNS queries of its clients by its proxy alone. */
function silentNameServers(
  context: Context,
  entry: string,
  networks: readonly OwnNetwork[],
): readonly Contradiction[] {
  const proxy = `${entry}.dnsproxy`;
  if (context.values.get(proxy) === 'enabled') return [];
  return nameServersOf(context, entry)
    .filter(key => networks.some(({ ip }) => ip === context.values.get(key)))
    .map(key => ({
      key,
      problem: message('This device does not respond to DNS queries while its DNS proxy is off.'),
      severity: 'note',
      terms: [proxy],
      repair: { label: message('Turn on the DNS proxy'), changes: new Map([[proxy, 'enabled']]) },
    }));
}

function otherNetmask(
  context: Context,
  entry: string,
  networks: readonly OwnNetwork[],
): readonly Contradiction[] {
  const key = `${entry}.netmask`;
  const netmask = context.values.get(key) ?? '';
  const [own, ...others] = networks;
  if (own === undefined || others.length > 0 || checkNetmask(netmask) !== undefined) return [];
  if (lengthOfNetmask(netmask) === lengthOfNetmask(own.netmask)) return [];
  return [
    {
      key,
      problem: message('The interface has the netmask {netmask}.', { netmask: own.netmask }),
      severity: 'error',
      terms: termsOf(networks),
      repair: {
        label: message('Set to {value}', { value: own.netmask }),
        changes: new Map([[key, own.netmask]]),
      },
    },
  ];
}

/** A reservation has its own MAC address and IP address, in the subnet of the interface. */
export const checkReservations: CrossCheck = context =>
  servers(context).flatMap(({ entry, networks }) => {
    const reservations = entriesInUseOf(context, [`${entry}.static`]);
    const named = (leaf: string) =>
      reservations
        .map(
          each => [`${each}.${leaf}`, (context.values.get(`${each}.${leaf}`) ?? '').toUpperCase()] as const,
        )
        .filter(([, value]) => value !== '');
    return [
      ...repeated(named('mac'), mac => message('The MAC address {mac} is reserved twice.', { mac })),
      ...repeated(named('ip'), address =>
        message('The IP address {address} is reserved twice.', { address }),
      ),
      ...reservations.flatMap(each => [
        ...outside(context, `${each}.ip`, networks),
        ...noHostOf(context, `${each}.ip`, networks),
        ...ownReserved(context, `${each}.ip`, networks),
      ]),
    ];
  });

/** The address of the interface is its own. */
function ownReserved(
  context: Context,
  key: string,
  networks: readonly OwnNetwork[],
): readonly Contradiction[] {
  const address = context.values.get(key) ?? '';
  return networks.some(({ ip }) => ip === address)
    ? [
        {
          key,
          problem: message('This is the address of this device.'),
          severity: 'error',
          terms: termsOf(networks),
        },
      ]
    : [];
}

import { message } from '../../errors/message.ts';
import { IPV4_ANY, isIpv4 } from '../../network/ipv4.ts';
import { checkNetmask, ipv4Number } from '../../network/netmask.ts';
import { broadcastAddress, isHostAddress, networkAddress } from '../../network/ipv4-subnet.ts';
import {
  type Contradiction,
  type CrossCheck,
  entriesInUse,
  entriesInUseOf,
  repeated,
} from './cross-check.ts';
import { addressesOff, hasAddress, UNREACHABLE } from '../network/last-address.ts';
import { interfaceEntry, type OwnNetwork, ownNetworks } from './own-networks.ts';

interface OwnAddress {
  readonly entry: string;
  readonly ip: string;
  readonly netmask: string;
}

/** The addresses of the device's own interfaces, IP aliases included; a missing one and 0.0.0.0 mean none. */
const ownAddresses = (context: Parameters<CrossCheck>[0]): readonly OwnAddress[] => {
  const interfaces = entriesInUse(context, 'netconf');
  const aliases = entriesInUseOf(
    context,
    interfaces.map(entry => `${entry}.alias`),
  );
  return [...interfaces, ...aliases]
    .map(entry => ({
      entry,
      ip: context.values.get(`${entry}.ip`) ?? '',
      netmask: context.values.get(`${entry}.netmask`) ?? '',
    }))
    .filter(({ ip }) => isIpv4(ip) && ip !== IPV4_ANY);
};

/** Each interface has a unique address. */
export const checkRepeatedAddresses: CrossCheck = context =>
  repeated(
    ownAddresses(context).map(({ entry, ip }) => [`${entry}.ip`, ip]),
    address => message('Another interface has the address {address} too.', { address }),
  );

/** An address has a netmask, and is neither the first nor the last of its network. */
export const checkHostAddresses: CrossCheck = context =>
  ownAddresses(context).flatMap(({ entry, ip, netmask }): readonly Contradiction[] => {
    if (netmask === '') {
      return [
        { key: `${entry}.netmask`, problem: message('An address needs a netmask.'), severity: 'error' },
      ];
    }
    if (checkNetmask(netmask) !== undefined || isHostAddress(ip, netmask)) return [];
    const problem = message('Not a valid host address with netmask {netmask}.', { netmask });
    return [{ key: `${entry}.ip`, problem, severity: 'error' }];
  });

/** An interface that is switched off has no address: where it was the last one, nothing reaches the device. reading 48. */
export const checkAddressesOff: CrossCheck = ({ values }) =>
  hasAddress(values)
    ? []
    : addressesOff(values).map(([key, address]) => ({
        key,
        problem: UNREACHABLE,
        severity: 'error',
        terms: [address],
      }));

interface Span {
  readonly network: OwnNetwork;
  readonly place: number;
  readonly first: number;
  readonly last: number;
}

function spanOf(network: OwnNetwork, place: number): readonly Span[] {
  const first = ipv4Number(networkAddress(network.ip, network.netmask) ?? '');
  const last = ipv4Number(broadcastAddress(network.ip, network.netmask) ?? '');
  return first === undefined || last === undefined ? [] : [{ network, place, first, last }];
}

/** Overlapping subnets of two interfaces, IP aliases included: the route would be ambiguous. */
export const checkOverlappingNetworks: CrossCheck = context => {
  const spans = ownNetworks(context)
    .known.flatMap(spanOf)
    .sort((one, other) => one.first - other.first || other.last - one.last || one.place - other.place);
  // Subnets are nested or apart: each is compared with the widest that began before it.
  let around: Span | undefined;
  return spans.flatMap((span): readonly Contradiction[] => {
    if (around === undefined || span.first > around.last) {
      around = span;
      return [];
    }
    const [earlier, later] = around.place < span.place ? [around, span] : [span, around];
    if (
      interfaceEntry(earlier.network) === interfaceEntry(later.network) ||
      earlier.network.ip === later.network.ip
    )
      return [];
    const problem = message('Another interface is in the same network with the address {address}.', {
      address: earlier.network.ip,
    });
    return [{ key: `${later.network.entry}.ip`, problem, severity: 'note' }];
  });
};

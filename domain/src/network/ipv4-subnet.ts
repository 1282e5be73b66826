import { textOf } from '../text/text.ts';
import { IPV4_BITS, isIpv4 } from './ipv4.ts';
import { ipv4Number, ipv4Text, lengthOfNetmask, netmaskOfLength } from './netmask.ts';

/** An IPv4 network, all bounds inclusive, addresses as numbers. */
interface Span {
  readonly first: number;
  readonly last: number;
}

function spanOf(address: string, netmask: string): Span | undefined {
  const number = ipv4Number(address);
  const length = lengthOfNetmask(netmask);
  if (number === undefined || length === undefined) return undefined;
  const size = 2 ** (IPV4_BITS - length);
  const first = number - (number % size);
  return { first, last: first + size - 1 };
}

/** The first address of the network that an address and its netmask lie in; undefined when either is wrong. */
export function networkAddress(address: string, netmask: string): string | undefined {
  const span = spanOf(address, netmask);
  return span && ipv4Text(span.first);
}

/** The last address of the network that an address and its netmask lie in; undefined when either is wrong. */
export function broadcastAddress(address: string, netmask: string): string | undefined {
  const span = spanOf(address, netmask);
  return span && ipv4Text(span.last);
}

/** True if two addresses are in the same subnet; false for an invalid value. */
export function inSameSubnet(one: string, other: string, netmask: string): boolean {
  const network = networkAddress(one, netmask);
  return network !== undefined && network === networkAddress(other, netmask);
}

/** Networks of at most this many addresses have no separate network and broadcast address (RFC 3021). */
const POINT_TO_POINT_SIZE = 2;

/** The first and the last address a host may have in a network; undefined when address or mask is wrong. */
export function hostRange(address: string, netmask: string): { first: string; last: string } | undefined {
  const span = spanOf(address, netmask);
  if (span === undefined) return undefined;
  const edge = span.last - span.first + 1 <= POINT_TO_POINT_SIZE ? 0 : 1;
  const [first, last] = [ipv4Text(span.first + edge), ipv4Text(span.last - edge)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/**
 * An address moved into the subnet of another one, the same host of it: 192.0.2.1 beside 10.0.0.20/24 is 10.0.0.1.
 * Undefined where that is no host address, and for an invalid value.
 */
export function sameHostIn(address: string, ip: string, netmask: string): string | undefined {
  const [number, span] = [ipv4Number(address), spanOf(ip, netmask)];
  if (number === undefined || span === undefined) return undefined;
  const moved = ipv4Text(span.first + (number % (span.last - span.first + 1)));
  return moved !== undefined && isHostAddress(moved, netmask) ? moved : undefined;
}

/** True if an address is a host address of its subnet: neither network nor broadcast address. */
export function isHostAddress(address: string, netmask: string): boolean {
  const range = hostRange(address, netmask);
  return range !== undefined && inIpv4Range(address, range.first, range.last);
}

/**
 * True if an address is in the range from `first` to `last`, both included; false if any of them is invalid.
 */
export function inIpv4Range(address: string, first: string, last: string): boolean {
  const [number, low, high] = [address, first, last].map(ipv4Number);
  return number !== undefined && low !== undefined && high !== undefined && low <= number && number <= high;
}

/** `192.168.1.20` and `255.255.255.0` as `192.168.1.20/24`; undefined when either is wrong. */
export function cidrOf(address: string, netmask: string): string | undefined {
  const length = lengthOfNetmask(netmask);
  return ipv4Number(address) === undefined || length === undefined ? undefined : `${address}/${length}`;
}

/** `192.168.1.20/24` as address and netmask. A missing length is /32. Undefined when invalid. */
export function addressAndNetmask(cidr: string): { address: string; netmask: string } | undefined {
  const match = /^([\d.]+)(?:\/(\d{1,2}))?$/.exec(textOf(cidr));
  const address = match?.[1] ?? '';
  const netmask = netmaskOfLength(Number(match?.[2] ?? IPV4_BITS));
  return ipv4Number(address) === undefined || netmask === undefined ? undefined : { address, netmask };
}

/** True if an address is in `10.0.0.0/8`, or is the one address named; false for an invalid value. */
export function isInCidr(address: string, cidr: string): boolean {
  const range = addressAndNetmask(cidr);
  return range !== undefined && inSameSubnet(address, range.address, range.netmask);
}

/** True if every address of the subnet of `ip` is in `10.0.0.0/8`; false for an invalid value. */
export function coversSubnet(cidr: string, ip: string, netmask: string): boolean {
  const [range, network, length] = [
    addressAndNetmask(cidr),
    networkAddress(ip, netmask),
    lengthOfNetmask(netmask),
  ];
  if (range === undefined || network === undefined || length === undefined) return false;
  return (lengthOfNetmask(range.netmask) ?? IPV4_BITS + 1) <= length && isInCidr(network, cidr);
}

interface Network {
  readonly ip: string;
  readonly netmask: string;
}

const MASK_24 = '255.255.255.0';

/** The first 192.168.N.1/24, from a third octet on, that overlaps none of some networks. §config.network-mode. */
export function freeNetworkAddress(known: readonly Network[], firstThird: number): Network {
  for (let third = firstThird; third <= 255; third += 1) {
    const ip = `192.168.${third}.1`;
    const isTaken = known.some(
      network => inSameSubnet(ip, network.ip, network.netmask) || inSameSubnet(ip, network.ip, MASK_24),
    );
    if (!isTaken) return { ip, netmask: MASK_24 };
  }
  return { ip: `192.168.${firstThird}.1`, netmask: MASK_24 };
}

/** An address with the netmask of its network. */
interface TypedNetwork {
  readonly address: string;
  readonly netmask: string;
}

/** The default route is written with this netmask. §config.addressing. */
export const NO_NETMASK = '0';
/** Netmask of an address that was typed without one and has none yet. */
const USUAL_NETMASK = '255.255.255.0';
const NETWORK = /^([\d.]+)(?:(?:\s*\/\s*|\s+)(\d[\d.]*))?$/;

/**
 * An address with its network as it is typed or pasted: `192.0.2.12/24`, `192.0.2.12/255.255.255.0` or `192.0.2.12
 * 255.255.255.0`. An address alone keeps the netmask that stands. Undefined when it is none of these.
 */
export function typedNetwork(text: string, standing: string): TypedNetwork | undefined {
  const [, address = '', given] = NETWORK.exec(textOf(text).trim()) ?? [];
  if (!isIpv4(address)) return undefined;
  if (given === undefined) return { address, netmask: standing === '' ? USUAL_NETMASK : standing };
  if (!given.includes('.')) {
    const netmask = netmaskOfLength(Number(given));
    return netmask === undefined ? undefined : { address, netmask: asWritten(netmask) };
  }
  return lengthOfNetmask(given) === undefined ? undefined : { address, netmask: asWritten(given) };
}

/** An address and its netmask as one text: `192.0.2.12/24`; the address alone where the netmask says nothing. */
export const networkText = (address: string, netmask: string): string =>
  cidrOf(address, netmask === NO_NETMASK ? '0.0.0.0' : netmask) ?? address;

const asWritten = (netmask: string): string => (netmask === '0.0.0.0' ? NO_NETMASK : netmask);

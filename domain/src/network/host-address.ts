import { message, type Problem } from '../errors/message.ts';
import { checkHost, checkMeantAddress } from './host.ts';
import { checkIpv4, IPV4_ANY, isIpv4 } from './ipv4.ts';
import { inSameSubnet } from './ipv4-subnet.ts';
import { checkIpv6, isIpv6 } from './ipv6.ts';
import { checkMac, normalMac } from './mac.ts';
import { netmaskOfLength } from './netmask.ts';
import ipaddr from 'ipaddr.js';

/** IPv4 networks that hold no host: this network, loopback, multicast, reserved. IANA special-purpose registry, RFC 6890. */
const NO_HOSTS: readonly (readonly [network: string, length: number])[] = [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** The same of IPv6, as the library names them. RFC 4291. */
const NO_HOSTS_6: ReadonlySet<string> = new Set(['unspecified', 'loopback', 'multicast']);
const ANY_6 = 'unspecified';
/** Set in the first octet of the MAC address of a group; broadcast is one. IEEE 802. */
const GROUP_BIT = 1;
const NO_MAC = '00:00:00:00:00:00';

const noHost = (address: string): Problem =>
  message('No device can have the address {address}. Enter the address of a device.', { address });

/** IPv4 address that one device can have: as its own, as a gateway, a server or a target. §5.general-validators. */
export function checkHostIpv4(value: string): Problem | undefined {
  const problem = checkIpv4(value);
  if (problem !== undefined) return problem;
  const isReserved = NO_HOSTS.some(([network, length]) =>
    inSameSubnet(value, network, netmaskOfLength(length) ?? ''),
  );
  return isReserved ? noHost(value) : undefined;
}

/** The same where 0.0.0.0 stands for none: an interface without an address, a route without a gateway. */
export const checkHostIpv4OrNone = (value: string): Problem | undefined =>
  value === IPV4_ANY ? undefined : checkHostIpv4(value);

/** IPv6 address that one device can have; `::` only where it stands for none. */
export function checkHostIpv6(value: string): Problem | undefined {
  const problem = checkIpv6(value);
  if (problem !== undefined) return problem;
  const range = ipaddr.IPv6.parse(value).range();
  return NO_HOSTS_6.has(range) && range !== ANY_6 ? noHost(value) : undefined;
}

/** A server or another device by name or address. */
export function checkOneHost(value: string): Problem | undefined {
  if (isIpv4(value)) return checkHostIpv4(value);
  if (!isIpv6(value)) return checkHost(value);
  return NO_HOSTS_6.has(ipaddr.IPv6.parse(value).range()) ? noHost(value) : undefined;
}

/** A DNS server: an address, for a name would need a DNS server to be found. */
export function checkNameServer(value: string): Problem | undefined {
  if (isIpv4(value) || isIpv6(value)) return checkOneHost(value);
  return (
    checkMeantAddress(value) ??
    message('Enter the IP address of the DNS server: its name cannot be resolved without one.')
  );
}

/** MAC address of one device: not of a group, and not all zeros. §5.general-validators. */
export function checkHostMac(value: string): Problem | undefined {
  const problem = checkMac(value);
  if (problem !== undefined) return problem;
  const isGroup = (Number.parseInt(value.slice(0, 2), 16) & GROUP_BIT) === GROUP_BIT;
  return isGroup || normalMac(value) === NO_MAC ? noHost(value) : undefined;
}

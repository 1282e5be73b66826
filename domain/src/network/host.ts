import ipaddr from 'ipaddr.js';
import { message, type Problem } from '../errors/message.ts';
import { codePoints, inAscii, textOf } from '../text/text.ts';
import { inSameSubnet } from './ipv4-subnet.ts';
import { checkIpv4, checkNonZeroIpv4, IPV4_ANY, isIpv4 } from './ipv4.ts';
import { netmaskOfLength } from './netmask.ts';
import { checkIpv6, isIpv6 } from './ipv6.ts';
import { checkMac, NO_MAC, normalMac } from './mac.ts';

const HOST_NAME_MAX_LENGTH = 253;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
/** A last label that a resolver would read as a number: then the whole is an odd spelling of an IPv4 address. */
const NUMERIC_LABEL = /^(\d+|0x[\da-f]*)$/i;

/**
 * True if a text is a host name: labels of letters, digits and inner hyphens, at most 63 each and 253 in all,
 * the last one not a number. An allow-list, so that no character with a meaning in a shell passes.
 */
export function isHostName(value: string): boolean {
  const name = textOf(value);
  const labels = name.split('.');
  return (
    codePoints(name) <= HOST_NAME_MAX_LENGTH &&
    labels.every(label => LABEL.test(label)) &&
    !NUMERIC_LABEL.test(labels.at(-1) ?? '')
  );
}

const IPV4_CHARACTERS = /^[\d./]+$/;
const IPV6_CHARACTERS = /^[\da-f.:/]+$/i;

/** Digits and dots, also with a prefix length: no name ends in a number. */
const isIpv4Attempt = (text: string): boolean => IPV4_CHARACTERS.test(text) && /\d/.test(text);

/** With one colon it is a host with its port. */
const isIpv6Attempt = (text: string): boolean =>
  IPV6_CHARACTERS.test(text) && text.indexOf(':') !== text.lastIndexOf(':');

/** What is wrong with a text that can only be meant as an address; undefined for any other text. */
export function checkMeantAddress(value: string): Problem | undefined {
  const text = textOf(value);
  if (isIpv4Attempt(text)) return checkIpv4(text);
  return isIpv6Attempt(text) ? checkIpv6(text) : undefined;
}

/** Host: a host name, an IPv4 address or an IPv6 address. */
export function checkHost(value: string): Problem | undefined {
  if (isHostName(value) || isIpv4(value) || isIpv6(value)) return undefined;
  const meant = checkMeantAddress(value);
  if (meant !== undefined) return meant;
  return message('Enter a hostname or an IP address: only letters, digits, dots, hyphens and colons.');
}

/**
 * Destination of a ping or a traceroute: a host that can answer. Strict on purpose, as devices have handed this text
 * to a shell: letters, digits, dot, hyphen and colon only, and never a hyphen first.
 */
export function checkProbeHost(value: string): Problem | undefined {
  return isIpv4(value) ? checkNonZeroIpv4(value) : checkHost(value);
}

/**
 * The host to send for a text that was typed or pasted: without spaces and invisible characters around it, and in ASCII where
 * that makes it a host, such as an address in the digits of another script. §5.form-inputs.
 */
export function typedHost(typed: string): string {
  const ascii = inAscii(typed);
  return checkHost(ascii) === undefined ? ascii : textOf(typed).trim();
}

/** Why a host that was typed cannot be probed. */
export function checkTypedHost(typed: string): Problem | undefined {
  const host = typedHost(typed);
  return host === '' ? message('Enter a hostname or an IP address.') : checkProbeHost(host);
}

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

import ipaddr from 'ipaddr.js';
import { message, type Problem } from '../errors/message.ts';
import { IPV4_BITS, isIpv4 } from './ipv4.ts';

const OCTET_VALUES = 256;

/** An IPv4 address as a number from 0 to 2^32 - 1; undefined when it is not a four-part decimal address. */
export function ipv4Number(address: string): number | undefined {
  if (!isIpv4(address)) return undefined;
  return ipaddr.IPv4.parse(address).octets.reduce((number, octet) => number * OCTET_VALUES + octet, 0);
}

/** The address of a number from 0 to 2^32 - 1; undefined for any other. */
export function ipv4Text(number: number): string | undefined {
  if (!Number.isInteger(number) || number < 0 || number >= OCTET_VALUES ** 4) return undefined;
  const octets = [3, 2, 1, 0].map(place => Math.floor(number / OCTET_VALUES ** place) % OCTET_VALUES);
  return new ipaddr.IPv4(octets).toString();
}

/** The netmask of a mask length, e.g. 24 to `255.255.255.0`; undefined outside 0 to 32. */
export function netmaskOfLength(length: number): string | undefined {
  if (!Number.isInteger(length) || length < 0 || length > IPV4_BITS) return undefined;
  return ipv4Text(2 ** IPV4_BITS - 2 ** (IPV4_BITS - length));
}

/** The mask length of a netmask, e.g. `255.255.255.0` to 24; undefined when its bits are not contiguous. */
export function lengthOfNetmask(netmask: string): number | undefined {
  const mask = ipv4Number(netmask);
  if (mask === undefined) return undefined;
  const hostBits = Math.log2(2 ** IPV4_BITS - mask);
  return Number.isInteger(hostBits) ? IPV4_BITS - hostBits : undefined;
}

/** IPv4 netmask: contiguous bits from the left. §5.general-validators. */
export function checkNetmask(value: string): Problem | undefined {
  if (isIpv4(value) && lengthOfNetmask(value) !== undefined) return undefined;
  return message('Enter a netmask with contiguous bits, such as {example}.', {
    example: '255.255.255.0',
  });
}

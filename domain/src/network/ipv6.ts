import ipaddr from 'ipaddr.js';
import { message, type Problem } from '../errors/message.ts';
import { isIpv4, isMaskLength } from './ipv4.ts';
import { textOf } from '../text/text.ts';

const IPV6_BITS = 128;
/** §5: IPv6 prefix length 1 to 128. */
const MIN_PREFIX_LENGTH = 1;

/**
 * True if a text is an IPv6 address without zone. A dotted tail must be a strict IPv4 address, as the library
 * also accepts octal and hexadecimal octets there.
 */
export function isIpv6(value: string): boolean {
  const address = textOf(value);
  const tail = address.slice(address.lastIndexOf(':') + 1);
  if (!/^[\da-f:.]+$/i.test(address) || (tail.includes('.') && !isIpv4(tail))) return false;
  return ipaddr.IPv6.isValid(address);
}

/** IPv6 address. §5.general-validators. */
export function checkIpv6(value: string): Problem | undefined {
  if (isIpv6(value)) return undefined;
  return message('Enter an IPv6 address such as {example}.', { example: '2001:db8::1' });
}

/** IPv6 prefix length, 1 to 128. §5.general-validators. */
export function checkIpv6PrefixLength(value: string): Problem | undefined {
  if (isMaskLength(value, IPV6_BITS) && Number(value) >= MIN_PREFIX_LENGTH) return undefined;
  return message('Enter a prefix length from {min} to {max}.', { min: MIN_PREFIX_LENGTH, max: IPV6_BITS });
}

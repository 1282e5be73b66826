import ipaddr from 'ipaddr.js';
import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

export const IPV4_ANY = '0.0.0.0';
export const IPV4_BROADCAST = '255.255.255.255';
/** Bits of an IPv4 address. */
export const IPV4_BITS = 32;

/**
 * True if a text is exactly four decimal octets of 0 to 255. Octal, hexadecimal and short forms are refused,
 * since a device might read them as another address. §5.general-validators.
 */
export function isIpv4(value: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(textOf(value));
}

/** IPv4 address. §5.general-validators. */
export function checkIpv4(value: string): Problem | undefined {
  if (isIpv4(value)) return undefined;
  const [address = '', length, ...rest] = textOf(value).split('/');
  // The address is right: what is wrong comes after it.
  if (length !== undefined && rest.length === 0 && isIpv4(address)) {
    return isMaskLength(length, IPV4_BITS)
      ? message('Enter the address without its prefix length.')
      : message('The prefix length must be from /{min} to /{max}.', { min: 0, max: IPV4_BITS });
  }
  return message('Enter an IPv4 address: four numbers from 0 to 255 separated by dots.');
}

/** IPv4 address of one host: neither 0.0.0.0 nor 255.255.255.255. §5.non-zero-ipv4. */
export function checkNonZeroIpv4(value: string): Problem | undefined {
  const problem = checkIpv4(value);
  if (problem !== undefined) return problem;
  if (value !== IPV4_ANY && value !== IPV4_BROADCAST) return undefined;
  return message('Enter an IPv4 address other than {first} and {last}.', {
    first: IPV4_ANY,
    last: IPV4_BROADCAST,
  });
}

/** IPv4 address with an optional mask length /0 to /32; 0.0.0.0/0 is allowed. §5. */
export function checkCidr(value: string): Problem | undefined {
  const [address = '', length, ...rest] = textOf(value).split('/');
  if (isIpv4(address) && rest.length === 0 && (length === undefined || isMaskLength(length, IPV4_BITS))) {
    return undefined;
  }
  return message('Enter an IPv4 address, optionally with a prefix length from /{min} to /{max}.', {
    min: 0,
    max: IPV4_BITS,
  });
}

/** True if a text is a whole number of bits from 0 to `bits`, without leading zeros; false for invalid `bits`. */
export function isMaskLength(value: string, bits: number): boolean {
  return /^(0|[1-9]\d{0,2})$/.test(textOf(value)) && Number.isSafeInteger(bits) && Number(value) <= bits;
}

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

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

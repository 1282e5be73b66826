import ipaddr from 'ipaddr.js';
import { isIpv4 } from './ipv4.ts';

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

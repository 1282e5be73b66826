import { isIpv4 } from './ipv4.ts';
import { cidrOf } from './ipv4-subnet.ts';
import { lengthOfNetmask, netmaskOfLength } from './netmask.ts';
import { textOf } from '../text/code-points.ts';

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

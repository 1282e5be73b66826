import { message } from '../../errors/message.ts';
import { IPV4_ANY } from '../../network/ipv4.ts';
import { isEntryInUse } from '../section-switches.ts';

type Values = ReadonlyMap<string, string>;

const ADDRESS = /^(netconf\.\d+)(\.alias\.\d+)?\.ip$/;
const NO_ADDRESSES: ReadonlySet<string> = new Set(['', IPV4_ANY]);
/** Switches of what gets an address: a client, and IPv6 on an interface. */
const ADDRESSING = /^((dhcpc|ppp)\.\d+|netconf\.\d+\.ip6)\.status$/;

export const UNREACHABLE = message('Without an IP address, the device is unreachable.');

const isEntryOn = (key: string, values: Values): boolean =>
  values.get(key) === 'enabled' && values.get(`${key.split('.', 1)[0]}.status`) !== 'disabled';

/** True if a key gives the device an address: of an interface that is on, by itself or by a server that is asked. */
function givesAddress(key: string, values: Values): boolean {
  const [, entry = '', alias = ''] = ADDRESS.exec(key) ?? [];
  if (entry === '') return ADDRESSING.test(key) && isEntryOn(key, values);
  return (
    !NO_ADDRESSES.has(values.get(key) ?? '') &&
    values.get(`${entry}.up`) !== 'disabled' &&
    isEntryInUse(`${entry}${alias}`, values)
  );
}

/** True if the device has an address, or asks for one, but for that of one key. reading 48. */
export function hasAddress(values: Values, butKey?: string): boolean {
  for (const key of values.keys()) if (key !== butKey && givesAddress(key, values)) return true;
  return false;
}

/** The switches of interfaces that turn addresses off, each with the key of its address. */
export function addressesOff(values: Values): readonly (readonly [off: string, address: string])[] {
  return [...values].flatMap(([key, value]) => {
    const [, entry = '', alias = ''] = ADDRESS.exec(key) ?? [];
    if (entry === '' || NO_ADDRESSES.has(value) || !values.has(`${entry}.devname`)) return [];
    const switches = [
      'netconf.status',
      `${entry}.status`,
      `${entry}.up`,
      ...(alias === '' ? [] : [`${entry}${alias}.status`]),
    ];
    return switches.filter(status => values.get(status) === 'disabled').map(status => [status, key] as const);
  });
}

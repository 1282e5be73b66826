import { message } from '../../errors/message.ts';
import { IPV4_ANY } from '../../network/ipv4.ts';

type Values = ReadonlyMap<string, string>;

const ADDRESS = /^(netconf\.\d+)(\.alias\.\d+)?\.ip$/;
const NO_ADDRESSES: ReadonlySet<string> = new Set(['', IPV4_ANY]);
/** Switches of what gets an address: a client, and IPv6 on an interface. */
const ADDRESSING = /^((dhcpc|ppp)\.\d+|netconf\.\d+\.ip6)\.status$/;

export const UNREACHABLE = message('Without an IP address, the device is unreachable.');

const isEntryOn = (key: string, values: Values): boolean =>
  values.get(key) === 'enabled' && values.get(`${key.split('.', 1)[0]}.status`) !== 'disabled';

/** The switches around an address: of all interfaces, of its own, and of an alias. */
function switchesOf(key: string): readonly string[] {
  const [, entry, alias] = ADDRESS.exec(key) ?? [];
  if (entry === undefined) return [];
  const own = alias === undefined ? [] : [`${entry}${alias}.status`];
  return ['netconf.status', `${entry}.status`, `${entry}.up`, ...own];
}

/** True if a key gives the device an address: of an interface that is not off, by itself or by a server that is asked. */
function givesAddress(key: string, values: Values): boolean {
  if (ADDRESSING.test(key)) return isEntryOn(key, values);
  return isAddress(key, values) && switchesOf(key).every(status => values.get(status) !== 'disabled');
}

const isAddress = (key: string, values: Values): boolean =>
  ADDRESS.test(key) && !NO_ADDRESSES.has(values.get(key) ?? '');

/** True if the device has an address, or asks for one, but for that of one key. reading 48. */
export function hasAddress(values: Values, butKey?: string): boolean {
  for (const key of values.keys()) if (key !== butKey && givesAddress(key, values)) return true;
  return false;
}

/** The switches that turn addresses of the device off, each with the key of its address. */
export function addressesOff(values: Values): readonly (readonly [off: string, address: string])[] {
  return [...values.keys()]
    .filter(key => isAddress(key, values) && values.has(`${ADDRESS.exec(key)?.[1]}.devname`))
    .flatMap(key =>
      switchesOf(key)
        .filter(status => values.get(status) === 'disabled')
        .map(status => [status, key] as const),
    );
}

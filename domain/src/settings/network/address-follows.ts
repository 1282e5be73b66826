import type { ConfigChanges } from '../../configuration/config-edit.ts';
import { ipv4Number, ipv4Text } from '../../network/ipv4-number.ts';
import { hostRange, inSameSubnet, isHostAddress, networkAddress } from '../../network/ipv4-subnet.ts';
import { IPV4_ANY } from '../../network/ipv4.ts';
import { entryIndexes } from '../checks/entry-indexes.ts';
import { isEntryInUse } from '../section-switches.ts';

type Values = ReadonlyMap<string, string>;

/** An address of an interface with its netmask. */
export interface InterfaceAddress {
  readonly ip: string;
  readonly netmask: string;
}

/**
 * What a DHCP server in use on an interface must change with the address of that interface: pool, gateway, DNS servers and
 * reservations that lie in the old subnet are the same hosts of the new one. Everything else stays. §config.addressing.
 */
export function dhcpServerFollows(
  values: Values,
  devname: string,
  was: InterfaceAddress,
  is: InterfaceAddress,
): ConfigChanges {
  const edits = new Map<string, string>();
  if (![was, is].every(({ ip, netmask }) => ip !== IPV4_ANY && hostRange(ip, netmask) !== undefined))
    return edits;
  for (const entry of entriesIn(values, 'dhcpd')) {
    if (values.get(`${entry}.devname`) !== devname || !isEntryInUse(entry, values)) continue;
    const move = (leaf: string, otherwise?: string): void => {
      const address = values.get(`${entry}.${leaf}`) ?? '';
      if (!inSameSubnet(address, was.ip, was.netmask)) return;
      const moved = address === was.ip ? is.ip : (movedHost(address, was, is) ?? otherwise);
      if (moved !== undefined) edits.set(`${entry}.${leaf}`, moved);
    };
    const range = hostRange(is.ip, is.netmask);
    move('start', range?.first);
    move('end', range?.last);
    move('gateway', is.ip);
    for (const server of entriesIn(values, `${entry}.dns`)) move(`${server.slice(entry.length + 1)}.server`);
    for (const reserved of entriesIn(values, `${entry}.static`))
      move(`${reserved.slice(entry.length + 1)}.ip`);
    if (values.get(`${entry}.netmask`) === was.netmask) edits.set(`${entry}.netmask`, is.netmask);
  }
  return new Map([...edits].filter(([key, value]) => values.get(key) !== value));
}

const entriesIn = (values: Values, section: string): readonly string[] =>
  entryIndexes(values, section).map(index => `${section}.${index}`);

/** The host with the same number in another subnet, or the same where it is in both; undefined where that has no such host. */
function movedHost(address: string, was: InterfaceAddress, is: InterfaceAddress): string | undefined {
  const isHost = (each: string): boolean =>
    inSameSubnet(each, is.ip, is.netmask) && isHostAddress(each, is.netmask);
  if (isHost(address)) return address;
  const [number, from, to] = [
    address,
    networkAddress(was.ip, was.netmask) ?? '',
    networkAddress(is.ip, is.netmask) ?? '',
  ].map(ipv4Number);
  if (number === undefined || from === undefined || to === undefined) return undefined;
  const moved = ipv4Text(to + number - from);
  return moved !== undefined && isHost(moved) ? moved : undefined;
}

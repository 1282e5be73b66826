import type { ConfigChanges } from '../../configuration/config-edit.ts';
import { IPV4_ANY } from '../../network/ipv4.ts';
import { ipv4Number, ipv4Text } from '../../network/netmask.ts';
import { hostRange, inSameSubnet, isHostAddress, networkAddress } from '../../network/ipv4-subnet.ts';
import { entryIndexes } from '../checks/cross-check.ts';
import { isEntryInUse } from '../section-switches.ts';

type Values = ReadonlyMap<string, string>;

/** An address of an interface with its netmask. */
export interface InterfaceAddress {
  readonly ip: string;
  readonly netmask: string;
}

/** The addresses that an interface had and gets. */
export interface AddressChange {
  /** As the device has it. */
  readonly stored: InterfaceAddress;
  /** Before this change: another one than the stored address where that was changed already. */
  readonly before: InterfaceAddress;
  readonly after: InterfaceAddress;
}

/**
 * What a DHCP server in use on an interface must change with the address of that interface: pool, gateway, DNS servers and
 * reservations that lie in the old subnet are the same hosts of the new one. Everything else stays. §config.addressing.
 *
 * A value that is still as it followed the last change follows from the stored address and the stored value, so that
 * an address in between leaves nothing behind; one that the user changed is moved from where it is.
 */
export function dhcpServerFollows(
  values: Values,
  devname: string,
  change: AddressChange,
  stored: Values = values,
): ConfigChanges {
  const edits = new Map<string, string>();
  const serves = (from: Values, entry: string): boolean =>
    from.get(`${entry}.devname`) === devname && isEntryInUse(entry, from);
  for (const entry of entriesIn(values, 'dhcpd')) {
    const isServing = serves(values, entry);
    // One that was turned off meanwhile still returns to what it was.
    if (!isServing && !serves(stored, entry)) continue;
    for (const { key, follow } of followersOf(values, entry)) {
      const [held, was] = [values.get(key), stored.get(key)];
      if (held === undefined) continue;
      const hasFollowed = was !== undefined && held === follow(was, change.stored, change.before);
      if (!isServing && (!hasFollowed || held === was)) continue;
      const is = hasFollowed
        ? follow(was, change.stored, change.after)
        : follow(held, change.before, change.after);
      if (is !== held) edits.set(key, is);
    }
  }
  return edits;
}

/** What a value becomes when the address of its interface changes; itself where that does not concern it. */
type Follow = (value: string, was: InterfaceAddress, is: InterfaceAddress) => string;

/** The keys of a DHCP server that follow the address of its interface. */
function followersOf(values: Values, entry: string): readonly { key: string; follow: Follow }[] {
  const other = (list: string, leaf: string): readonly string[] =>
    entriesIn(values, `${entry}.${list}`).map(each => `${each}.${leaf}`);
  return [
    { key: `${entry}.start`, follow: host(is => hostRange(is.ip, is.netmask)?.first) },
    { key: `${entry}.end`, follow: host(is => hostRange(is.ip, is.netmask)?.last) },
    { key: `${entry}.gateway`, follow: host(is => is.ip) },
    ...[...other('dns', 'server'), ...other('static', 'ip')].map(key => ({ key, follow: host() })),
    { key: `${entry}.netmask`, follow: followNetmask },
  ];
}

/** An address of the subnet; where the new one has no such host, the one given. */
const host =
  (otherwise: (is: InterfaceAddress) => string | undefined = () => undefined): Follow =>
  (address, was, is) => {
    if (!isMoved(was, is) || !inSameSubnet(address, was.ip, was.netmask)) return address;
    return address === was.ip ? is.ip : (movedHost(address, was, is) ?? otherwise(is) ?? address);
  };

const followNetmask: Follow = (netmask, was, is) =>
  isMoved(was, is) && netmask === was.netmask ? is.netmask : netmask;

/** True for two different addresses with valid netmasks; something follows no other change. */
const isMoved = (was: InterfaceAddress, is: InterfaceAddress): boolean =>
  (was.ip !== is.ip || was.netmask !== is.netmask) &&
  [was, is].every(({ ip, netmask }) => ip !== IPV4_ANY && hostRange(ip, netmask) !== undefined);

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

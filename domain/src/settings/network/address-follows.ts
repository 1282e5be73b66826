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
    for (const { keys, follow } of followersOf(values, entry)) {
      const held = keys.map(key => values.get(key) ?? '');
      const was = keys.map(key => stored.get(key));
      const followed =
        isGiven(was) && areSame(held, follow(was, change.stored, change.before)) ? was : undefined;
      if (!isServing && (followed === undefined || areSame(held, followed))) continue;
      const is = followed
        ? follow(followed, change.stored, change.after)
        : follow(held, change.before, change.after);
      for (const [place, key] of keys.entries()) {
        const value = is[place];
        if (value !== undefined && value !== held[place]) edits.set(key, value);
      }
    }
  }
  return edits;
}

/** What values become when the address of their interface changes; themselves where that does not concern them. */
type Follow = (values: readonly string[], was: InterfaceAddress, is: InterfaceAddress) => readonly string[];

interface Follower {
  /** Keys with a value. */
  readonly keys: readonly string[];
  readonly follow: Follow;
}

/** The keys of a DHCP server that follow the address of its interface. */
function followersOf(values: Values, entry: string): readonly Follower[] {
  const other = (list: string, leaf: string): readonly string[] =>
    entriesIn(values, `${entry}.${list}`).map(each => `${each}.${leaf}`);
  return [
    { keys: [`${entry}.start`, `${entry}.end`], follow: followPool },
    { keys: [`${entry}.gateway`], follow: each(host(is => is.ip)) },
    ...[...other('dns', 'server'), ...other('static', 'ip')].map(key => ({
      keys: [key],
      follow: each(host()),
    })),
    { keys: [`${entry}.netmask`], follow: each(followNetmask) },
  ]
    .map(({ keys, follow }) => ({ keys: keys.filter(key => values.has(key)), follow }))
    .filter(({ keys }) => keys.length > 0);
}

const isGiven = (values: readonly (string | undefined)[]): values is readonly string[] =>
  values.every(value => value !== undefined);

const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.every((value, place) => value === other[place]);

type FollowOne = (value: string, was: InterfaceAddress, is: InterfaceAddress) => string;

const each =
  (follow: FollowOne): Follow =>
  (values, was, is) =>
    values.map(value => follow(value, was, is));

/** An address of the subnet; where the new one has no such host, the one given. */
const host =
  (otherwise: (is: InterfaceAddress) => string | undefined = () => undefined): FollowOne =>
  (address, was, is) => {
    if (!isMoved(was, is) || !inSameSubnet(address, was.ip, was.netmask)) return address;
    return address === was.ip ? is.ip : (movedHost(address, was, is) ?? otherwise(is) ?? address);
  };

/**
 * The pool moves as one: kept where the new subnet has both its ends; else what of it lies there, or of the same hosts there, or
 * the whole subnet, without the address of the device itself.
 */
const followPool: Follow = (pool, was, is) => {
  const [start, end] = pool;
  if (start === undefined || end === undefined || !isMoved(was, is)) return pool;
  if (!pool.every(address => inSameSubnet(address, was.ip, was.netmask))) return pool;
  if (pool.every(address => isHostOf(address, is))) return pool;
  const [from, to] = [networkAddress(was.ip, was.netmask), networkAddress(is.ip, is.netmask)];
  const hosts = spanOf(hostRange(is.ip, is.netmask));
  const [first, last, shift] = [ipv4Number(start), ipv4Number(end), numberOf(to) - numberOf(from)];
  if (hosts === undefined || first === undefined || last === undefined) return pool;
  const moved = overlap([first, last], hosts) ?? overlap([first + shift, last + shift], hosts) ?? hosts;
  const [low, high] = without(numberOf(is.ip), moved);
  return [ipv4Text(low) ?? start, ipv4Text(high) ?? end];
};

type Span = readonly [low: number, high: number];

const numberOf = (address: string | undefined): number => ipv4Number(address ?? '') ?? 0;

function spanOf(range: { readonly first: string; readonly last: string } | undefined): Span | undefined {
  return range && [numberOf(range.first), numberOf(range.last)];
}

function overlap([low, high]: Span, [first, last]: Span): Span | undefined {
  const span = [Math.max(low, first), Math.min(high, last)] as const;
  return span[0] <= span[1] ? span : undefined;
}

/** The longer part of a span on one side of a number; the span where it has no other number. */
function without(number: number, span: Span): Span {
  const [low, high] = span;
  if (number < low || number > high || low === high) return span;
  return number - low > high - number ? [low, number - 1] : [number + 1, high];
}

const isHostOf = (address: string, { ip, netmask }: InterfaceAddress): boolean =>
  inSameSubnet(address, ip, netmask) && isHostAddress(address, netmask);

const followNetmask: FollowOne = (netmask, was, is) =>
  isMoved(was, is) && netmask === was.netmask ? is.netmask : netmask;

/** True for two different addresses with valid netmasks; something follows no other change. */
const isMoved = (was: InterfaceAddress, is: InterfaceAddress): boolean =>
  (was.ip !== is.ip || was.netmask !== is.netmask) &&
  [was, is].every(({ ip, netmask }) => ip !== IPV4_ANY && hostRange(ip, netmask) !== undefined);

const entriesIn = (values: Values, section: string): readonly string[] =>
  entryIndexes(values, section).map(index => `${section}.${index}`);

/** The host with the same number in another subnet, or the same where it is in both; undefined where that has no such host. */
function movedHost(address: string, was: InterfaceAddress, is: InterfaceAddress): string | undefined {
  if (isHostOf(address, is)) return address;
  const [number, from, to] = [
    address,
    networkAddress(was.ip, was.netmask) ?? '',
    networkAddress(is.ip, is.netmask) ?? '',
  ].map(ipv4Number);
  if (number === undefined || from === undefined || to === undefined) return undefined;
  const moved = ipv4Text(to + number - from);
  return moved !== undefined && isHostOf(moved, is) ? moved : undefined;
}

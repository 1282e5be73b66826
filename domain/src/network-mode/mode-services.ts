import { IPV4_ANY, isIpv4 } from '../network/ipv4.ts';
import { ipv4Number } from '../network/netmask.ts';
import { inSameSubnet, sameHostIn } from '../network/ipv4-subnet.ts';
import { settingsContext } from '../settings/settings-context.ts';
import { checkGateways } from '../settings/checks/gateways.ts';
import { EVERY_PPP } from '../network/interface-kind.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { poolAround } from './mode-addresses.ts';
import { DISABLED, ENABLED, type ModeDraft, type StaticAddress } from './mode-draft.ts';

/** Lease time of a new DHCP server, seconds. */
const LEASE_SECONDS = '600';
const DEFAULT_ROUTE = '0.0.0.0';
const SYS = 'iptables.sys';

/**
 * Serves addresses on the LAN. The entry that is there goes on as it is, where it fits the network; what does not fit is
 * moved to the same host of it, and nothing else is touched. Without an entry one is made: the DNS proxy of its clients, for
 * without a DNS server they resolve no name.
 */
export function serveDhcp(draft: ModeDraft, lan: string, address: StaticAddress): void {
  const known = draft.of('dhcpd', lan);
  const pool = poolAround(address);
  if (pool === undefined) {
    if (known !== undefined) draft.off(known);
    return;
  }
  if (known !== undefined && isFit(draft, known, address)) {
    const isOn = draft.stands(known);
    draft.ensured('dhcpd', lan);
    if (!isOn) serveDns(draft, known);
    return;
  }
  const entry = draft.ensured('dhcpd', lan);
  adjustPool(draft, entry, address, pool);
  if (draft.get(`${entry}.lease_time`) === '') draft.set(`${entry}.lease_time`, LEASE_SECONDS);
  const gateway = draft.get(`${entry}.gateway`);
  if (isOutside(gateway, address)) draft.change(`${entry}.gateway`, hostIn(gateway, address) ?? '');
  for (const reservation of draft.standing(`${entry}.static`)) {
    const reserved = draft.get(`${reservation}.ip`);
    if (!isOutside(reserved, address)) continue;
    const moved = hostIn(reserved, address);
    if (moved === undefined) draft.off(reservation);
    else draft.set(`${reservation}.ip`, moved);
  }
  serveDns(draft, entry);
}

const poolOf = (draft: ModeDraft, entry: string): readonly [string, string] => [
  draft.get(`${entry}.start`),
  draft.get(`${entry}.end`),
];

/** True if a pool runs upwards within the network of an interface. */
function isFit(draft: ModeDraft, entry: string, address: StaticAddress): boolean {
  const pool = poolOf(draft, entry);
  const [low, high] = pool.map(ipv4Number);
  return (
    low !== undefined && high !== undefined && low <= high && !pool.some(each => isOutside(each, address))
  );
}

function adjustPool(
  draft: ModeDraft,
  entry: string,
  address: StaticAddress,
  whole: { readonly start: string; readonly end: string },
): void {
  const [start, end] = poolOf(draft, entry);
  const [first, last] = [start, end].map(each => hostIn(each, address));
  const [low, high, own] = [first, last, address.ip].map(each => ipv4Number(each ?? ''));
  const isMoved =
    low !== undefined && high !== undefined && own !== undefined && low <= high && (own < low || own > high);
  draft.set(`${entry}.start`, isMoved && first !== undefined ? first : whole.start);
  draft.set(`${entry}.end`, isMoved && last !== undefined ? last : whole.end);
  draft.set(`${entry}.netmask`, address.netmask);
}

const isOutside = (each: string, { ip, netmask }: StaticAddress): boolean =>
  isIpv4(each) && each !== IPV4_ANY && !inSameSubnet(each, ip, netmask);
const hostIn = (each: string, { ip, netmask }: StaticAddress): string | undefined =>
  isIpv4(each) ? sameHostIn(each, ip, netmask) : undefined;

function serveDns(draft: ModeDraft, server: string): void {
  const names = draft.entries(`${server}.dns`).filter(entry => draft.get(`${entry}.status`) !== DISABLED);
  if (names.every(entry => draft.get(`${entry}.server`) === '')) draft.set(`${server}.dnsproxy`, ENABLED);
}

/** NAT on the WAN interface, or on every PPPoE session. */
export function translate(draft: ModeDraft, wan: string): void {
  const usesPppoe = draft.standing('ppp').some(entry => draft.get(`${entry}.devname`) === wan);
  draft.ensured(`${SYS}.masq`, usesPppoe ? EVERY_PPP : wan);
  draft.set(`${SYS}.tcpmss.status`, ENABLED);
}

/** Allows management on the named interfaces only. */
export function limitManagement(draft: ModeDraft, names: readonly string[]): void {
  draft.switchOn(`${SYS}.mgmt`);
  for (const entry of draft.standing(`${SYS}.mgmt`)) {
    if (!names.includes(draft.get(`${entry}.devname`))) draft.off(entry);
  }
  for (const name of names) draft.ensured(`${SYS}.mgmt`, name);
}

/** Where management is limited, it stays possible on an interface. */
export function ensureManagement(draft: ModeDraft, name: string): void {
  if (draft.stands(`${SYS}.mgmt`)) draft.ensured(`${SYS}.mgmt`, name);
}

/** The limit of a SOHO router ends with that mode; any other one goes on. */
export function keepManagement(draft: ModeDraft, from: NetworkMode, name: string): void {
  if (from === 'soho') draft.off(`${SYS}.mgmt`);
  else ensureManagement(draft, name);
}

/** Switches default routes off, except those of one interface. */
export function dropDefaultRoutes(draft: ModeDraft, except: string | undefined): void {
  for (const entry of draft.standing('route')) {
    const isDefault = draft.get(`${entry}.ip`) === DEFAULT_ROUTE;
    if (isDefault && draft.get(`${entry}.devname`) !== except) draft.off(entry);
  }
}

/** Switches routes off whose gateway is in no network any more. */
export function dropLostRoutes(draft: ModeDraft): void {
  for (const { key } of checkGateways(settingsContext(draft.values)))
    draft.off(key.replace(/\.gateway$/, ''));
}

import { settingsContext } from '../settings/settings-context.ts';
import { checkDhcpRanges, checkPoolSubnets } from '../settings/checks/dhcp-subnet.ts';
import { checkGateways } from '../settings/checks/gateways.ts';
import { EVERY_PPP } from './every-ppp.ts';
import { poolAround } from './mode-addresses.ts';
import { DISABLED, ENABLED, type ModeDraft } from './mode-draft.ts';
import type { StaticAddress } from './mode-roles.ts';

/** Lease time of a new DHCP server, seconds. */
const LEASE_SECONDS = '600';
const DEFAULT_ROUTE = '0.0.0.0';
const SYS = 'iptables.sys';

/**
 * A standing DHCP server of the LAN stays if its pool fits; otherwise one is made. It is the DNS proxy of its clients
 * where it names no DNS server: without one they resolve no name.
 */
export function serveDhcp(draft: ModeDraft, lan: string, address: StaticAddress): void {
  const context = settingsContext(draft.values);
  const standing = draft.of('dhcpd', lan);
  const isBad = [...checkDhcpRanges(context), ...checkPoolSubnets(context)].some(
    ({ key }) => standing !== undefined && key.startsWith(`${standing}.`),
  );
  if (standing !== undefined && draft.stands(standing) && !isBad) return;
  const pool = poolAround(address);
  if (pool === undefined) {
    if (standing !== undefined) draft.off(standing);
    return;
  }
  const entry = draft.ensured('dhcpd', lan);
  draft.set(`${entry}.start`, pool.start);
  draft.set(`${entry}.end`, pool.end);
  draft.set(`${entry}.netmask`, address.netmask);
  draft.set(`${entry}.lease_time`, LEASE_SECONDS);
  draft.change(`${entry}.gateway`, '');
  for (const reservation of draft.standing(`${entry}.static`)) draft.off(reservation);
  serveDns(draft, entry);
}

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

import { vlanParent } from './interface-kind.ts';
import { isWithin } from '../units/physical-range.ts';

/** Least MTU of any network, bytes. §9. */
export const MIN_MTU = 68;
/** Least MTU that IPv6 can live with, bytes. §9. */
export const MIN_IPV6_MTU = 1280;
/** §9.mtu, bytes. */
export const DEFAULT_MTU = 1500;
/** Largest MTU of an Ethernet port and of whatever else reports none, bytes. §9. */
export const DEFAULT_MAX_MTU = 1524;
/** Largest MTU of the radio, bytes. §9. */
export const WIRELESS_DEFAULT_MAX_MTU = 2024;

/** Largest MTU of the interfaces that are no Ethernet port, when unreported, bytes. §9. */
const DEFAULT_MAX_MTU_BY_NAME: ReadonlyMap<string, number> = new Map([
  ['ath0', WIRELESS_DEFAULT_MAX_MTU],
  ['wlan0', DEFAULT_MTU],
  ['ubond0', DEFAULT_MTU],
]);

/** What a board can report: up to the longest IP packet. */
const REPORTED_MTU = { min: MIN_MTU, max: 65_535 };

/**
 * The largest MTU of an interface in bytes: what the board reports by interface name, else, or if that is none, its
 * default. A VLAN has
 * that of the interface it runs on. §9.mtu.
 */
export function maxMtuOf(devname: string, reported: ReadonlyMap<string, number> = new Map()): number {
  const carrier = vlanParent(devname) ?? devname;
  const own = reported.get(carrier);
  if (isWithin(own, REPORTED_MTU)) return own;
  return DEFAULT_MAX_MTU_BY_NAME.get(carrier) ?? DEFAULT_MAX_MTU;
}

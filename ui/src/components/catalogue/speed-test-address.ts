import { isIpv4, isIpv6 } from '@radiolink/domain/network';

/** The address of the speed test, where the device is chosen. */
export const SPEED_TEST = '#/speed-test';

/**
 * The speed test to a device, by the IP that was reported for it: `#/speed-test?192.0.2.20`. Undefined unless the report is
 * an IP address: whatever else comes over the air never becomes a link.
 */
export function speedTestHash(ip: string | undefined): string | undefined {
  if (ip === undefined || ip === '0.0.0.0' || ip === '::') return undefined;
  return isIpv4(ip) || isIpv6(ip) ? `${SPEED_TEST}?${ip}` : undefined;
}

/** The device that an address names; empty without one. */
export function hostOfSpeedTestHash(hash: string): string {
  const at = hash.indexOf('?');
  return at === -1 ? '' : hash.slice(at + 1);
}

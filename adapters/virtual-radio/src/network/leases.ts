import type { Addressed, Configured, Timed } from '../aspects.ts';
import { colonMac, macAfter } from '../peers/index.ts';

/** Things that subscribers plug in. */
const CLIENTS = ['laptop-kitchen', 'phone-anna', 'printer', 'tv-livingroom', 'camera-gate'] as const;

interface Range {
  readonly device: string;
  readonly start: string;
  readonly leaseSeconds: number;
}

/** Leases that the DHCP server has given out; none while it is off. */
export function leases(radio: Addressed & Configured & Timed): Record<string, unknown>[] {
  const config = radio.configuration.running;
  if (config.get('dhcpd.status') !== 'enabled' || config.get('dhcpd.1.status') !== 'enabled') return [];
  const range: Range = {
    device: config.get('dhcpd.1.devname') ?? '',
    start: config.get('dhcpd.1.start') ?? '0.0.0.0',
    leaseSeconds: Number(config.get('dhcpd.1.lease_time')) || 600,
  };
  return CLIENTS.map((hostname, place) => lease(radio, range, hostname, place));
}

function lease(
  radio: Addressed & Timed,
  range: Range,
  hostname: string,
  place: number,
): Record<string, unknown> {
  const [a, b, c, last] = range.start.split('.');
  const age = (Math.floor(radio.second) + place * 97) % (range.leaseSeconds / 2);
  return {
    hwaddr: colonMac(macAfter(radio.hwaddr, 0x30000 + place)),
    ipaddr: `${a}.${b}.${c}.${Number(last) + place}`,
    hostname,
    ifname: range.device,
    expires: range.leaseSeconds - Math.floor(age),
  };
}

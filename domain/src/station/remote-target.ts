import ipaddr from 'ipaddr.js';
import { checkHostIpv4 } from '../network/host.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { isIpv6 } from '../network/ipv6.ts';
import { normalMac } from '../network/mac.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';
import { httpsOrigin, httpsPortOf } from './station-address.ts';

/** IPv6 addresses that one device can have and that need no zone: of this link alone would. RFC 4291. */
const HOST_RANGES_6: ReadonlySet<string> = new Set(['unicast', 'uniqueLocal', 'reserved']);

/** What a path of a device consists of: no `\`, `#`, `@` or space, by which readers of an address disagree. RFC 3986. */
const PATH = /^\/[\w\-./~?&=%]*$/;

/** A remote device that may be asked: the remote end of the link, or a station. */
export interface RemoteTarget {
  /** Upper case with colons. */
  readonly mac: string;
  /** `https://192.0.2.11`, with the port if it is not 443. Nothing else of an address. */
  readonly origin: string;
}

/**
 * The remote device of a MAC by the current status. Undefined unless the status reports a station with this MAC and an IP
 * address that one device can have, which is not one of this device itself: whatever else comes over the air is never asked.
 */
export function remoteTarget(status: DeviceStatus, mac: string): RemoteTarget | undefined {
  const wanted = normalMac(mac);
  const station = status.wireless.stations.find(({ mac: known }) => normalMac(known) === wanted);
  if (wanted === undefined || station === undefined) return undefined;
  const ip = reportedIp(station);
  const host = ip === undefined ? undefined : hostOf(ip);
  const isOwn = status.interfaces.some(
    ({ ipAddress }) => ipAddress !== undefined && hostOf(ipAddress) === host,
  );
  if (host === undefined || isOwn) return undefined;
  return { mac: wanted, origin: httpsOrigin(host, httpsPortOf(station)) };
}

/** True if a URL is of a remote device and of nothing else: its origin, then a plain path. */
export function isRemoteUrl(url: string, { origin }: RemoteTarget): boolean {
  return url.startsWith(`${origin}/`) && PATH.test(url.slice(origin.length));
}

/** True if one of the MACs that a device reports of itself is that of the remote device. */
export function isRemoteDevice(macs: readonly string[], { mac }: RemoteTarget): boolean {
  return macs.some(own => normalMac(own) === mac);
}

function reportedIp({ lastIp, remote }: Station): string | undefined {
  return [lastIp, ...(remote?.ipAddresses ?? [])].find(ip => ip !== undefined && hostOf(ip) !== undefined);
}

/** The host of a URL; undefined for what is no address of one device. */
function hostOf(ip: string): string | undefined {
  if (isIpv4(ip)) return checkHostIpv4(ip) === undefined ? ip : undefined;
  if (!isIpv6(ip)) return undefined;
  const address = ipaddr.IPv6.parse(ip);
  return HOST_RANGES_6.has(address.range()) ? `[${address.toString()}]` : undefined;
}

import { INTERFACE_5GHZ, INTERFACE_60GHZ } from '../link/link-state.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { isIpv6 } from '../network/ipv6.ts';
import type { Station } from '../status/station.ts';
import type { StationRow } from './station-row.ts';

const HTTPS_PORT = 443;

const LAST_PORT = 65_535;

/**
 * Address of the page that a station serves, from the IP that was reported for it. `https` on the port that the station
 * names, else `http`, from which devices lead on to `https`. Undefined unless the report is an IP address: whatever else
 * comes over the air never becomes a link.
 */
export function stationPageUrl({ station, ends }: Pick<StationRow, 'station' | 'ends'>): string | undefined {
  const ip = ends.remote?.ip ?? station.lastIp;
  if (ip === undefined || ip === '0.0.0.0' || ip === '::') return undefined;
  const host = isIpv4(ip) ? ip : isIpv6(ip) ? `[${ip}]` : undefined;
  if (host === undefined) return undefined;
  const port = httpsPortOf(station);
  return port === undefined ? `http://${host}/` : `${httpsOrigin(host, port)}/`;
}

/** The port on which a station serves its page; undefined unless it names one that exists. */
export function httpsPortOf({ remote }: Station): number | undefined {
  const port = remote?.httpsPort;
  return port !== undefined && Number.isInteger(port) && port >= 1 && port <= LAST_PORT ? port : undefined;
}

/** `https://192.0.2.11`, with the port if it is not 443. An IPv6 host is given in its brackets. */
export const httpsOrigin = (host: string, port = HTTPS_PORT): string =>
  port === HTTPS_PORT ? `https://${host}` : `https://${host}:${port}`;

/** Wireless device of this radio on which a station is associated, as actions on it name it. */
export function stationInterface({ ends }: StationRow): string {
  return ends.band === '60' ? INTERFACE_60GHZ : INTERFACE_5GHZ;
}

import type { LinkDirection } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import { linkStateMessage } from '../link/link-state.ts';
import { linkVerdict } from '../link/link-verdict.ts';
import { type RadioLink, radioLinks } from '../link/radio-band.ts';
import type { LinkHealth } from '../link/signal-limits.ts';
import { inEnglish } from '../settings/english.ts';
import { type DeviceStatus, stationTotal } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';
import { type ReportedEnd, reportedEnd, shortened } from './reported-end.ts';
import { reportedPeers } from './reported-peers.ts';

/** A time of a report, ISO 8601 in UTC. Empty for an invalid date: a report is worth more than its time. */
export function isoTime(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

/** One direction of a link; rates in kbps, score 0 to 100. */
export type ReportedDirection = Pick<
  LinkDirection,
  'capacityKbps' | 'capacityExpectedKbps' | 'throughputKbps' | 'linkScore'
>;

/** One link of the device: what lies between its ends, the judgement, and both ends. */
export interface ReportedLink {
  readonly band: '5 GHz' | '60 GHz';
  readonly state: string;
  readonly carriesTraffic: boolean | undefined;
  readonly health: LinkHealth | undefined;
  readonly score: number | undefined;
  readonly verdict: string;
  readonly reasons: readonly string[];
  readonly distanceMetres: number | undefined;
  readonly frequencyMhz: number | undefined;
  readonly channelWidthMhz: number | undefined;
  readonly airtimePercent: number | undefined;
  readonly uptimeSeconds: number | undefined;
  readonly downlink: ReportedDirection;
  readonly uplink: ReportedDirection;
  readonly local: ReportedEnd;
  readonly remote: ReportedEnd | undefined;
}

/**
 * Data of a device and its links for a support ticket, in English and without secrets. Undefined if not reported by
 * the device.
 */
export interface LinkReport {
  /** When it was written, ISO 8601, UTC; empty when no clock told it. */
  readonly writtenAt: string;
  readonly ssid: string | undefined;
  readonly mode: string | undefined;
  readonly networkRole: string | undefined;
  /** The device's own clock. */
  readonly deviceTime: string | undefined;
  readonly stationCount: number;
  readonly links: readonly ReportedLink[];
}

/**
 * Reports the link to a station. Without one, it reports each link of a device with one peer, and those of
 * the worst stations of an access point.
 * @param at milliseconds since the epoch
 */
export function linkReport(status: DeviceStatus, at: number, station?: Station): LinkReport {
  const { host, wireless } = status;
  return {
    writtenAt: isoTime(at),
    ssid: shortened(wireless.essid),
    mode: shortened(wireless.mode),
    networkRole: shortened(host.networkRole),
    deviceTime: shortened(host.localTime),
    stationCount: stationTotal(status),
    links: reportedPeers(status, station).flatMap(peer =>
      radioLinks(status).map(radio => reportedLink(status, peer, radio)),
    ),
  };
}

function reportedLink(
  status: DeviceStatus,
  peer: Station | undefined,
  { band, state, carriesTraffic }: RadioLink,
): ReportedLink {
  const ends = linkEnds(status, peer, band);
  const { health, score, headline, reasons } = linkVerdict(ends);
  return {
    band: band === '60' ? '60 GHz' : '5 GHz',
    state: inEnglish(linkStateMessage(state)),
    carriesTraffic,
    health,
    score,
    verdict: inEnglish(headline),
    reasons: reasons.map(({ message }) => inEnglish(message)),
    distanceMetres: ends.distanceMetres,
    frequencyMhz: ends.frequencyMhz,
    channelWidthMhz: ends.channelWidthMhz,
    airtimePercent: ends.airtimePercent,
    uptimeSeconds: ends.linkUptimeSeconds,
    downlink: reportedDirection(ends.downlink),
    uplink: reportedDirection(ends.uplink),
    local: reportedEnd(ends.local),
    remote: ends.remote === undefined ? undefined : reportedEnd(ends.remote),
  };
}

function reportedDirection(direction: LinkDirection): ReportedDirection {
  const { capacityKbps, capacityExpectedKbps, throughputKbps, linkScore } = direction;
  return { capacityKbps, capacityExpectedKbps, throughputKbps, linkScore };
}

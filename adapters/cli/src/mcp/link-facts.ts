import {
  isProblem,
  type LinkEnd,
  linkEnds,
  type LinkReason,
  linkStateMessage,
  linkVerdict,
  radioLinks,
  rootCause,
} from '@radiolink/domain/link';
import { inEnglish } from '@radiolink/domain/settings';
import type { Station } from '@radiolink/domain/station';
import { type DeviceStatus, stationTotal } from '@radiolink/domain/status';
import { z } from 'zod';
import { macOf, macShape, sentence, sentenceOf, untrusted, untrustedText } from './untrusted.ts';

const number = z.number().optional();
const tenths = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(10 * value) / 10;

const endShape = z.object({
  name: untrustedText.optional(),
  model: untrustedText.optional(),
  firmware: untrustedText.optional(),
  signal_dbm: number,
  expected_signal_dbm: number,
  chain_signals_dbm: z.array(z.number()).optional(),
  noise_floor_dbm: number,
  cinr_db: number,
  tx_power_dbm: number,
  cpu_percent: number,
  temperature_celsius: number,
});
const directionShape = z.object({
  capacity_kbps: number,
  expected_capacity_kbps: number,
  throughput_kbps: number,
  link_score: number,
});
const reasonShape = z.object({ side: z.enum(['local', 'remote']), is_problem: z.boolean(), what: sentence });

/** State of a radio and its link. Missing values are not reported by the device. */
export const linkStatusShape = z.object({
  read_at: z.string(),
  device_time: untrustedText.optional(),
  name: untrustedText.optional(),
  mode: untrustedText.optional(),
  ssid: untrustedText.optional(),
  uptime_seconds: number,
  station_count: z.int(),
  radios: z.array(
    z.object({ band: z.enum(['5', '60']), state: z.string(), carries_traffic: z.boolean().optional() }),
  ),
  verdict: z.object({
    health: z.enum(['excellent', 'good', 'poor']).optional(),
    score: number,
    has_problem: z.boolean(),
    headline: sentence,
    cause: sentence.optional().describe('The one fact that leads: outage, backup, or the first cause.'),
    reasons: z.array(reasonShape),
  }),
  frequency_mhz: number,
  channel_width_mhz: number,
  distance_metres: number,
  airtime_percent: number,
  link_uptime_seconds: number,
  downlink: directionShape,
  uplink: directionShape,
  local: endShape,
  remote: endShape.optional(),
});

/** The status as the tool answers it. @param readAt milliseconds since the epoch */
export function linkStatus(status: DeviceStatus, readAt: number): z.input<typeof linkStatusShape> {
  const { host, wireless } = status;
  const ends = linkEnds(status);
  const verdict = linkVerdict(ends);
  const cause = rootCause(status, verdict);
  return {
    read_at: new Date(readAt).toISOString(),
    device_time: untrusted(host.localTime),
    name: untrusted(host.hostname),
    mode: untrusted(wireless.mode),
    ssid: untrusted(wireless.essid),
    uptime_seconds: host.uptimeSeconds,
    station_count: stationTotal(status),
    radios: radioLinks(status).map(({ band, state, carriesTraffic }) => ({
      band,
      state: inEnglish(linkStateMessage(state)),
      ...(carriesTraffic !== undefined && { carries_traffic: carriesTraffic }),
    })),
    verdict: {
      health: verdict.health,
      score: tenths(verdict.score),
      has_problem: verdict.problem,
      headline: sentenceOf(verdict.headline),
      cause: cause && sentenceOf(cause.message),
      reasons: verdict.reasons.map(reasonOf),
    },
    frequency_mhz: ends.frequencyMhz,
    channel_width_mhz: ends.channelWidthMhz,
    distance_metres: ends.distanceMetres,
    airtime_percent: tenths(ends.airtimePercent),
    link_uptime_seconds: ends.linkUptimeSeconds,
    downlink: directionOf(ends.downlink),
    uplink: directionOf(ends.uplink),
    local: endOf(ends.local),
    remote: ends.remote && endOf(ends.remote),
  };
}

/** One station of an access point, its link seen from both ends. */
export const stationShape = z.object({
  mac: macShape,
  name: untrustedText.optional(),
  address: untrustedText.optional(),
  local_signal_dbm: number,
  remote_signal_dbm: number,
  downlink_capacity_kbps: number,
  uplink_capacity_kbps: number,
  distance_metres: number,
  uptime_seconds: number,
  score: number,
  has_problem: z.boolean(),
  reasons: z.array(reasonShape),
});

export function stationRow(status: DeviceStatus, station: Station): z.input<typeof stationShape> {
  const ends = linkEnds(status, station);
  const { score, problem, reasons } = linkVerdict(ends);
  return {
    mac: macOf(station.mac),
    name: untrusted(ends.remote?.name),
    address: untrusted(station.lastIp),
    local_signal_dbm: ends.local.signalDbm,
    remote_signal_dbm: ends.remote?.signalDbm,
    downlink_capacity_kbps: ends.downlink.capacityKbps,
    uplink_capacity_kbps: ends.uplink.capacityKbps,
    distance_metres: ends.distanceMetres,
    uptime_seconds: station.uptimeSeconds,
    score: tenths(score),
    has_problem: problem,
    reasons: reasons.map(reasonOf),
  };
}

const reasonOf = (reason: LinkReason) => ({
  side: reason.side,
  is_problem: isProblem(reason),
  what: sentenceOf(reason.message),
});

const directionOf = (direction: ReturnType<typeof linkEnds>['downlink']) => ({
  capacity_kbps: direction.capacityKbps,
  expected_capacity_kbps: direction.capacityExpectedKbps,
  throughput_kbps: direction.throughputKbps,
  link_score: direction.linkScore,
});

const endOf = (end: LinkEnd) => ({
  name: untrusted(end.name),
  model: untrusted(end.model),
  firmware: untrusted(end.firmware),
  signal_dbm: end.signalDbm,
  expected_signal_dbm: end.signalExpectedDbm,
  ...(end.chainSignalsDbm && { chain_signals_dbm: [...end.chainSignalsDbm] }),
  noise_floor_dbm: end.noiseFloorDbm,
  cinr_db: tenths(end.cinrDb),
  tx_power_dbm: end.txPowerDbm,
  cpu_percent: tenths(end.cpuLoadPercent),
  temperature_celsius: end.temperatureCelsius,
});

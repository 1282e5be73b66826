import type { AirDirection } from '@radiolink/domain/link';
import type { HistoryRecord, HistorySample } from '@radiolink/domain/history';
import { clockErrorMs } from '@radiolink/domain/status';
import { recordedThroughput } from './recorded-throughput.ts';
import type { LinkHistory } from '../history/link-history.port.ts';

const MS = 1000;
const USUAL_INTERVAL_SECONDS = 300;
const MINUTE_MS = 60_000;

/** What places a record of the device on the clock of the page. */
export interface RecordPlace {
  readonly received: AirDirection;
  /** Local time of the device, `YYYY-MM-DD HH:MM:SS`, when the record was read. */
  readonly deviceTime: string | undefined;
  /** When it was read, ms since the epoch. */
  readonly now: number;
  /** The page's time zone, as `Date.getTimezoneOffset` tells it, minutes. */
  readonly zoneMinutes: number;
}

/** The record of a device on the time axis, and how many of its samples have no place there: from before its clock was set. */
export function deviceRecord(
  history: LinkHistory,
  { received, deviceTime, now, zoneMinutes }: RecordPlace,
): HistoryRecord & { readonly unplaced: number } {
  const error = clockErrorMs(deviceTime, now - zoneMinutes * MINUTE_MS) ?? 0;
  const { downKbps, upKbps } = recordedThroughput(history, received);
  const intervalMs = (history.intervalSeconds ?? USUAL_INTERVAL_SECONDS) * MS;
  const samples = history.times.map((seconds, place): HistorySample => {
    const values = {
      'local-signal': history.signalDbm[place],
      'remote-signal': history.remoteSignalDbm[place],
      'downlink-capacity': history.downlinkCapacityKbps[place],
      'uplink-capacity': history.uplinkCapacityKbps[place],
      'downlink-throughput': downKbps[place],
      'uplink-throughput': upKbps[place],
    };
    const known = Object.entries(values).filter(([, value]) => value !== undefined);
    return { at: seconds * MS - error, values: Object.fromEntries(known) };
  });
  // A clock that NTP set late, or set back: what it wrote before has no certain place.
  const isPlaced = ({ at }: HistorySample, place: number): boolean =>
    at <= now + MINUTE_MS && samples.slice(place + 1).every(later => later.at > at);
  const placed = samples.filter(isPlaced);
  const oldest = now - (history.times.length + 1) * intervalMs - GAPS_MS;
  const recent = placed.filter(({ at }) => at >= oldest);
  return { samples: recent, intervalMs, unplaced: samples.length - recent.length };
}

/** A record may have pauses of so long altogether; what is older was written by a clock that was not set. */
const GAPS_MS = 7 * 86_400_000;

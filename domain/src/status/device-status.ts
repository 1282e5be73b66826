import type {
  BluetoothStatus,
  CloudStatusSummary,
  FirewallStatus,
  GpsStatus,
  HostStatus,
  InterfaceStatus,
  Maybe,
  ProvisioningStatus,
  ServiceStatus,
} from './host-status.ts';
import type { WirelessStatus } from './wireless-status.ts';

/**
 * One sample of a radio's whole status, in one shape for every firmware. Missing values are undefined.
 * §3.status.
 */
export interface DeviceStatus {
  readonly host: HostStatus;
  readonly wireless: WirelessStatus;
  readonly interfaces: readonly InterfaceStatus[];
  readonly services: ServiceStatus;
  readonly firewall: FirewallStatus;
  /** Last time the clock was set, device local time. */
  readonly ntpLastSync?: Maybe<string>;
  readonly cloud: CloudStatusSummary;
  readonly gps?: Maybe<GpsStatus>;
  readonly bluetooth?: Maybe<BluetoothStatus>;
  readonly provisioning: ProvisioningStatus;
  /** Names of the antenna chains, in order. */
  readonly chainNames: readonly string[];
  /** Path of the device's mark of authenticity; data, never followed. */
  readonly genuine?: Maybe<string>;
  /** The spectral service of airOS 6. */
  readonly airviewEnabled?: Maybe<boolean>;
}

/**
 * Stations of a device: as it counts them, or as many as its list holds where that is more. A list is read up to a limit;
 * its length as it was sent counts. reading 17: nothing that was sent is left out without a word.
 */
export function stationTotal({ wireless }: DeviceStatus): number {
  const { stationCount = 0, stationsSent = 0, stations } = wireless;
  return Math.max(stationCount, stationsSent, stations.length);
}

/** Polling interval of the status, ms. §9.timing. */
export const STATUS_RELOAD_MS = 1000;
/** A chart moves so often, ms. §9.timing. */
export const GRAPH_INTERVAL_MS = 1100;
/** A chart shows so many ticks. §9.timing. */
export const GRAPH_TICKS = 120;
/** A chart draws a gap when the newest status is older, ms. reading 18. */
export const GRAPH_SAMPLE_MAX_AGE_MS = 2000;
/** A status older than this is dimmed and shows its age, ms: two reloads were missed. */
export const STALE_AFTER_MS = 3000;
/** A lost socket is opened again after, ms. §9.timing. */
export const WEBSOCKET_RECONNECT_MS = 3000;
/** Retry delay of data that could not be loaded at start-up, ms. §9.timing. */
export const STARTUP_RETRY_MS = 1000;

/** Age of the shown data. Times in ms by the page's clock. */
export interface StatusFreshness {
  readonly ageMs: number;
  /** Whole seconds, for the words `{age} s old`. */
  readonly ageSeconds: number;
  readonly stale: boolean;
}

/**
 * Age of a status received at a moment. A clock that was set back makes no negative age; an invalid time makes the
 * status stale.
 */
export function statusFreshness(receivedAt: number, now: number): StatusFreshness {
  const known = Number.isFinite(receivedAt) && Number.isFinite(now);
  const ageMs = known ? Math.max(0, now - receivedAt) : Number.NaN;
  return { ageMs, ageSeconds: Math.floor(ageMs / 1000), stale: !known || ageMs > STALE_AFTER_MS };
}

/** True if a status is new enough to be a point of a chart. reading 18. */
export function isGraphSample(receivedAt: number, now: number): boolean {
  return statusFreshness(receivedAt, now).ageMs <= GRAPH_SAMPLE_MAX_AGE_MS;
}

import type { Maybe } from './maybe.ts';

/** The device itself: identity, clock, load. §3.status. */
export interface HostStatus {
  readonly hostname?: Maybe<string>;
  readonly deviceId?: Maybe<string>;
  /** Market name, e.g. `LiteBeam 5AC`. */
  readonly deviceModel?: Maybe<string>;
  /** As the device writes it, e.g. `v8.7.18` or `AF60.v1.2.4`. */
  readonly firmwareVersion?: Maybe<string>;
  /** Hardware family of airOS 6, e.g. `XM`. */
  readonly firmwarePrefix?: Maybe<string>;
  readonly networkRole?: Maybe<'bridge' | 'router' | 'soho' | (string & {})>;
  /** Seconds since boot. */
  readonly uptimeSeconds?: Maybe<number>;
  /** Seconds since power-on; survives a soft reboot. */
  readonly powerTimeSeconds?: Maybe<number>;
  /** Device local time, `YYYY-MM-DD HH:MM:SS`. */
  readonly localTime?: Maybe<string>;
  /** Free-running millisecond counter that wraps at 2^32: only differences mean something. */
  readonly timestampMs?: Maybe<number>;
  readonly loadAverage?: Maybe<number>;
  readonly totalRamBytes?: Maybe<number>;
  readonly freeRamBytes?: Maybe<number>;
  /** Degrees Celsius; undefined for a device without a sensor, which sends 0. */
  readonly temperatureCelsius?: Maybe<number>;
  /** Percent, 0 to 100. */
  readonly cpuLoadPercent?: Maybe<number>;
  /** CPU ticks, total and busy, of airOS 6. */
  readonly cpuTotalTicks?: Maybe<number>;
  readonly cpuBusyTicks?: Maybe<number>;
  /** Antenna height above ground, metres. */
  readonly heightMetres?: Maybe<number>;
}

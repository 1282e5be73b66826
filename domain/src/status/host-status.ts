/** A value that the device may not have sent. Shown as `—`, never as 0 (reading 17). */
export type Maybe<T> = T | undefined;

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

/** Negotiated mode of one wired port and its cable measurements. */
export interface EthernetPort {
  readonly name: string;
  readonly enabled?: Maybe<boolean>;
  readonly plugged?: Maybe<boolean>;
  /** Mbps; 0 while the port is down. */
  readonly speedMbps?: Maybe<number>;
  readonly fullDuplex?: Maybe<boolean>;
  /** Signal to noise of the four pairs, dB; 0 for a pair that is not measured. */
  readonly pairSnrDb?: Maybe<readonly number[]>;
  /** Metres; the wire's -1 (unknown) is mapped to undefined. */
  readonly cableLengthMetres?: Maybe<number>;
}

export interface Ip6Address {
  readonly address: string;
  readonly prefixLength?: Maybe<number>;
}

/** Byte and packet counters since boot; 32-bit ones wrap (see `counterDelta`). */
export interface InterfaceCounters {
  readonly txBytes?: Maybe<number>;
  readonly rxBytes?: Maybe<number>;
  readonly txPackets?: Maybe<number>;
  readonly rxPackets?: Maybe<number>;
  readonly txErrors?: Maybe<number>;
  readonly rxErrors?: Maybe<number>;
  readonly txDropped?: Maybe<number>;
  readonly rxDropped?: Maybe<number>;
}

/** One network interface as the device reports it. §3.status. */
export interface InterfaceStatus extends EthernetPort, InterfaceCounters {
  readonly hwaddr?: Maybe<string>;
  readonly mtu?: Maybe<number>;
  /** Dotted IPv4; the wire's `0.0.0.0` (none) is mapped to undefined. */
  readonly ipAddress?: Maybe<string>;
  readonly ip6Addresses?: Maybe<readonly Ip6Address[]>;
  /** Services bound to this interface (airOS 6). */
  readonly services?: Maybe<InterfaceServices>;
}

export interface InterfaceServices {
  readonly dhcpClient?: Maybe<boolean>;
  readonly dhcpServer?: Maybe<boolean>;
  readonly pppoe?: Maybe<boolean>;
}

/** Services that the device says it runs. */
export interface ServiceStatus {
  readonly dhcpClient?: Maybe<boolean>;
  readonly dhcpServer?: Maybe<boolean>;
  readonly dhcp6Server?: Maybe<boolean>;
  readonly pppoe?: Maybe<boolean>;
  /** 2 the spectral service runs, 4 it is in use. */
  readonly airview?: Maybe<number>;
  readonly portForwarding?: Maybe<boolean>;
}

/** Filters in force. */
export interface FirewallStatus {
  readonly iptables?: Maybe<boolean>;
  readonly ebtables?: Maybe<boolean>;
  readonly ip6tables?: Maybe<boolean>;
  readonly eb6tables?: Maybe<boolean>;
}

/** Cloud management as the status reports it: 0 off, 1 connecting, 2 connected. */
export interface CloudStatusSummary {
  readonly status?: Maybe<number>;
  readonly timestamp?: Maybe<string>;
  readonly link?: Maybe<string>;
}

/** Satellite receiver. Latitude and longitude in degrees, altitude in metres. */
export interface GpsStatus {
  readonly latitude?: Maybe<number>;
  readonly longitude?: Maybe<number>;
  readonly altitudeMetres?: Maybe<number>;
  readonly fix?: Maybe<boolean>;
  readonly satellites?: Maybe<number>;
  /** 3 is a 3D fix. */
  readonly dimension?: Maybe<number>;
  readonly dilutionOfPrecision?: Maybe<number>;
  readonly timeSync?: Maybe<boolean>;
}

/** Bluetooth management. Codes of §4: 0 disabled, 1 discoverable, 2 connected. */
export interface BluetoothStatus {
  readonly status?: Maybe<number>;
  readonly client?: Maybe<string>;
  readonly name?: Maybe<string>;
}

/** Provisioning (management) mode. Codes of §4: -1 disabled … 4 stopping. */
export interface ProvisioningStatus {
  readonly status?: Maybe<number>;
  readonly secondsLeft?: Maybe<number>;
}

/**
 * True if a counter value is plausible: a whole number from 0 to 2^53. Some firmware sends invalid values
 * above.
 */
export function isCounter(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0;
}

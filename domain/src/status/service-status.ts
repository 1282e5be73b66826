import type { Maybe } from './maybe.ts';

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

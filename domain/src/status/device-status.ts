import type { HostStatus } from './host-status.ts';
import type { InterfaceStatus } from './interface-status.ts';
import type { Maybe } from './maybe.ts';
import type {
  BluetoothStatus,
  CloudStatusSummary,
  FirewallStatus,
  GpsStatus,
  ProvisioningStatus,
  ServiceStatus,
} from './service-status.ts';
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

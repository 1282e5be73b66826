import { type Token, token } from '../wiring/token.ts';

/** The tables of the classic API. */
export const TABLE_IDS = ['leases', 'arp', 'bridge', 'routes', 'firewall', 'port-forward', 'scan'] as const;
/** What a versioned device has in its statistics instead. */
export const STATISTICS_TABLE_IDS = ['interfaces', 'peers'] as const;
export type TableId = (typeof TABLE_IDS)[number] | (typeof STATISTICS_TABLE_IDS)[number];

/** Rows of the device's network tables. MACs upper case with colons where they are MACs; anything may be missing. */
export interface ArpRow {
  readonly address?: string | undefined;
  readonly mac?: string | undefined;
  readonly interfaceName?: string | undefined;
}

export interface BridgeRow {
  readonly bridge?: string | undefined;
  readonly port?: string | undefined;
  readonly mac?: string | undefined;
  /** Seconds since the last packet from it. */
  readonly ageSeconds?: number | undefined;
}

export interface RouteRow {
  readonly destination?: string | undefined;
  readonly netmask?: string | undefined;
  readonly gateway?: string | undefined;
  readonly interfaceName?: string | undefined;
  readonly flags?: string | undefined;
  readonly metric?: number | undefined;
}

/** A filter with its counters. */
export interface FilterRow {
  readonly number?: number | undefined;
  readonly packets?: number | undefined;
  readonly bytes?: number | undefined;
  /** Target for matching packets, e.g. `DROP`. */
  readonly target?: string | undefined;
  readonly protocol?: string | undefined;
  readonly inInterface?: string | undefined;
  readonly outInterface?: string | undefined;
  readonly source?: string | undefined;
  readonly destination?: string | undefined;
  readonly extra?: string | undefined;
}

export interface PortForwardRow extends FilterRow {
  /** `10.1.1.25:3389` */
  readonly to?: string | undefined;
}

/** The filters of the firewall, by what they look at. */
export interface FirewallRules {
  readonly ipv4: readonly FilterRow[];
  readonly ipv6: readonly FilterRow[];
  readonly bridge: readonly FilterRow[];
}

/** A lease that this device gave. */
export interface LeaseRow {
  readonly mac?: string | undefined;
  readonly address?: string | undefined;
  readonly hostname?: string | undefined;
  readonly interfaceName?: string | undefined;
  readonly secondsLeft?: number | undefined;
}

/** An interface with its counters since the device started. */
export interface InterfaceRow {
  readonly name?: string | undefined;
  readonly speedMbps?: number | undefined;
  readonly mtu?: number | undefined;
  readonly rxBytes?: number | undefined;
  readonly txBytes?: number | undefined;
  readonly rxErrors?: number | undefined;
  readonly txErrors?: number | undefined;
  readonly rxDropped?: number | undefined;
}

/** A device at the other end of a link, with its own counters. */
export interface PeerRow {
  readonly hostname?: string | undefined;
  readonly address?: string | undefined;
  readonly mac?: string | undefined;
  readonly firmware?: string | undefined;
  readonly uptimeSeconds?: number | undefined;
  readonly rxBytes?: number | undefined;
  readonly txBytes?: number | undefined;
}

/** The tables that the device keeps of the network. Each is read when it is shown. Rejects with `RequestFailure`. */
export interface NetworkTablesPort {
  /** The tables that the device has; omitted for one that may have any of the classic ones. */
  readonly offered?: readonly TableId[];
  /** IPv4 addresses that were seen on the network. */
  scannedAddresses(): Promise<readonly string[]>;
  arp(): Promise<readonly ArpRow[]>;
  bridge(): Promise<readonly BridgeRow[]>;
  routes(): Promise<readonly RouteRow[]>;
  leases(): Promise<readonly LeaseRow[]>;
  firewall(): Promise<FirewallRules>;
  portForwards(): Promise<readonly PortForwardRow[]>;
  /** What a device with statistics in place of tables reports; none where it is not offered. */
  interfaces?(): Promise<readonly InterfaceRow[]>;
  peers?(): Promise<readonly PeerRow[]>;
}
export const NetworkTablesPort: Token<NetworkTablesPort> = token<NetworkTablesPort>(
  'network-tables/NetworkTablesPort',
);

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

/** The band of a radio, in the classes of the rest of the program. */
export type FactBand = '5' | '60';

/**
 * Values that a device reports once and not with each sample: identity, mode, SSID. Everything may be
 * missing.
 */
export interface DeviceFacts {
  readonly hostname?: string | undefined;
  readonly mac?: string | undefined;
  readonly product?: string | undefined;
  readonly family?: string | undefined;
  readonly firmwareVersion?: string | undefined;
  /** `ap-ptmp` and its like. */
  readonly mode?: string | undefined;
  readonly ssid?: string | undefined;
  readonly security?: string | undefined;
  readonly networkRole?: string | undefined;
  /** Address under which the device is managed. */
  readonly ipAddress?: string | undefined;
  readonly dhcpClient?: boolean | undefined;
  /** It has the live socket. §v1.live. */
  readonly offersLiveStatus?: boolean | undefined;
  /** MAC address of each interface by its id. */
  readonly macs?: ReadonlyMap<string, string> | undefined;
  /** Cloud management: 0 off, 1 connecting, 2 connected. */
  readonly cloudStatus?: number | undefined;
  /** Band of each radio by its id: `main`, `backup`. Their order has no meaning. */
  readonly bands: ReadonlyMap<string, FactBand>;
  /** Most peers of each radio by its id. */
  readonly peerLimits?: ReadonlyMap<string, number> | undefined;
}

/** Before anything is known. */
export const NO_FACTS: DeviceFacts = { bands: new Map() };

import { codeWords } from '../errors/message.ts';

/** A device that discovery found. */
export interface DiscoveredDevice {
  readonly mac: string;
  readonly protocol?: 'UBNT' | 'LLDP' | (string & {}) | undefined;
  readonly hostname?: string | undefined;
  readonly product?: string | undefined;
  readonly firmwareVersion?: string | undefined;
  readonly addresses: readonly string[];
  readonly essid?: string | undefined;
  readonly wirelessMode?: string | undefined;
  readonly uptimeSeconds?: number | undefined;
  /** Seconds since it was last received. */
  readonly ageSeconds?: number | undefined;
  /** The interface of this device through which it was found. */
  readonly localInterface?: string | undefined;
}

/** Wireless mode codes of a discovery answer. */
export const DiscoveryMode = { Station: 2, AccessPoint: 3 } as const;

/** The words for a wireless mode code. */
export const discoveryModeMessage = codeWords({
  [DiscoveryMode.Station]: 'Station',
  [DiscoveryMode.AccessPoint]: 'Access point',
});

/** Default duration of a discovery, ms. */
export const DISCOVERY_DURATION_MS = 1000;
/** Additional time for the response of a discovery, ms. */
export const DISCOVERY_GRACE_MS = 5000;

/**
 * One row for each device. A later response replaces an earlier one of the same MAC, but values that only the
 * earlier one contained are kept. The addresses of both are joined. Rows stay in the order of their first
 * appearance.
 */
export function mergeDiscovered(
  known: readonly DiscoveredDevice[],
  received: readonly DiscoveredDevice[],
): readonly DiscoveredDevice[] {
  const rows = new Map<string, DiscoveredDevice>();
  for (const device of [...known, ...received]) {
    const before = rows.get(device.mac);
    rows.set(device.mac, before === undefined ? device : joined(before, device));
  }
  return [...rows.values()];
}

function joined(before: DiscoveredDevice, now: DiscoveredDevice): DiscoveredDevice {
  const reported = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined));
  return { ...before, ...reported, addresses: [...new Set([...before.addresses, ...now.addresses])] };
}

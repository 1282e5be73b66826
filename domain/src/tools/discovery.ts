import { codeWords } from '../errors/message.ts';
import { isIpv4 } from '../network/ipv4.ts';
import { isIpv6 } from '../network/ipv6.ts';

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

/** What a found device is to this one. */
export type Relation = 'own' | 'remote' | 'station';

/** The devices that this one knows by itself. MACs in upper case with colons. */
export interface KnownDevices {
  readonly ownMacs: readonly string[];
  /** The remote end of a single link, or the stations of an access point. */
  readonly peers: readonly { readonly mac: string; readonly address: string | undefined }[];
  readonly peersAre: 'remote' | 'station';
}

/** A found device, with what its row has to say beside its readings. */
export interface DiscoveryRow {
  readonly device: DiscoveredDevice;
  readonly relation: Relation | undefined;
  /** The scan before did not find it; false without one. */
  readonly isNew: boolean;
  /** Its addresses that another found device has as well. */
  readonly sharedAddresses: readonly string[];
}

const NO_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The rows of a scan; `before` is the scan that it is held against, null without one. */
export function discoveryRows(
  devices: readonly DiscoveredDevice[],
  known: KnownDevices,
  before: readonly DiscoveredDevice[] | null,
): readonly DiscoveryRow[] {
  const foundBefore = new Set(before?.map(({ mac }) => mac));
  const holders = new Map<string, number>();
  for (const { addresses } of devices) {
    for (const address of new Set(addresses)) holders.set(address, (holders.get(address) ?? 0) + 1);
  }
  return devices.map(device => ({
    device,
    relation: relationOf(device, known),
    isNew: before !== null && !foundBefore.has(device.mac),
    sharedAddresses: device.addresses.filter(
      address => !NO_ADDRESS.has(address) && (holders.get(address) ?? 0) > 1,
    ),
  }));
}

/** Devices that the scan before found and this one did not. */
export function goneDevices(
  devices: readonly DiscoveredDevice[],
  before: readonly DiscoveredDevice[] | null,
): readonly DiscoveredDevice[] {
  const found = new Set(devices.map(({ mac }) => mac));
  return before?.filter(({ mac }) => !found.has(mac)) ?? [];
}

/** By its MAC; by its address where it reports that of another of its interfaces. */
function relationOf({ mac, addresses }: DiscoveredDevice, known: KnownDevices): Relation | undefined {
  if (known.ownMacs.includes(mac)) return 'own';
  const isPeer = known.peers.some(
    peer =>
      peer.mac === mac ||
      (peer.address !== undefined && !NO_ADDRESS.has(peer.address) && addresses.includes(peer.address)),
  );
  return isPeer ? known.peersAre : undefined;
}

/**
 * Address of the page of a found device; undefined unless it reported an IP address: whatever else comes over the network
 * never becomes a link. Devices lead on from `http` to `https`.
 */
export function discoveredPageUrl({ addresses }: DiscoveredDevice): string | undefined {
  const address = addresses.find(each => !NO_ADDRESS.has(each) && (isIpv4(each) || isIpv6(each)));
  if (address === undefined) return undefined;
  return isIpv6(address) ? `http://[${address}]/` : `http://${address}/`;
}

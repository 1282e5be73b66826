import { type Message, message } from '../errors/message.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Maybe } from '../status/host-status.ts';
import type { Station } from '../status/station.ts';
import { RunningStatus } from '../status/radio-codes.ts';
import type { WirelessStatus } from '../status/wireless-status.ts';
import { textOf } from '../text/text.ts';

/** Which end of the link this device is. */
export type WirelessRole = 'access-point' | 'station';

/** PtP modes. §9.capacity-and-channels. */
export const PTP_MODES = ['ap-ptp', 'sta-ptp'] as const;

/** The role that a wireless mode gives, of airOS 8 (`ap-ptmp`) and airOS 6 (`ap`); undefined for any other word. */
export function wirelessRole(mode: Maybe<string>): WirelessRole | undefined {
  const name = textOf(mode);
  if (name === 'ap' || name.startsWith('ap-')) return 'access-point';
  if (name === 'sta' || name.startsWith('sta-')) return 'station';
  return undefined;
}

/** True if the mode is one of the two of a point-to-point link. */
export function isPtpMode(mode: Maybe<string>): boolean {
  return PTP_MODES.some(ptp => ptp === mode);
}

/** State of one radio's link. §3.link-state. */
export const LinkState = {
  /** The device does not say: no state of the specification, and no fault. reading 17. */
  Unknown: -1,
  Disabled: 0,
  Connected: 1,
  Disconnected: 2,
  Scanning: 3,
  Authenticating: 4,
  DfsWait: 5,
} as const;
export type LinkState = (typeof LinkState)[keyof typeof LinkState];

/** Name of the 5 GHz interface on every product. */
export const INTERFACE_5GHZ = 'ath0';
/** Name of the 60 GHz interface. */
export const INTERFACE_60GHZ = 'wlan0';

const LINK_STATE_WORDS: Readonly<Record<LinkState, string>> = {
  [LinkState.Unknown]: 'Unknown',
  [LinkState.Disabled]: 'Disabled',
  [LinkState.Connected]: 'Connected',
  [LinkState.Disconnected]: 'Disconnected',
  [LinkState.Scanning]: 'Scanning',
  [LinkState.Authenticating]: 'Authenticating',
  [LinkState.DfsWait]: 'DFS wait',
};

/** The word for a link state. */
export function linkStateMessage(state: LinkState): Message {
  return message(LINK_STATE_WORDS[state]);
}

const STATE_OF_RUNNING_STATUS: Readonly<Record<number, LinkState>> = {
  [RunningStatus.Scan]: LinkState.Scanning,
  [RunningStatus.Join]: LinkState.Authenticating,
  [RunningStatus.Auth]: LinkState.Authenticating,
  [RunningStatus.Assoc]: LinkState.Authenticating,
  [RunningStatus.Run]: LinkState.Connected,
};

/** An interface that the device does not list is enabled, the default of the specification. */
function isInterfaceDisabled(status: DeviceStatus, name: string): boolean {
  return status.interfaces.some(candidate => candidate.name === name && candidate.enabled === false);
}

/** airOS 6 sends no station list, only their number. */
function hasStations(status: DeviceStatus): boolean {
  return status.wireless.stations.length > 0 || (status.wireless.stationCount ?? 0) > 0;
}

/**
 * True if a station is connected on the 5 GHz radio. Only hybrids, which have two radios to choose from, send
 * `linked5`. On a plain 5 GHz radio a missing value means yes.
 */
export function isLinkedAt5GHz(station: Station): boolean {
  return station.linked5 ?? (station.linked60 === undefined && station.radio60 === undefined);
}

/**
 * True if a station is connected on the 60 GHz radio. A plain 60 GHz radio sends its 60 GHz readings and no
 * `linked60`.
 */
export function isLinkedAt60GHz(station: Station): boolean {
  return station.linked60 ?? station.radio60 !== undefined;
}

/**
 * Link state of the 5 GHz radio, its rules in the order of §4.link-state-5-ghz. A station that
 * scans receives no access point and lists none: then it is disconnected, and the running status reports its
 * activity. A station that reports no running status is in an unknown state, not down.
 */
export function linkState5GHz(status: DeviceStatus): LinkState {
  const { wireless } = status;
  if (isInterfaceDisabled(status, INTERFACE_5GHZ)) return LinkState.Disabled;
  if ((wireless.cacState ?? 0) > 0) return LinkState.DfsWait;
  const isStation = wirelessRole(wireless.mode) === 'station';
  // Neither a list of stations nor their number was sent.
  const isUncounted = wireless.stations.length === 0 && wireless.stationCount === undefined;
  if (isStation && wireless.runningStatus === undefined && (isUncounted || hasStations(status)))
    return LinkState.Unknown;
  if (!hasStations(status)) return LinkState.Disconnected;
  if (isStation) {
    return STATE_OF_RUNNING_STATUS[wireless.runningStatus ?? RunningStatus.Init] ?? LinkState.Disconnected;
  }
  const linked = wireless.stations.length === 0 || wireless.stations.some(isLinkedAt5GHz);
  return linked ? LinkState.Connected : LinkState.Disconnected;
}

/** Link state of the 60 GHz radio: disabled, connected or disconnected. §4.link-state-60-ghz. */
export function linkState60GHz(status: DeviceStatus): LinkState {
  if (isInterfaceDisabled(status, INTERFACE_60GHZ)) return LinkState.Disabled;
  return status.wireless.stations.some(isLinkedAt60GHz) ? LinkState.Connected : LinkState.Disconnected;
}

type OfLink = Partial<Pick<WirelessStatus, 'distanceMetres' | 'linkSeconds' | 'polling'>>;

const OF_NO_LINK: OfLink = {};

/**
 * What the radio reports of its link as a whole, for the readings that the station itself lacks. Of several stations
 * it is nothing: the distance of the radio is that of the farthest, its time and airtime are those of all. reading 17.
 */
export function singleLink(wireless: WirelessStatus): OfLink {
  return wireless.stations.length > 1 ? OF_NO_LINK : wireless;
}

/** Whether the device has no single link of which its figures would be: a point-to-multipoint access point has a sector. */
export function isPtmpAccessPoint({ wireless }: DeviceStatus): boolean {
  return wirelessRole(wireless.mode) === 'access-point' && !isPtpMode(wireless.mode);
}

import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';
import {
  INTERFACE_5GHZ,
  INTERFACE_60GHZ,
  type LinkState,
  LinkState as State,
  linkState5GHz,
  linkState60GHz,
} from './link-state.ts';

/** Which radio of the device: the 5 GHz one (also 2.4 GHz) or the 60 GHz one. */
export type RadioBand = '5' | '60';

/** One radio of the device and the state of its link. */
export interface RadioLink {
  readonly band: RadioBand;
  readonly state: LinkState;
  /** True if the radio carries traffic. Undefined if not reported. */
  readonly carriesTraffic: boolean | undefined;
}

const BAND_OF_INTERFACE: ReadonlyMap<string, RadioBand> = new Map([
  [INTERFACE_60GHZ, '60'],
  [INTERFACE_5GHZ, '5'],
]);

function has60GHz(status: DeviceStatus): boolean {
  const { radio60, stations } = status.wireless;
  return (
    radio60 !== undefined || stations.some(peer => peer.radio60 !== undefined || peer.linked60 !== undefined)
  );
}

function has5GHz(status: DeviceStatus): boolean {
  return (
    !has60GHz(status) ||
    status.interfaces.some(candidate => candidate.name === INTERFACE_5GHZ) ||
    status.wireless.stations.some(peer => peer.linked5 !== undefined)
  );
}

/** The radios of this device, derived from its status, the main one first. */
export function radioBands(status: DeviceStatus): readonly RadioBand[] {
  const bands: RadioBand[] = [];
  if (has60GHz(status)) bands.push('60');
  if (has5GHz(status)) bands.push('5');
  return bands;
}

/** Each radio with its link state and whether it is the active one of the bond. */
export function radioLinks(status: DeviceStatus): readonly RadioLink[] {
  const bands = radioBands(status);
  return bands.map(band => ({
    band,
    state: band === '60' ? linkState60GHz(status) : linkState5GHz(status),
    carriesTraffic: bands.length === 1 ? true : carriesTraffic(status.wireless.stations, band),
  }));
}

function carriesTraffic(stations: readonly Station[], band: RadioBand): boolean | undefined {
  const said = stations.filter(peer => peer.activeLink !== undefined);
  return said.length === 0 ? undefined : said.some(peer => peer.activeLink === band);
}

/** The radio that carries the traffic: of two the main one as long as any station uses it. Undefined if not reported. */
export const activeBand = (status: DeviceStatus): RadioBand | undefined =>
  radioLinks(status).find(link => link.carriesTraffic === true)?.band;

/** Network interface of the radio that carries the traffic. Undefined if not reported. */
export function activeInterface(status: DeviceStatus): string | undefined {
  const active = activeBand(status);
  return [...BAND_OF_INTERFACE].find(([, band]) => band === active)?.[0];
}

/** Link state of the radio behind a network interface; undefined for an interface that is none of a radio. */
export function interfaceLinkState(status: DeviceStatus, name: string | undefined): LinkState | undefined {
  const band = BAND_OF_INTERFACE.get(name ?? '');
  return radioLinks(status).find(link => link.band === band)?.state;
}

/** One state for the whole device: connected when any radio is, else the state of the main radio. */
export function deviceLinkState(status: DeviceStatus): LinkState {
  const states = radioLinks(status).map(link => link.state);
  return states.includes(State.Connected) ? State.Connected : (states[0] ?? State.Disconnected);
}

/**
 * False when it is certain that no radio has a link: nothing can be cut then. An unknown state may hide one.
 */
export function mayHaveLink(status: DeviceStatus): boolean {
  return radioLinks(status).some(({ state }) => state === State.Connected || state === State.Unknown);
}

/** True while any radio of the device is connected. */
export function isConnected(status: DeviceStatus): boolean {
  return deviceLinkState(status) === State.Connected;
}

/**
 * Airtime of the 5 GHz radio, percent. A device with two radios counts that of the radio in use as a whole: beside it the
 * 5 GHz radio has its own, else that of all its stations.
 */
export function airtime5Percent(status: DeviceStatus): number | undefined {
  const { polling, airtime5Percent: own, stations } = status.wireless;
  if (radioBands(status).length < 2) return polling.airtimePercent;
  if (own !== undefined) return own;
  const used = stations.flatMap(({ airmax }) => {
    const { tx, rx } = airmax ?? {};
    const both = [tx?.airtimePercent, rx?.airtimePercent].filter(percent => percent !== undefined);
    return both.length < 2 ? [] : both;
  });
  return used.length === 0 ? undefined : used.reduce((sum, percent) => sum + percent, 0);
}

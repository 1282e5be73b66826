import type { LinkEnds } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import { isLinkedAt5GHz, isLinkedAt60GHz, isPtmpAccessPoint, LinkState } from '../link/link-state.ts';
import { type LinkVerdict, linkVerdict } from '../link/link-verdict.ts';
import { type RadioBand, radioBands, type RadioLink } from '../link/radio-band.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/**
 * Key that distinguishes the stations of one response: the MAC, and for those listed without one (an empty text)
 * their position among these. In the order of the stations.
 */
export function stationKeys(stations: readonly { readonly mac: string }[]): readonly string[] {
  let nameless = 0;
  return stations.map(({ mac }) => {
    if (mac !== '') return mac;
    nameless += 1;
    return `no-mac-${nameless}`;
  });
}

/** The link of one station over one of the two radios of a device: its state, and both its ends. */
export interface StationRadio extends RadioLink {
  readonly ends: LinkEnds;
}

/**
 * The links of one station, one for each radio, the main one first; none where the device has but one radio. A station
 * that does not say which of them it uses leaves it open which carries its traffic.
 */
export function stationRadios(
  status: DeviceStatus,
  station: Station,
  bands: readonly RadioBand[],
): readonly StationRadio[] {
  if (bands.length < 2) return [];
  return bands.map(band => {
    const linked = band === '60' ? isLinkedAt60GHz(station) : isLinkedAt5GHz(station);
    return {
      band,
      state: linked ? LinkState.Connected : LinkState.Disconnected,
      carriesTraffic: station.activeLink === undefined ? undefined : station.activeLink === band,
      ends: linkEnds(status, station, band),
    };
  });
}

/** True if a station that has two radios is connected over its backup alone. reading 40. */
export function isOnBackup({ radios }: { readonly radios: readonly StationRadio[] }): boolean {
  const isUp = (wanted: RadioBand) =>
    radios.some(({ band, state }) => band === wanted && state === LinkState.Connected);
  return isUp('5') && !isUp('60');
}

/**
 * Whether rows of EVM samples were measured. An 802.11n station fills all of them, in both directions, with one
 * value: no receiver gives that. Rows without a valid sample say nothing either. reading 39.
 */
export function isMeasuredSpread(rows: readonly (readonly number[])[]): boolean {
  let first: number | undefined;
  for (const row of rows) {
    for (const sample of row) {
      if (!isWithin(sample, PHYSICAL.cinrDb)) continue;
      first ??= sample;
      if (sample !== first) return true;
    }
  }
  return false;
}

/** One station with both ends of its link and the judgement of it: a row of the station table. */
export interface StationRow {
  /** Unique among the rows, also of stations without a MAC. */
  readonly key: string;
  readonly station: Station;
  readonly ends: LinkEnds;
  readonly verdict: LinkVerdict;
  /** Its links over both radios of a device that has two; none where there is but one. */
  readonly radios: readonly StationRadio[];
}

/** One row for each station, in the order of the device, judged by this one sample. */
export function stationRows(status: DeviceStatus): readonly StationRow[] {
  return stationLinks(status).map(link => ({ ...link, verdict: linkVerdict(link.ends) }));
}

/** The rows before they are judged. */
export function stationLinks(status: DeviceStatus): readonly Omit<StationRow, 'verdict'>[] {
  // Computed once for all stations: determining the radios iterates over every station.
  const bands = radioBands(status);
  const [band, ...others] = bands;
  const only = others.length === 0 ? band : undefined;
  const { stations } = status.wireless;
  const sharesPort = isPtmpAccessPoint(status);
  const keys = stationKeys(stations);
  return stations.map((station, place) => {
    const ends = sharesPort
      ? withoutLocalPorts(linkEnds(status, station, only))
      : linkEnds(status, station, only);
    const key = keys[place] ?? station.mac;
    const radios = stationRadios(status, station, bands);
    return { key, station, ends, radios };
  });
}

/** The wired port of an access point for many carries them all: no station is judged by it. */
function withoutLocalPorts(ends: LinkEnds): LinkEnds {
  return { ...ends, local: { ...ends.local, ethernet: [] } };
}

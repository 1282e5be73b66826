import type { LinkEnds } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import { type LinkVerdict, linkVerdict } from '../link/link-verdict.ts';
import { isPtmpAccessPoint } from '../link/single-link.ts';
import { radioBands } from '../link/radio-band.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';
import { stationKeys } from './station-key.ts';
import { type StationRadio, stationRadios } from './station-radio.ts';

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

import {
  isPtpMode,
  wirelessRole,
  interfaceLinkState,
  type LinkState,
  type LinkEnd,
  linkEnds,
  type RadioBand,
  type RadioLink,
  radioLinks,
  radioBands,
} from '@radiolink/domain/link';
import type { DeviceStatus, InterfaceStatus } from '@radiolink/domain/status';
import {
  type StationRadio,
  type StationRow,
  worstFirst,
  isOnBackup,
  weakestStations,
  worstStations,
} from '@radiolink/domain/station';

/** Which dashboard suits the device: the two ends of one link, or an access point and its stations. */
export type DashboardKind = 'link' | 'access-point';

/** An access point of many stations has its own dashboard; every other device shows its one link. */
export function dashboardKind(status: DeviceStatus): DashboardKind {
  const { mode } = status.wireless;
  return wirelessRole(mode) === 'access-point' && !isPtpMode(mode) ? 'access-point' : 'link';
}

/** A network interface as the page lists it. */
export interface InterfaceView extends InterfaceStatus {
  /** The state of its radio link: a radio has no connector. Undefined for any other interface. */
  readonly linkState: LinkState | undefined;
}

/** The network interfaces of the device, those of radios with the state of their link. */
export function interfaceViews(status: DeviceStatus): readonly InterfaceView[] {
  return status.interfaces.map(row => ({ ...row, linkState: interfaceLinkState(status, row.name) }));
}

/** One end of the link of one radio. */
export interface RadioRow extends RadioLink {
  readonly end: LinkEnd;
  readonly frequencyMhz: number | undefined;
  /** Radiated power: as the device reports it, else transmit power and gain. */
  readonly eirpDbm: number | undefined;
  /** Airtime of this radio, percent: that of both ends. */
  readonly airtimePercent: number | undefined;
}

/** Both ends of each link of a device with two radios, the main radio first; none where there is but one. */
export function radioRows(status: DeviceStatus): readonly RadioRow[] {
  const radios = radioLinks(status);
  if (radios.length < 2) return [];
  return radios.flatMap(radio => {
    const { local, remote, frequencyMhz, airtimePercent } = linkEnds(status, undefined, radio.band);
    const sides = remote === undefined ? [local] : [local, remote];
    return sides.map(end => ({
      ...radio,
      end,
      frequencyMhz,
      airtimePercent,
      eirpDbm: eirpOf(status, radio.band, end),
    }));
  });
}

function eirpOf({ wireless }: DeviceStatus, band: RadioBand, end: LinkEnd): number | undefined {
  const reported = band === '60' ? wireless.radio60?.eirpDbm : wireless.eirpDbm;
  if (end.side === 'local' && reported !== undefined) return reported;
  const { txPowerDbm, antennaGainDbi } = end;
  return txPowerDbm === undefined || antennaGainDbi === undefined ? undefined : txPowerDbm + antennaGainDbi;
}

/** Limit of stations that the dashboard lists with both their radios. */
export const STATIONS_WITH_RADIOS = 8;

/** One radio of one station. */
export interface StationRadioRow {
  readonly key: string;
  readonly station: StationRow;
  readonly radio: StationRadio;
}

/** Both radios of each station of a device that has two, the stations to look at first; none where it has but one. */
export function stationRadioRows(
  status: DeviceStatus,
  rows: readonly StationRow[],
): readonly StationRadioRow[] {
  // Evaluated first: with one radio there is nothing to list, however many stations there are.
  if (radioBands(status).length < 2) return [];
  return worstFirst(rows)
    .slice(0, STATIONS_WITH_RADIOS)
    .flatMap(station =>
      station.radios.map(radio => ({ key: `${station.key} ${radio.band}`, station, radio })),
    );
}

/** Number of the stations with problems on the dashboard, and of those with the weakest of the others: as high as the charts beside them. */
export const WORST_STATIONS = 5;
export const LISTED_STATIONS = 5;

/** The beginning of the list of stations. */
export interface StationExtremes {
  readonly worst: readonly StationRow[];
  /** Without problems, and the next to have one. */
  readonly weakest: readonly StationRow[];
  /** Number of listed stations; the device may report a higher count. */
  readonly listed: number;
  /** Number of stations that are connected over the backup alone. */
  readonly onBackup: number;
}

/** The worst stations of a device, and the weakest of the others. */
export function stationExtremes(rows: readonly StationRow[]): StationExtremes {
  const worst = worstStations(rows, WORST_STATIONS);
  return {
    worst,
    weakest: weakestStations(rows, LISTED_STATIONS - worst.length),
    listed: rows.length,
    onBackup: rows.filter(isOnBackup).length,
  };
}

/** The newer ends, or the older ones where no row is another: the steady rows are shared as wholes already. */
export function sharedExtremes(before: StationExtremes | null, after: StationExtremes): StationExtremes {
  const isSame =
    before?.listed === after.listed &&
    before.onBackup === after.onBackup &&
    sameRows(before.worst, after.worst) &&
    sameRows(before.weakest, after.weakest);
  return isSame ? before : after;
}

const sameRows = (before: readonly StationRow[], after: readonly StationRow[]): boolean =>
  before.length === after.length && after.every((row, place) => row === before[place]);

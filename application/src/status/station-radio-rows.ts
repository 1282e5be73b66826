import { radioBands } from '@radiolink/domain/link';
import { type StationRadio, type StationRow, worstFirst } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';

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

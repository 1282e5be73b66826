import { bestStations, type StationRow, worstStations } from '@radiolink/domain/station';

/** How many of the worst and of the best stations the dashboard names. */
export const WORST_STATIONS = 5;
export const BEST_STATIONS = 3;

/** The ends of the list of stations. */
export interface StationExtremes {
  readonly worst: readonly StationRow[];
  readonly best: readonly StationRow[];
  /** How many stations the device lists; it may count more. */
  readonly listed: number;
}

/** The worst stations of a device, and the best. */
export function stationExtremes(rows: readonly StationRow[]): StationExtremes {
  return {
    worst: worstStations(rows, WORST_STATIONS),
    best: bestStations(rows, BEST_STATIONS),
    listed: rows.length,
  };
}

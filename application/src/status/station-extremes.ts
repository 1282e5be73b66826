import { bestStations, isOnBackup, type StationRow, worstStations } from '@radiolink/domain/station';

/** Number of the worst and of the best stations on the dashboard. */
export const WORST_STATIONS = 5;
export const BEST_STATIONS = 3;

/** The ends of the list of stations. */
export interface StationExtremes {
  readonly worst: readonly StationRow[];
  readonly best: readonly StationRow[];
  /** Number of listed stations; the device may report a higher count. */
  readonly listed: number;
  /** Number of stations that are connected over the backup alone. */
  readonly onBackup: number;
}

/** The worst stations of a device, and the best. */
export function stationExtremes(rows: readonly StationRow[]): StationExtremes {
  return {
    worst: worstStations(rows, WORST_STATIONS),
    best: bestStations(rows, BEST_STATIONS),
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
    sameRows(before.best, after.best);
  return isSame ? before : after;
}

const sameRows = (before: readonly StationRow[], after: readonly StationRow[]): boolean =>
  before.length === after.length && after.every((row, place) => row === before[place]);

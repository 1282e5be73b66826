import {
  bestStations,
  type StationCauseGroup,
  stationCauses,
  type StationRow,
  worstStations,
} from '@radiolink/domain/station';

/** Number of the worst and of the best stations on the dashboard. */
export const WORST_STATIONS = 5;
export const BEST_STATIONS = 3;

/** The ends of the list of stations. */
export interface StationExtremes {
  readonly worst: readonly StationRow[];
  readonly best: readonly StationRow[];
  /** What is wrong with the stations that have a problem, counted. */
  readonly causes: readonly StationCauseGroup[];
  /** Number of listed stations; the device may report a higher count. */
  readonly listed: number;
}

/** The worst stations of a device, and the best. */
export function stationExtremes(rows: readonly StationRow[]): StationExtremes {
  return {
    worst: worstStations(rows, WORST_STATIONS),
    best: bestStations(rows, BEST_STATIONS),
    causes: stationCauses(rows),
    listed: rows.length,
  };
}

/** The newer ends, or the older ones where no row is another: the steady rows are shared as wholes already. */
export function sharedExtremes(before: StationExtremes | null, after: StationExtremes): StationExtremes {
  const isSame =
    before?.listed === after.listed &&
    sameRows(before.worst, after.worst) &&
    sameRows(before.best, after.best) &&
    sameCauses(before.causes, after.causes);
  return isSame ? before : after;
}

const sameRows = (before: readonly StationRow[], after: readonly StationRow[]): boolean =>
  before.length === after.length && after.every((row, place) => row === before[place]);

const sameCauses = (before: readonly StationCauseGroup[], after: readonly StationCauseGroup[]): boolean =>
  before.length === after.length &&
  after.every(({ cause, count, worst }, place) => {
    const was = before[place];
    return was?.cause === cause && was.count === count && was.worst === worst;
  });

import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { StationRow } from './station-row.ts';

/** Numbers by size, else as text; a missing value is last in both directions. */
export function compareCells(
  a: string | number | undefined,
  b: string | number | undefined,
  sign: number,
): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * compareText(String(a), String(b));
}

/** By code units, not by a language: the order is the same everywhere. Case does not count unless all else is equal. */
export function compareText(a: string, b: string): number {
  const [lowA, lowB] = [a.toLowerCase(), b.toLowerCase()];
  if (lowA !== lowB) return lowA < lowB ? -1 : 1;
  return Number(a > b) - Number(a < b);
}

const PROBLEM_RANK = 0;
const NOTE_RANK = 1;
const HEALTHY_RANK = 2;

function problemRank({ verdict }: StationRow): number {
  if (verdict.problem) return PROBLEM_RANK;
  // A note beside a known health is not in the row: an order by it could not be seen.
  return verdict.health === undefined && verdict.reasons.length > 0 ? NOTE_RANK : HEALTHY_RANK;
}

/**
 * Worst first: problems, then notes of links without a score, then the rest; within each the lower link score, then the weaker signal, then the
 * MAC. An unknown score or signal comes after the known ones: it is no evidence of a problem.
 */
export function compareProblems(a: StationRow, b: StationRow): number {
  return (
    problemRank(a) - problemRank(b) ||
    compareKnown(a.verdict.score, b.verdict.score) ||
    compareKnown(a.ends.local.signalDbm, b.ends.local.signalDbm) ||
    compareText(a.station.mac, b.station.mac)
  );
}

/** True if the station's link has a problem. A note is not enough. reading 21. */
export function fallsShort({ verdict }: StationRow): boolean {
  return verdict.problem;
}

/** All stations, worst first. */
export function worstFirst(rows: readonly StationRow[]): readonly StationRow[] {
  return rows.toSorted(compareProblems);
}

/** The stations that fall short, worst first. */
export function worstStations(rows: readonly StationRow[], count: number): readonly StationRow[] {
  return worstFirst(rows.filter(fallsShort)).slice(0, wholeCount(count));
}

/** Does all that is expected of it, by a signal that is known. */
const isFine = (row: StationRow): boolean => !fallsShort(row) && row.ends.local.signalDbm !== undefined;

/** Does all that is expected of it, and could do better: an excellent link needs no look. */
const couldDoBetter = (row: StationRow): boolean => isFine(row) && row.verdict.health !== 'excellent';

/** The stations that do all that is expected of them, but are the next to fall short, the weakest first. */
export function weakestStations(rows: readonly StationRow[], count: number): readonly StationRow[] {
  return worstFirst(rows.filter(couldDoBetter)).slice(0, wholeCount(count));
}

/** The stations that do all that is expected of them, the best first: the higher score, then the stronger signal. */
export function bestStations(rows: readonly StationRow[], count: number): readonly StationRow[] {
  return rows
    .filter(isFine)
    .toSorted(
      (a, b) =>
        compareCells(a.verdict.score, b.verdict.score, -1) ||
        compareCells(a.ends.local.signalDbm, b.ends.local.signalDbm, -1) ||
        compareText(a.station.mac, b.station.mac),
    )
    .slice(0, wholeCount(count));
}

/** None for a number that counts nothing. */
function wholeCount(count: number): number {
  return count > 0 ? count : 0;
}

function compareKnown(a: number | undefined, b: number | undefined): number {
  return compareCells(a, b, 1);
}

/** The largest known distance of these stations in metres: it gives their column its unit. Undefined when none is known. */
export function farthestMetres(rows: readonly Pick<StationRow, 'ends'>[]): number | undefined {
  const known = rows
    .map(({ ends }) => ends.distanceMetres)
    .filter(metres => isWithin(metres, PHYSICAL.amount));
  return known.length === 0 ? undefined : Math.max(...known);
}

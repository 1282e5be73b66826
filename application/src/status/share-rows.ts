import type { StationRow } from '@radiolink/domain/station';
import { sameStructure, shareStructure } from './share-structure.ts';

/**
 * The newer rows, with the older one for each station that did not change. Of a row that changed only the verdict keeps its
 * parts: figures are drawn from their values.
 */
export function shareRows(
  before: readonly StationRow[],
  after: readonly StationRow[],
): readonly StationRow[] {
  const isSameOrder = after.every(({ key }, place) => before[place]?.key === key);
  const known = isSameOrder ? undefined : new Map(before.map(row => [row.key, row]));
  const rows = after.map((row, place) =>
    sharedRow(known === undefined ? before[place] : known.get(row.key), row),
  );
  const isSame = rows.length === before.length && rows.every((row, place) => row === before[place]);
  return isSame ? before : rows;
}

function sharedRow(before: StationRow | undefined, after: StationRow): StationRow {
  if (before === undefined) return after;
  const verdict = shareStructure(before.verdict, after.verdict);
  // The status shares its stations already: another object is another station.
  const isSame =
    before.station === after.station &&
    before.verdict === verdict &&
    sameStructure(before.ends, after.ends) &&
    sameStructure(before.radios, after.radios);
  return isSame ? before : { ...after, verdict };
}

import type { StationRow } from '@radiolink/domain/station';
import { shareStructure } from './share-structure.ts';

/**
 * The newer rows, built from the parts of the older ones that did not change, in the order of the newer. A station is
 * compared by identity: the status that it is from shares its parts already.
 */
export function shareRows(
  before: readonly StationRow[],
  after: readonly StationRow[],
): readonly StationRow[] {
  const isSamePlace = (row: StationRow, place: number) => before[place]?.key === row.key;
  const known = after.every(isSamePlace) ? undefined : new Map(before.map(row => [row.key, row]));
  const rows = after.map((row, place) =>
    sharedRow(known === undefined ? before[place] : known.get(row.key), row),
  );
  const isSame = rows.length === before.length && rows.every((row, place) => row === before[place]);
  return isSame ? before : rows;
}

function sharedRow(before: StationRow | undefined, after: StationRow): StationRow {
  if (before === undefined) return after;
  const ends = shareStructure(before.ends, after.ends);
  const verdict = shareStructure(before.verdict, after.verdict);
  const radios = shareStructure(before.radios, after.radios);
  const isSame =
    before.station === after.station &&
    before.ends === ends &&
    before.verdict === verdict &&
    before.radios === radios;
  return isSame ? before : { ...after, ends, verdict, radios };
}

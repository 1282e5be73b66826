import { compareCells, compareText } from './compare-cells.ts';
import { stationColumn } from './station-column.ts';
import { compareProblems } from './station-order.ts';
import type { StationRow } from './station-row.ts';

export type SortDirection = 'ascending' | 'descending';

/** Sorts rows by a column, `problem` by severity. A missing value is last in both directions; ties by MAC. */
export function sortStations(
  rows: readonly StationRow[],
  columnId: string,
  direction: SortDirection,
): readonly StationRow[] {
  const sign = direction === 'ascending' ? 1 : -1;
  if (columnId === 'problem') return rows.toSorted((a, b) => sign * compareProblems(a, b));
  const read = stationColumn(columnId)?.read ?? (() => undefined);
  return rows
    .map(row => ({ row, value: read(row) }))
    .toSorted(
      (a, b) => compareCells(a.value, b.value, sign) || compareText(a.row.station.mac, b.row.station.mac),
    )
    .map(({ row }) => row);
}

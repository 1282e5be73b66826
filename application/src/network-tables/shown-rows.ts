import type { CellValue } from '@radiolink/domain/text';
import type { TableRow } from './tables.ts';

/** Order of a table: by one column, or as the device sent it. */
export interface TableSort {
  readonly column: number;
  readonly descending: boolean;
}

/** Rows that contain a text in any cell, in the chosen order; missing values come last. */
export function shownRows<Row extends Pick<TableRow, 'cells'>>(
  rows: readonly Row[],
  search: string,
  sort: TableSort | null,
): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  const found =
    wanted === ''
      ? rows
      : rows.filter(({ cells }) =>
          cells.some(cell => cell !== undefined && String(cell).toLowerCase().includes(wanted)),
        );
  if (sort === null) return found;
  const order = sort.descending ? -1 : 1;
  return found.toSorted((one, other) => compared(one.cells[sort.column], other.cells[sort.column], order));
}

function compared(one: CellValue, other: CellValue, order: number): number {
  const [missing, otherMissing] = [one === undefined || one === '', other === undefined || other === ''];
  if (missing || otherMissing) return Number(missing) - Number(otherMissing);
  if (typeof one === 'number' && typeof other === 'number') return order * (one - other);
  return order * String(one).localeCompare(String(other), 'en', { numeric: true });
}

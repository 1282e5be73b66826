import { SHARED_FLAG_DEFAULTS } from '@radiolink/domain/interface';
import type { SortDirection } from '@radiolink/domain/station';
import { isTableColumnId, TABLE_COLUMNS, type TableColumn, type TableColumnId } from './table-column.ts';

/** The order of the list. */
export interface ListSort {
  readonly by: TableColumnId;
  readonly direction: SortDirection;
}

/** List preferences of the user, stored in the browser. */
export interface ListChoices {
  readonly columns: readonly TableColumnId[];
  readonly sort: ListSort;
  /** The shared flag `stationListMaximized`. §3. */
  readonly maximized: boolean;
}

const columns: readonly (TableColumn & { readonly id: TableColumnId })[] = TABLE_COLUMNS;

/** The list without any choice of the user: problems first. */
export const USUAL_CHOICES: ListChoices = {
  columns: columns.filter(({ usual }) => usual === true).map(({ id }) => id),
  sort: { by: 'link', direction: 'ascending' },
  maximized: SHARED_FLAG_DEFAULTS.stationListMaximized,
};

/** Reads the stored choices of any version; an invalid one gets its default. */
export function readListChoices(stored: unknown): ListChoices {
  if (typeof stored !== 'object' || stored === null) return USUAL_CHOICES;
  const fields = stored as Readonly<Record<string, unknown>>;
  return {
    columns: Array.isArray(fields['columns']) ? inOrder(fields['columns']) : USUAL_CHOICES.columns,
    sort: readSort(fields['sort']),
    maximized: typeof fields['maximized'] === 'boolean' ? fields['maximized'] : USUAL_CHOICES.maximized,
  };
}

function readSort(stored: unknown): ListSort {
  if (typeof stored !== 'object' || stored === null) return USUAL_CHOICES.sort;
  const { by, direction } = stored as Readonly<Record<string, unknown>>;
  if (!isTableColumnId(by)) return USUAL_CHOICES.sort;
  return { by, direction: direction === 'descending' ? 'descending' : 'ascending' };
}

/** The columns in the order of the table, the name always among them. */
function inOrder(wanted: readonly unknown[]): readonly TableColumnId[] {
  return columns.filter(({ id }) => id === 'name' || wanted.includes(id)).map(({ id }) => id);
}

/** The choices with one column more or less. */
export function withColumn(choices: ListChoices, id: TableColumnId): ListChoices {
  const wanted = choices.columns.includes(id)
    ? choices.columns.filter(column => column !== id)
    : [...choices.columns, id];
  return { ...choices, columns: inOrder(wanted) };
}

/** The choices after a click on a column's head: its first direction, then the other. */
export function withSort(choices: ListChoices, id: TableColumnId): ListChoices {
  const { first } = columns.find(column => column.id === id) ?? {};
  if (first === undefined) return choices;
  const { by, direction } = choices.sort;
  const other: SortDirection = direction === 'ascending' ? 'descending' : 'ascending';
  return { ...choices, sort: { by: id, direction: by === id ? other : first } };
}

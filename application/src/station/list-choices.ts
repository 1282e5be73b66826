import type { SortDirection } from '@radiolink/domain/station';
import { SHARED_FLAG_DEFAULTS } from '@radiolink/domain/interface';

/** One column as the page shows it: several readings may share a cell. */
export interface TableColumn {
  readonly id: string;
  /** An English sentence key. */
  readonly label: string;
  /** The domain's column that it is sorted by; undefined where there is no order. */
  readonly sortBy?: string;
  /** The direction that a first click gives: what needs looking at comes first. */
  readonly first?: SortDirection;
  /** Shown until the person chooses. */
  readonly usual?: boolean;
}

/** Every column of the page, in its order. The name is always first. */
export const TABLE_COLUMNS = [
  { id: 'name', label: 'Station', sortBy: 'name', first: 'ascending', usual: true },
  { id: 'link', label: 'Link', sortBy: 'problem', first: 'ascending', usual: true },
  { id: 'signal', label: 'Signal (local/remote)', sortBy: 'localSignal', first: 'ascending', usual: true },
  { id: 'cinr', label: 'CINR', sortBy: 'localCinr', first: 'ascending', usual: true },
  { id: 'throughput', label: 'Throughput', sortBy: 'downlinkThroughput', first: 'descending', usual: true },
  { id: 'capacity', label: 'Capacity', sortBy: 'downlinkCapacity', first: 'ascending', usual: true },
  { id: 'airtime', label: 'Airtime', sortBy: 'airtime', first: 'descending', usual: true },
  { id: 'latency', label: 'Latency', sortBy: 'latency', first: 'descending' },
  { id: 'fade', label: 'Fade margin', sortBy: 'fadeMargin', first: 'ascending' },
  { id: 'distance', label: 'Distance', sortBy: 'distance', first: 'descending', usual: true },
  { id: 'uptime', label: 'Connection time', sortBy: 'uptime', first: 'ascending', usual: true },
  { id: 'rates', label: 'Rates', sortBy: 'rxRate', first: 'ascending' },
  { id: 'noise', label: 'Noise floor', sortBy: 'noiseFloor', first: 'descending' },
  { id: 'ethernet', label: 'Ethernet', sortBy: 'ethernet', first: 'ascending' },
  { id: 'ip', label: 'IP address', sortBy: 'ip', first: 'ascending' },
  { id: 'mac', label: 'MAC', sortBy: 'mac', first: 'ascending' },
  { id: 'model', label: 'Model', sortBy: 'model', first: 'ascending' },
  { id: 'firmware', label: 'Firmware version', sortBy: 'firmware', first: 'ascending' },
  { id: 'note', label: 'Note' },
] as const satisfies readonly TableColumn[];

export type TableColumnId = (typeof TABLE_COLUMNS)[number]['id'];

const BY_ID: ReadonlyMap<string, TableColumn> = new Map(TABLE_COLUMNS.map(column => [column.id, column]));

/** The column of an id. */
export function tableColumn(id: TableColumnId): TableColumn {
  return BY_ID.get(id) ?? TABLE_COLUMNS[0];
}

/** True if a text names a column. */
export function isTableColumnId(id: unknown): id is TableColumnId {
  return typeof id === 'string' && BY_ID.has(id);
}

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

import type { SortDirection } from '@radiolink/domain/station';

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

import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import type { CellValue } from '@radiolink/domain/text';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { Clock } from '../clock/clock.port.ts';
import { newestEnds } from '../fetching/fetching.ts';
import { onDemand } from '../fetching/on-demand.ts';
import { DownloadPort } from '../files/download.port.ts';
import { deviceName } from '../status/device-facts.ts';
import { StatusModel } from '../status/status.model.ts';
import { type ReportFormat, reportFile, type ToolReport, type Words } from '../tool-runs/tool-report.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { NetworkTablesPort, TABLE_IDS, type TableId } from './network-tables.port.ts';
import { NETWORK_TABLES, type TableRow } from './tables.ts';
import { bindModel } from '../wiring/model-binding.ts';

export interface NetworkTablesModelPorts {
  readonly port: NetworkTablesPort;
  readonly visibility: VisibilityPort;
  readonly status: Pick<StatusModel, 'slice'>;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** Why a table could not be read; `fault` when this program itself was at fault. */
export type TableFailure = FetchError | 'fault';

/** The table that is shown: read when it is opened or chosen, and on request. */
export interface NetworkTablesModel {
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  readonly refreshed: EventCallable<void>;
  readonly chosen: EventCallable<TableId>;
  readonly searched: EventCallable<string>;
  /** The same column again turns the order round. */
  readonly sorted: EventCallable<number>;
  readonly exported: EventCallable<{ readonly format: ReportFormat; readonly words: Words }>;
  /** The tables that the device has; the first one is read when the page is opened. */
  readonly offered: readonly TableId[];
  readonly $table: Store<TableId>;
  readonly $search: Store<string>;
  readonly $sort: Store<TableSort | null>;
  /** Null until the first answer of the table. */
  readonly $rows: Store<readonly TableRow[] | null>;
  /** The rows that are shown, as data for files and texts. */
  readonly $report: Store<ToolReport>;
  readonly $reading: Store<boolean>;
  readonly $failure: Store<TableFailure | null>;
}

export const NetworkTablesModel: Token<NetworkTablesModel> = token<NetworkTablesModel>('NetworkTablesModel');

/** Makes the model; it requests nothing before it is opened. */
export function createNetworkTablesModel(ports: NetworkTablesModelPorts): NetworkTablesModel {
  const chosen = createEvent<TableId>();
  const searched = createEvent<string>();
  const sorted = createEvent<number>();
  const exported = createEvent<{ readonly format: ReportFormat; readonly words: Words }>();
  const offered = ports.port.offered ?? TABLE_IDS;
  const $table = createStore<TableId>(offered[0] ?? 'leases').on(chosen, (_, id) => id);
  const $search = createStore('').on(searched, (_, text) => text);
  const $sort = createStore<TableSort | null>(null)
    .on(sorted, (sort, column) => ({ column, descending: sort?.column === column && !sort.descending }))
    .reset(chosen);
  const { opened, closed, wanted, readFx, $reading } = onDemand(
    async (id: TableId) => {
      const rows = await NETWORK_TABLES[id].read(ports.port);
      return { id, rows: rows.map((row, place): TableRow => ({ ...row, id: place })) };
    },
    $table,
    ports.visibility,
  );
  sample({ clock: $table.updates, target: wanted });
  const $read = createStore<{ readonly id: TableId; readonly rows: readonly TableRow[] } | null>(null).on(
    readFx.doneData,
    (_, read) => read,
  );
  // An answer or a failure that arrives after another table was chosen is not shown as that of the other.
  const $rows = combine($read, $table, (read, id) => (read?.id === id ? read.rows : null));
  const { fail } = newestEnds(readFx, $table);
  const $shown = combine($rows, $search, $sort, (rows, search, sort) =>
    rows === null ? null : shownRows(rows, search, sort),
  );
  const $report = combine(
    $shown,
    $table,
    (rows, id): ToolReport => ({
      name: id,
      facts: [],
      columns: NETWORK_TABLES[id].columns,
      rows: (rows ?? []).map(({ cells }) => cells),
    }),
  );
  const $deviceName = ports.status.slice(deviceName);
  const saveFx = createEffect(ports.download.save.bind(ports.download));
  sample({
    clock: exported,
    source: { report: $report, name: $deviceName },
    fn: ({ report, name }, { format, words }) =>
      reportFile(report, { format, words, deviceName: name ?? undefined, now: ports.clock.now() }),
    target: saveFx,
  });
  return {
    opened,
    closed,
    refreshed: wanted,
    chosen,
    searched,
    sorted,
    exported,
    offered,
    $table,
    $search,
    $sort,
    $rows: $shown,
    $report,
    $reading,
    $failure: createStore<TableFailure | null>(null)
      .on(fail, (_, { error }) => asFetchError(error) ?? 'fault')
      .reset(readFx.done, chosen),
  };
}

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

/** The page of the network tables. */
export const NETWORK_TABLES_MODELS = [
  bindModel(NetworkTablesModel, createNetworkTablesModel, {
    port: NetworkTablesPort,
    visibility: VisibilityPort,
    status: StatusModel,
    download: DownloadPort,
    clock: Clock,
  }),
];

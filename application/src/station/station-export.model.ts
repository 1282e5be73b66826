import type { Message } from '@radiolink/domain/errors';
import { worstFirst } from '@radiolink/domain/link';
import {
  namedByRatio,
  ratioOf,
  STATION_COLUMNS,
  type StationColumn,
  stationCsv,
  stationFileName,
  stationJson,
  type StationRow,
} from '@radiolink/domain/station';
import type { TransferFile } from '../files/transfer.ts';
import type { StationNotes } from './station.port.ts';
import { createEffect, createEvent, type Event, type EventCallable, sample } from 'effector';
import { Clock } from '../clock/clock.port.ts';
import { deviceName as reportedName } from '../status/device-facts.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { StationsModel } from './stations.model.ts';
import { NotificationsModel } from '../notifications/notifications.model.ts';
import { notifyFileSaved } from '../notifications/notify-file-saved.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** In which form the list is saved. */
export type ExportFormat = 'csv' | 'json';

/** Turns a key or a message into the language of the page. */
type Words = (message: string | Message) => string;

export interface StationFileParts {
  readonly rows: readonly StationRow[];
  readonly notes: StationNotes;
  readonly format: ExportFormat;
  readonly deviceName: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly words: Words;
}

/** A spreadsheet takes the text for UTF-8 only when it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The listed stations as a file: every reading whatever columns are shown, the note last. CSV is for people
 * and uses the language of the page; JSON is for programs and does not.
 */
export function stationFile({ rows, notes, format, deviceName, now, words }: StationFileParts): TransferFile {
  const note: StationColumn = {
    id: 'note',
    label: 'Note',
    unit: '',
    read: ({ station }) => notes.get(station.mac),
  };
  const name = stationFileName(deviceName, now, format);
  if (format === 'json') {
    const text = stationJson(rows, [...STATION_COLUMNS, note]);
    return { name, content: new Blob([text], { type: 'application/json' }) };
  }
  const ratio = ratioOf(rows);
  const columns = STATION_COLUMNS.map(column =>
    column.id === 'problem' ? problemIn(words) : namedByRatio(column, ratio),
  );
  const text = stationCsv(rows, [...columns, note], words);
  return { name, content: new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }) };
}

function problemIn(words: Words): StationColumn {
  return {
    id: 'problem',
    label: 'Problem',
    unit: '',
    read: ({ verdict }) => {
      const fact = worstFirst(verdict);
      return fact && words(fact);
    },
  };
}

interface StationExportPorts {
  readonly status: StatusModel;
  readonly stations: Pick<StationsModel, '$list' | '$notes'>;
  readonly download: DownloadPort;
  readonly clock: Clock;
}

/** The listed stations as a file. */
export interface StationExportModel {
  readonly exported: EventCallable<{ readonly format: ExportFormat; readonly words: Words }>;
  /** A file went to the browser's downloads, by its name. */
  readonly saved: Event<string>;
}

export const StationExportModel: Token<StationExportModel> = token<StationExportModel>('StationExportModel');

/** Saves what is listed, with the notes, under the name of the device. */
export function createStationExportModel(ports: StationExportPorts): StationExportModel {
  const { status, stations, download, clock } = ports;
  const exported = createEvent<{ readonly format: ExportFormat; readonly words: Words }>();
  const $host = status.slice(reportedName);
  const file = sample({
    clock: exported,
    source: { list: stations.$list, notes: stations.$notes, name: $host },
    fn: ({ list, notes, name }, { format, words }) =>
      stationFile({
        rows: list.rows,
        notes,
        deviceName: name ?? undefined,
        now: clock.now(),
        format,
        words,
      }),
  });
  const saveFx = createEffect((made: TransferFile) => download.save(made));
  sample({ clock: file, target: saveFx });
  return { exported, saved: saveFx.done.map(({ params }) => params.name) };
}

interface ExportPartPorts extends StationExportPorts {
  readonly notifications: NotificationsModel;
}

/** The export, with a notification of its files for a user who has left the page. */
function createExportPart({ notifications, ...ports }: ExportPartPorts): StationExportModel {
  const exporting = createStationExportModel(ports);
  notifyFileSaved(exporting, notifications);
  return exporting;
}

/** The export of the stations, loaded when its menu is first opened. */
export const STATION_EXPORT_MODELS = [
  bindModel(StationExportModel, createExportPart, {
    status: StatusModel,
    stations: StationsModel,
    download: DownloadPort,
    clock: Clock,
    notifications: NotificationsModel,
  }),
];

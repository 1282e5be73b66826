import { createEffect, createEvent, type Event, type EventCallable, sample } from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import { deviceName } from '../status/device-name.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { DownloadPort } from '../files/download.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { type Token, token } from '../wiring/token.ts';
import { type ExportFormat, stationFile, type Words } from './station-file.ts';
import type { StationsModel } from './stations.model.ts';

export interface StationExportPorts {
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
  const $host = status.slice(deviceName);
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

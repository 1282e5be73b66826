import { Clock } from '../clock/clock.port.ts';
import { NotificationsModel } from '../notifications/notifications.model.ts';
import { notifyFileSaved } from '../notifications/notify-file-saved.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import {
  createStationExportModel,
  StationExportModel,
  type StationExportPorts,
} from './station-export.model.ts';
import { StationsModel } from './stations.model.ts';

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

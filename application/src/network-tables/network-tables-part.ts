import { Clock } from '../clock/clock.port.ts';
import { VisibilityPort } from '../visibility/visibility.port.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createNetworkTablesModel, NetworkTablesModel } from './network-tables.model.ts';
import { NetworkTablesPort } from './network-tables.port.ts';

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

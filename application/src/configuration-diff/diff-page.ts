import { PermittedApply, SnapshotsModel } from '../configuration/change-models.ts';
import { Clock } from '../clock/clock.port.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { NotificationsModel } from '../notifications/notifications.model.ts';
import { notifyFileSaved } from '../notifications/notify-file-saved.ts';
import { SessionModel } from '../session/session.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import {
  ConfigurationDiffModel,
  type ConfigurationDiffModelPorts,
  createConfigurationDiffModel,
} from './configuration-diff.model.ts';

interface DiffPagePorts extends ConfigurationDiffModelPorts {
  readonly notifications: NotificationsModel;
}

/** The diff, with a notification for each file it saves. */
function createDiffPage({ notifications, ...ports }: DiffPagePorts): ConfigurationDiffModel {
  const diff = createConfigurationDiffModel(ports);
  notifyFileSaved(diff, notifications);
  return diff;
}

/** The parts of the diff page. */
export const DIFF_MODELS = [
  bindModel(ConfigurationDiffModel, createDiffPage, {
    storage: ConfigurationPort,
    editing: EditingModel,
    apply: PermittedApply,
    snapshots: SnapshotsModel,
    session: SessionModel,
    status: StatusModel,
    download: DownloadPort,
    clock: Clock,
    notifications: NotificationsModel,
  }),
];

import { BackupPort } from '../configuration/backup.port.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { DownloadPort } from '../transfer/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { BackupModel, createBackupModel } from './backup.model.ts';

export * from './backup.model.ts';
export type { RestoreRequest, RestoreState } from './restoring.ts';

/** The backup on the system page. */
export const BACKUP_MODELS = [
  bindModel(BackupModel, createBackupModel, {
    backup: BackupPort,
    configuration: ConfigurationPort,
    editing: EditingModel,
    saving: DownloadPort,
  }),
];

import { BackupPort } from './backup.port.ts';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import { PermittedApply } from '../configuration/change-models.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { DeviceDocumentsPort } from './device-documents.port.ts';
import { DownloadPort } from '../files/download.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { BackupModel, createBackupModel } from './backup.model.ts';
import { createDocumentsModel, DocumentsModel } from './documents.model.ts';

/** The backup on the system page. */
export const BACKUP_MODELS = [
  bindModel(BackupModel, createBackupModel, {
    backup: BackupPort,
    configuration: ConfigurationPort,
    editing: EditingModel,
    apply: PermittedApply,
    saving: DownloadPort,
  }),
];

/** The documents of a versioned device; no other has them. */
export const DOCUMENTS_MODELS = [
  bindModel(DocumentsModel, createDocumentsModel, { documents: DeviceDocumentsPort, saving: DownloadPort }),
];

import { createEffect, type EventCallable, type Store, sample } from 'effector';
import type { BackupPort } from './backup.port.ts';
import type { ConfigurationPort } from '../configuration/configuration.port.ts';
import type { EditingModel } from '../configuration/editing.model.ts';
import type { DownloadPort } from '../files/download.port.ts';
import { type FileDownload, fileDownload } from '../files/file-download.ts';
import { type Token, token } from '../wiring/token.ts';
import { type RestoreRequest, type RestoreState, restoring } from './restoring.ts';

export interface BackupModelPorts {
  readonly backup: BackupPort;
  readonly configuration: Pick<ConfigurationPort, 'read'>;
  readonly editing: Pick<EditingModel, 'configurationRead'>;
  readonly saving: DownloadPort;
}

/** The backup of the configuration as a file: downloaded, and brought back onto the device. */
export interface BackupModel {
  readonly download: FileDownload;
  /** Restores from a file or an address. Dropped while one is under way. */
  readonly restoreRequested: EventCallable<RestoreRequest>;
  /** Ends an upload; not what the device already does itself. */
  readonly restoreCancelled: EventCallable<void>;
  readonly $restore: Store<RestoreState>;
  /** The device applies a restored backup itself, and reboots; another keeps it until it is applied or discarded. */
  readonly restoresItself: boolean;
}

export const BackupModel: Token<BackupModel> = token<BackupModel>('BackupModel');

/** Makes the model; it requests nothing by itself. */
export function createBackupModel({ backup, configuration, editing, saving }: BackupModelPorts): BackupModel {
  const { staged, ...restore } = restoring(backup);
  const readFx = createEffect(() => configuration.read());
  sample({ clock: staged, target: readFx });
  sample({ clock: readFx.doneData, target: editing.configurationRead });
  return {
    download: fileDownload(() => backup.download(), saving),
    ...restore,
    restoresItself: backup.restoreFrom !== undefined,
  };
}

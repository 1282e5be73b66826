import { ConfigStore, ConfigText, type RepositoryState } from '@radiolink/domain/configuration';
import type { Message } from '@radiolink/domain/errors';
import { configurationBlocker } from '@radiolink/domain/impact';
import type { FaultFacts } from '@radiolink/domain/settings';
import { attach, createEffect, type EventCallable, type Store, sample, scopeBind } from 'effector';
import type { BackupPort } from './backup.port.ts';
import type { ConfigurationPort } from '../configuration/configuration.port.ts';
import type { PermittedApply } from '../configuration/permissions.ts';
import type { EditingModel } from '../configuration/editing.model.ts';
import type { DownloadPort } from '../files/download.port.ts';
import { type FileDownload, fileDownload } from '../files/file-download.ts';
import { type Token, token } from '../wiring/token.ts';
import { readBackup } from './read-backup.ts';
import { type RestoreRequest, type RestoreState, restoring } from './restoring.ts';

export interface BackupModelPorts {
  readonly backup: BackupPort;
  readonly configuration: Pick<ConfigurationPort, 'read'>;
  readonly editing: Pick<EditingModel, 'configurationRead' | '$state'>;
  readonly apply: Pick<PermittedApply, '$facts'>;
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
export function createBackupModel({
  backup,
  configuration,
  editing,
  apply,
  saving,
}: BackupModelPorts): BackupModel {
  const blockerFx = attach({
    source: { state: editing.$state, facts: apply.$facts },
    effect: (known, file: Blob) => restoreBlocker(file, known),
  });
  const { staged, ...restore } = restoring(backup, file => scopeBind(blockerFx, { safe: true })(file));
  const readFx = createEffect(() => configuration.read());
  sample({ clock: staged, target: readFx });
  sample({ clock: readFx.doneData, target: editing.configurationRead });
  return {
    download: fileDownload(() => backup.download(), saving),
    ...restore,
    restoresItself: backup.restoreFrom !== undefined,
  };
}

/** Why a file must not be restored, as far as it can be read: the device alone judges an archive and what is no whole configuration. */
async function restoreBlocker(
  file: Blob,
  { state, facts }: { readonly state: RepositoryState | null; readonly facts: FaultFacts },
): Promise<Message | undefined> {
  const reading = await readBackup(file);
  if (!reading.ok) return undefined;
  const text = ConfigText.parse(reading.text);
  // The file is restored whole, also what the settings of this program have no place for.
  const { carried: _carried, ...others } = facts;
  const replacing = state === null ? undefined : ConfigStore.between(state.store.original, text);
  return configurationBlocker({ text, replacing }, others)?.words;
}

import type { Message, FetchError } from '@radiolink/domain/errors';
import {
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
  attach,
  createEffect,
  scopeBind,
} from 'effector';
import { defer, map, type Observable, of, switchMap, throwError } from 'rxjs';
import { BackupPort, type DeviceDocument, DeviceDocumentsPort } from './backup.port.ts';
import { streamed, type StreamFailure } from '../streams/streamed.ts';
import { ConfigStore, ConfigText, type RepositoryState } from '@radiolink/domain/configuration';
import { configurationBlocker } from '@radiolink/domain/impact';
import type { FaultFacts } from '@radiolink/domain/settings';
import { ConfigurationPort } from '../configuration/configuration.port.ts';
import type { PermittedApply } from '../configuration/permissions.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { DownloadPort } from '../files/download.port.ts';
import { type FileDownload, fileDownload } from '../files/file-download.ts';
import { type Token, token } from '../wiring/token.ts';
import { readBackup } from './read-backup.ts';
import { lastFailure, oneAtATime } from '../fetching/fetching.ts';
import { PermittedApply as PermittedApplyToken } from '../configuration/change-models.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** Where a backup comes from: a file of this computer, or an address that the device fetches. */
export type RestoreRequest =
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'address'; readonly url: string; readonly verifyCertificate: boolean };

/** The course of a restore. Percent; undefined where the size is not known. */
export type RestoreState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'running';
      readonly source: RestoreRequest['kind'];
      readonly percent: number | undefined;
    }
  /** It must not be sent to a device that applies it at once. */
  | { readonly kind: 'refused'; readonly words: Message }
  /** The device has checked the backup, applies it and reboots. */
  | { readonly kind: 'restored' }
  /** The device holds the backup until it is applied or discarded. */
  | { readonly kind: 'staged' }
  | ({ readonly kind: 'failed' } & StreamFailure);

type Progress = Extract<RestoreState, { kind: 'running' | 'refused' | 'restored' | 'staged' }>;

export interface Restoring {
  readonly restoreRequested: EventCallable<RestoreRequest>;
  readonly restoreCancelled: EventCallable<void>;
  readonly staged: Event<void>;
  readonly $restore: Store<RestoreState>;
}

const COMPLETE = 100;

/**
 * Restores a backup and tells how far it is.
 *
 * @param blocker why a file must not be sent to a device that applies it at once; undefined where nothing is found
 */
function restoring(backup: BackupPort, blocker: (file: Blob) => Promise<Message | undefined>): Restoring {
  const restoreRequested = createEvent<RestoreRequest>();
  const { started, stopped, arrived, $failure, $running } = streamed<RestoreRequest, Progress>(
    request => (request.kind === 'file' ? judged(backup, request.file, blocker) : fetched(backup, request)),
    { limit: 1 },
  );
  sample({
    clock: restoreRequested,
    source: $running,
    filter: running => !running,
    fn: (_, request) => request,
    target: started,
  });
  return {
    restoreRequested,
    restoreCancelled: stopped,
    staged: sample({
      clock: arrived,
      filter: ({ kind }) => kind === 'staged',
      fn: () => undefined,
    }),
    $restore: createStore<RestoreState>({ kind: 'idle' })
      .on(started, (_, { kind }) => ({ kind: 'running', source: kind, percent: 0 }))
      .on(arrived, (_, progress) => progress)
      .on($failure, (state, failure) => (failure === null ? state : { kind: 'failed', ...failure }))
      .reset(stopped),
  };
}

/** A device that only holds the file has it judged when it is to be applied. */
function judged(
  backup: BackupPort,
  file: Blob,
  blocker: (file: Blob) => Promise<Message | undefined>,
): Observable<Progress> {
  if (backup.appliesItself !== true) return sent(backup, file);
  return defer(() => blocker(file)).pipe(
    switchMap(
      (words): Observable<Progress> =>
        words === undefined ? sent(backup, file) : of({ kind: 'refused', words }),
    ),
  );
}

function sent(backup: BackupPort, file: Blob): Observable<Progress> {
  return backup.stage(file).pipe(
    map((one): Progress => {
      if (one.kind === 'done') return one.result.modified ? { kind: 'staged' } : { kind: 'restored' };
      const { bytes, totalBytes } = one;
      const percent = totalBytes
        ? Math.min(COMPLETE, Math.floor((bytes * COMPLETE) / totalBytes))
        : undefined;
      return { kind: 'running', source: 'file', percent };
    }),
  );
}

function fetched(
  backup: BackupPort,
  { url, verifyCertificate }: Extract<RestoreRequest, { kind: 'address' }>,
): Observable<Progress> {
  const progress =
    backup.restoreFrom?.({ url, verifyCertificate }) ??
    throwError(() => new Error('This device does not fetch a backup.'));
  return progress.pipe(
    map(percent =>
      percent >= COMPLETE ? { kind: 'restored' } : { kind: 'running', source: 'address', percent },
    ),
  );
}

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
  /** The device applies an uploaded backup itself, and reboots; another keeps it until it is applied or discarded. */
  readonly restoresItself: boolean;
  /** The device can fetch a backup from an address. It applies that one itself in any case. */
  readonly canFetch: boolean;
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
    restoresItself: backup.appliesItself === true,
    canFetch: backup.restoreFrom !== undefined,
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

/** The documents of a versioned device, each saved as the device sends it. */
export interface DocumentsModel {
  readonly documentRequested: EventCallable<DeviceDocument>;
  readonly $busy: Store<boolean>;
  /** Name of the file that was saved last; null before, and after a failure. */
  readonly $saved: Store<string | null>;
  readonly $failure: Store<FetchError | null>;
}

export const DocumentsModel: Token<DocumentsModel> = token<DocumentsModel>('DocumentsModel');

export interface DocumentsModelPorts {
  readonly documents: Pick<DeviceDocumentsPort, 'read'>;
  readonly saving: DownloadPort;
}

const INDENT = 2;

/** Makes the model. The content goes from the device into the file, and is kept nowhere: it may hold secrets. */
export function createDocumentsModel({ documents, saving }: DocumentsModelPorts): DocumentsModel {
  const documentRequested = createEvent<DeviceDocument>();
  const saveFx = createEffect(async (document: DeviceDocument) => {
    const text = JSON.stringify(await documents.read(document), null, INDENT);
    const name = `${document}.json`;
    saving.save({ name, content: new Blob([text], { type: 'application/json' }) });
    return name;
  });
  oneAtATime(documentRequested, saveFx);
  return {
    documentRequested,
    $busy: saveFx.pending,
    $saved: createStore<string | null>(null)
      .on(saveFx.doneData, (_, name) => name)
      .reset(saveFx),
    $failure: lastFailure([saveFx.failData], [saveFx]),
  };
}

/** The backup on the system page. */
export const BACKUP_MODELS = [
  bindModel(BackupModel, createBackupModel, {
    backup: BackupPort,
    configuration: ConfigurationPort,
    editing: EditingModel,
    apply: PermittedApplyToken,
    saving: DownloadPort,
  }),
];

/** The documents of a versioned device; no other has them. */
export const DOCUMENTS_MODELS = [
  bindModel(DocumentsModel, createDocumentsModel, { documents: DeviceDocumentsPort, saving: DownloadPort }),
];

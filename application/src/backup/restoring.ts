import type { Message } from '@radiolink/domain/errors';
import { createEvent, createStore, type Event, type EventCallable, type Store, sample } from 'effector';
import { defer, map, type Observable, of, switchMap, throwError } from 'rxjs';
import type { BackupPort } from './backup.port.ts';
import { streamed, type StreamFailure } from '../streams/streamed.ts';

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
export function restoring(
  backup: BackupPort,
  blocker: (file: Blob) => Promise<Message | undefined>,
): Restoring {
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
  if (backup.restoreFrom === undefined) return sent(backup, file);
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

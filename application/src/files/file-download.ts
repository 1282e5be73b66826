import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Observable } from 'rxjs';
import { streamed, type StreamFailure } from '../streams/streamed.ts';
import type { DownloadPort } from './download.port.ts';
import type { Transfer, TransferFile, TransferProgress } from './transfer.ts';

/** A file on its way from the device to the downloads of the browser. */
export type FileDownloadState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'receiving' } & TransferProgress)
  | { readonly kind: 'saved'; readonly name: string }
  | ({ readonly kind: 'failed' } & StreamFailure);

export interface FileDownload {
  readonly requested: EventCallable<void>;
  readonly cancelled: EventCallable<void>;
  /** Name of each file that was handed over. */
  readonly saved: Event<string>;
  readonly $state: Store<FileDownloadState>;
}

/** Downloads a file from the device and saves it. A request while one is under way is dropped. */
export function fileDownload(
  receive: () => Observable<Transfer<TransferFile>>,
  saving: DownloadPort,
): FileDownload {
  const requested = createEvent();
  const { started, stopped, arrived, $failure, $running } = streamed<void, Transfer<TransferFile>>(receive, {
    limit: 1,
  });
  sample({
    clock: requested,
    source: $running,
    filter: running => !running,
    target: started,
  });
  const saveFx = createEffect((file: TransferFile) => {
    saving.save(file);
    return file.name;
  });
  sample({
    clock: arrived.filterMap(one => (one.kind === 'done' ? one.result : undefined)),
    target: saveFx,
  });
  const $state = createStore<FileDownloadState>({ kind: 'idle' })
    .on(started, () => ({ kind: 'receiving', bytes: 0 }))
    .on(arrived, (state, one) =>
      one.kind === 'progress' ? { kind: 'receiving', bytes: one.bytes, totalBytes: one.totalBytes } : state,
    )
    .on(saveFx.doneData, (_, name) => ({ kind: 'saved', name }))
    .on(saveFx.failData, (_, { message }) => ({ kind: 'failed', failure: null, message }))
    .on($failure, (state, failure) => (failure === null ? state : { kind: 'failed', ...failure }))
    .reset(stopped);
  return { requested, cancelled: stopped, saved: saveFx.doneData, $state };
}

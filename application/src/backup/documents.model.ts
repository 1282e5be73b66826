import type { FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import type { DeviceDocument, DeviceDocumentsPort } from './device-documents.port.ts';
import type { DownloadPort } from '../files/download.port.ts';
import { type Token, token } from '../wiring/token.ts';

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
  sample({
    clock: documentRequested,
    source: saveFx.pending,
    filter: pending => !pending,
    fn: (_, document) => document,
    target: saveFx,
  });
  return {
    documentRequested,
    $busy: saveFx.pending,
    $saved: createStore<string | null>(null)
      .on(saveFx.doneData, (_, name) => name)
      .reset(saveFx),
    $failure: lastFailure([saveFx.failData], [saveFx]),
  };
}

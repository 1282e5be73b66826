import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { CloudPort } from '../cloud/cloud.port.ts';
import { streamed } from '../streams/streamed.ts';
import type { Watched } from '../watching/watched.ts';

/** The connection to the controller without its key: a secret stays in the request. */
export type CloudReport = Omit<CloudManagementStatus, 'key'>;

/** State of connecting or disconnecting on request. */
export interface CloudRequest {
  readonly busy: boolean;
  /** Why the last one was refused; undefined if it was not. */
  readonly failure?: FetchError;
}

export interface CloudConnection {
  /** Starts following the connection, and ends it. */
  readonly cloudOpened: EventCallable<void>;
  readonly cloudLeft: EventCallable<void>;
  /** Connects with a key as the controller shows it. Takes effect at once, without the pending changes. */
  readonly connectRequested: EventCallable<string>;
  readonly disconnectRequested: EventCallable<void>;
  /** Null until the first answer, and on a device that does not report it. */
  readonly $cloud: Store<CloudReport | null>;
  /** Why there is no newer answer; null while answers come. */
  readonly $cloudLost: Store<FetchError | null>;
  readonly $cloudRequest: Store<CloudRequest>;
}

const isValue = <T>(one: Watched<T>): one is Extract<Watched<T>, { kind: 'value' }> => one.kind === 'value';

function withoutKey({ enabled, uiUrl, state, statusCode }: CloudManagementStatus): CloudReport {
  return { enabled, uiUrl, state, statusCode };
}

/** Follows the connection to the controller by socket or polling, and changes it on request. */
export function cloudConnection(cloud: CloudPort): CloudConnection {
  const { started, left, arrived } = streamed<void, Watched<CloudManagementStatus>>(() => cloud.watch(), {
    limit: 1,
  });
  const connectRequested = createEvent<string>();
  const disconnectRequested = createEvent();
  const requestFx = createEffect((key: string | undefined) =>
    key === undefined ? cloud.disconnect() : cloud.connect(key.trim()),
  );
  const $cloudRequest = createStore<CloudRequest>({ busy: false })
    .on(requestFx, () => ({ busy: true }))
    .on(requestFx.done, () => ({ busy: false }))
    .on(requestFx.failData, (_, reason) => {
      const failure = asFetchError(reason);
      return { busy: false, ...(failure && { failure }) };
    });
  sample({
    clock: [connectRequested, disconnectRequested.map(() => undefined)],
    source: $cloudRequest,
    filter: ({ busy }) => !busy,
    fn: (_, key: string | void) => key ?? undefined,
    target: requestFx,
  });
  return {
    cloudOpened: started,
    cloudLeft: left,
    connectRequested,
    disconnectRequested,
    $cloud: createStore<CloudReport | null>(null).on(arrived, (last, one) =>
      isValue(one) ? withoutKey(one.value) : last,
    ),
    $cloudLost: createStore<FetchError | null>(null).on(arrived, (_, one) =>
      isValue(one) ? null : one.failure,
    ),
    $cloudRequest,
  };
}

import { asFetchError, type FetchError } from '@radiolink/domain/errors';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { NoticesPort } from '../notices/notices.port.ts';

/** The state of activating a licence. */
export interface LicenceRequest {
  readonly busy: boolean;
  readonly accepted: boolean;
  readonly failure?: FetchError;
}

export interface LicenceActivation {
  /** The key as it was typed; it is trimmed on its way, and kept nowhere. */
  readonly licenceKeyEntered: EventCallable<string>;
  readonly $licenceRequest: Store<LicenceRequest>;
}

/** Activates the licence of the device with a key. */
export function licenceActivation(port: Pick<NoticesPort, 'activateLicence'>): LicenceActivation {
  const licenceKeyEntered = createEvent<string>();
  const activateFx = createEffect((key: string) => port.activateLicence(key.trim()));
  const $licenceRequest = createStore<LicenceRequest>({ busy: false, accepted: false })
    .on(activateFx, () => ({ busy: true, accepted: false }))
    .on(activateFx.done, () => ({ busy: false, accepted: true }))
    .on(activateFx.failData, (_, reason) => {
      const failure = asFetchError(reason);
      return { busy: false, accepted: false, ...(failure && { failure }) };
    });
  sample({
    clock: licenceKeyEntered,
    source: $licenceRequest,
    filter: ({ busy }, key) => !busy && key.trim() !== '',
    fn: (_, key) => key,
    target: activateFx,
  });
  return { licenceKeyEntered, $licenceRequest };
}

import type { RestartOutcome, RestartPort } from '@radiolink/application/system/restart.port';
import { asFetchError } from '@radiolink/domain/errors';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client, V1Send } from '../client/v1-client.ts';

/** Restarts by `POST /system/reboot` and `POST /device/factory-reset`. */
export class V1Restart implements RestartPort {
  readonly #client: V1Client;

  constructor(client: V1Client) {
    this.#client = client;
  }

  reboot(options?: CallOptions): Promise<RestartOutcome> {
    return restartingV1(
      this.#client,
      (api, signal) => api.POST('/api/v1.0/system/reboot', { body: { timeout: 0 }, parseAs: 'text', signal }),
      options,
    );
  }

  reset(options?: CallOptions): Promise<RestartOutcome> {
    return restartingV1(
      this.#client,
      (api, signal) => api.POST('/api/v1.0/device/factory-reset', { parseAs: 'text', signal }),
      options,
    );
  }
}

/** A call after which the device restarts: a success, or a connection that just drops. */
export async function restartingV1(
  client: V1Client,
  send: V1Send<unknown>,
  options?: CallOptions,
): Promise<RestartOutcome> {
  try {
    await client.acknowledge(send, { timeoutMs: TIME_OUT_MS.restart, ...options });
    return { confirmed: true };
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure?.kind !== 'network') throw reason;
    if (failure.reason === 'time-out' || failure.reason === 'cancelled') throw reason;
    return { confirmed: false };
  }
}

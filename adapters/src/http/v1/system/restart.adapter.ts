import { type RestartOutcome, RestartPort } from '@radiolink/application/system/restart.port';
import { asFetchError } from '@radiolink/domain/errors';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { v1Port } from '../v1-ports.ts';

/** Restarts by `POST /system/reboot` and `POST /device/factory-reset`. */
export class V1Restart implements RestartPort {
  constructor(private readonly client: V1Client) {}

  reboot(options?: CallOptions): Promise<RestartOutcome> {
    return restartingV1(this.client, '/api/v1.0/system/reboot', { body: { timeout: 0 }, ...options });
  }

  reset(options?: CallOptions): Promise<RestartOutcome> {
    return restartingV1(this.client, '/api/v1.0/device/factory-reset', options);
  }
}

/** A call after which the device restarts. */
export function restartingV1(
  client: V1Client,
  path: '/api/v1.0/system/reboot' | '/api/v1.0/device/factory-reset',
  init?: CallOptions & { readonly body?: { readonly timeout: number } },
): Promise<RestartOutcome> {
  return restartedBy(() => client.acknowledge('post', path, { timeoutMs: TIME_OUT_MS.restart, ...init }));
}

/** What comes of such a call: a success, or a connection that just drops. */
export async function restartedBy(call: () => Promise<unknown>): Promise<RestartOutcome> {
  try {
    await call();
    return { confirmed: true };
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure?.kind !== 'network') throw reason;
    if (failure.reason === 'time-out' || failure.reason === 'cancelled') throw reason;
    return { confirmed: false };
  }
}

/** Restart and reset, by the versioned API. */
export const PORTS = [v1Port(RestartPort, ({ client }) => new V1Restart(client))];

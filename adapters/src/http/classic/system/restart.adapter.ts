import { type RestartOutcome, RestartPort } from '@radiolink/application/system/restart.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient, Send } from '../../client/classic-client.ts';
import { type ActionAnswer, requireDone } from '../../wire/action-result.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { FORM } from '../../client/form.ts';
import { classicPort } from '../classic-ports.ts';

/**
 * A call after which the device restarts. 200, 202 and 204 all mean accepted, with any body or none, and the
 * connection may drop before the response. Send it with `parseAs: 'text'`. @throws RequestFailure when the
 * device refuses, or does not respond in time
 */
export async function restarting(
  client: ClassicClient,
  send: Send<unknown>,
  options?: CallOptions,
): Promise<RestartOutcome> {
  try {
    const { data } = await client.json(
      async (api, signal) => {
        const { data: text, error, response } = await send(api, signal);
        return response.ok ? { data: { text }, response } : { error, response };
      },
      { timeoutMs: TIME_OUT_MS.restart, ...options },
    );
    const answer = parsed(data.text);
    if (typeof answer === 'object') requireDone(answer);
    return { confirmed: true };
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure?.kind !== 'network') throw reason;
    if (failure.reason === 'time-out' || failure.reason === 'cancelled') throw reason;
    return { confirmed: false };
  }
}

/** The readable part of the response; a restart can truncate it anywhere. */
function parsed(text: unknown): ActionAnswer | undefined {
  try {
    return typeof text === 'string' ? (JSON.parse(text) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Restarts by `POST /reboot.cgi` and `POST /reset.cgi`. */
export class ClassicRestart implements RestartPort {
  constructor(private readonly client: ClassicClient) {}

  reboot(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.client,
      (api, signal) =>
        api.POST('/reboot.cgi', { body: { reboot: 'yes' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }

  reset(options?: CallOptions): Promise<RestartOutcome> {
    return restarting(
      this.client,
      (api, signal) =>
        api.POST('/reset.cgi', { body: { reset: 'yes' }, headers: FORM, parseAs: 'text', signal }),
      options,
    );
  }
}

/** Restart and reset, by the classic API. */
export const PORTS = [classicPort(RestartPort, ({ client }) => new ClassicRestart(client))];

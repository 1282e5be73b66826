import type { StatusEvent } from '@radiolink/application/status/status.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { RemoteTarget } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { defer, type Observable } from 'rxjs';
import { networkFailure } from '../client/failure.ts';

/** What sessions with a remote device share, whichever way leads there. */

/** Another device answered than the one that the status reports. */
export class OtherDevice extends Error {
  override readonly name = 'OtherDevice';
}

/** The device by the current status; undefined while that reports none. */
export type TargetNow = () => Promise<RemoteTarget | undefined>;

/** The device by the current status, or a failure. */
export async function reached(targetNow: TargetNow): Promise<RemoteTarget> {
  const target = await targetNow();
  if (target === undefined) throw networkFailure('unreachable');
  return target;
}

/** One status, read when it is asked for. */
export function statusOnce(read: () => Promise<DeviceStatus>, now: () => number): Observable<StatusEvent> {
  return defer(async (): Promise<StatusEvent> => {
    const askedAt = now();
    try {
      const status = await read();
      return { kind: 'sample', status, receivedAt: now(), latencyMs: now() - askedAt };
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      return { kind: 'failure', failure, failedAt: now(), failures: 1, nextTryAt: now() };
    }
  });
}

export interface Renewal {
  /** Logs in again with the credentials of the session. Rejects with a network failure while the device is away. */
  readonly renew: () => Promise<void>;
  /** True for a refusal that says that the session is over. */
  readonly isOver: (reason: unknown) => boolean;
}

/** Keeps a session that its device ends, as by a restart: logs in again by itself, once for all calls that wait for it. */
export class RenewedSession {
  #renewal: Promise<void> | undefined;
  /** Its credentials are no longer good, or it was closed. */
  #isClosed = false;

  constructor(private readonly options: Renewal) {}

  /** Runs what needs a login; where it is over, logs in again, once, and runs it again. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (reason) {
      if (this.#isClosed || !this.options.isOver(reason)) throw reason;
      await this.#renewed(reason);
    }
    return call();
  }

  /** Nothing logs in again from now on. */
  close(): void {
    this.#isClosed = true;
  }

  /** @throws the refusal `over` itself where the credentials are no longer good, after which there is no further try */
  async #renewed(over: unknown): Promise<void> {
    this.#renewal ??= this.options.renew().finally(() => (this.#renewal = undefined));
    try {
      await this.#renewal;
    } catch (reason) {
      // A device that is away says nothing of the credentials.
      if (asFetchError(reason)?.kind === 'network') throw reason;
      this.#isClosed = true;
      throw over;
    }
  }
}

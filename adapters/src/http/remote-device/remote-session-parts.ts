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
    try {
      return { kind: 'sample', status: await read(), receivedAt: now() };
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure === undefined) throw reason;
      return { kind: 'failure', failure, failedAt: now(), failures: 1, nextTryAt: now() };
    }
  });
}

import type { StatusEvent } from '@radiolink/application/status/status.port';
import { asFetchError } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import { defer, type Observable } from 'rxjs';

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

import type { FetchError } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import { of, Subject } from 'rxjs';
import { createStatusModel } from './status.model.ts';
import type { StatusEvent } from './status.port.ts';

/** An open status whose answers and failures come when the test says so. */
export function answeringStatus() {
  const events = new Subject<StatusEvent>();
  let now = 0;
  const model = createStatusModel({
    statusPort: { watch: () => events },
    clock: { now: () => now },
    visibility: { visible: of(true) },
  });
  model.opened();
  return {
    model,
    /** One more status, received at a time in ms since the epoch. */
    answer: (status: DeviceStatus, receivedAt = now): void => {
      now = receivedAt;
      events.next({ kind: 'sample', status, receivedAt });
    },
    fail: (failure: FetchError, failures = 1, failedAt = now): void => {
      now = failedAt;
      events.next({ kind: 'failure', failure, failedAt, failures, nextTryAt: failedAt + 1000 });
    },
  };
}

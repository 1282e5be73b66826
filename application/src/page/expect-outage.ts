import { createEffect, createEvent, createStore, type Event, sample, type Store } from 'effector';
import type { ExpectedOutage } from './expected-outage.ts';

export interface OutageParts {
  /** What makes the device unreachable; one of the program at a time. */
  readonly reason: string;
  readonly $isUnderWay: Store<boolean>;
  /** Failures of the status in a row. */
  readonly $failures: Store<number>;
  /** Nothing is expected any more, whatever is under way. */
  readonly closed?: Event<void>;
  readonly outage: Pick<ExpectedOutage, 'expect'>;
}

/**
 * Expects an outage of the device during an operation and until the status is back. The status may return later than the
 * response to the operation, and this part of the outage was expected too.
 */
export function expectOutage({ reason, $isUnderWay, $failures, closed, outage }: OutageParts): void {
  const settled = createEvent();
  // Runs after all subscribers have received that the device is back.
  const afterAllFx = createEffect(() => Promise.resolve());
  sample({ clock: $failures.updates, fn: () => undefined, target: afterAllFx });
  sample({ clock: [$isUnderWay.updates, afterAllFx.done], fn: () => undefined, target: settled });
  const $isExpected = createStore(false);
  if (closed !== undefined) $isExpected.reset(closed);
  sample({
    clock: settled,
    source: { isExpected: $isExpected, isUnderWay: $isUnderWay, failures: $failures },
    fn: ({ isExpected, isUnderWay, failures }) => isUnderWay || (isExpected && failures > 0),
    target: $isExpected,
  });
  const expectFx = createEffect((isExpected: boolean) => outage.expect(reason, isExpected));
  sample({ clock: $isExpected.updates, target: expectFx });
}

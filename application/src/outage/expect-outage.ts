import { combine, createEffect, createEvent, createStore, type Event, sample, type Store } from 'effector';
import type { Absence, ExpectedOutage } from './expected-outage.ts';

export interface OutageParts {
  /** What makes the device unreachable; one of the program at a time. */
  readonly reason: string;
  readonly $isUnderWay: Store<boolean>;
  /** Failures of the status in a row. */
  readonly $failures: Store<number>;
  /** Nothing is expected any more, whatever is under way. */
  readonly closed?: Event<void>;
  /** What the page says meanwhile; nothing if left out. */
  readonly $absence?: Store<Absence | null>;
  readonly outage: Pick<ExpectedOutage, 'declared'>;
}

/**
 * Expects an outage of the device during an operation and until the status is back. The status may return later than the
 * response to the operation, and this part of the outage was expected too.
 */
export function expectOutage({
  reason,
  $isUnderWay,
  $failures,
  closed,
  $absence = createStore<Absence | null>(null),
  outage,
}: OutageParts): void {
  const settled = createEvent();
  // Runs after all subscribers have received that the device is back.
  const afterAllFx = createEffect(() => Promise.resolve());
  sample({ clock: $failures.updates, target: afterAllFx });
  sample({ clock: [$isUnderWay.updates, afterAllFx.done], target: settled });
  const $isExpected = createStore(false);
  if (closed !== undefined) $isExpected.reset(closed);
  sample({
    clock: settled,
    source: { isExpected: $isExpected, isUnderWay: $isUnderWay, failures: $failures },
    fn: ({ isExpected, isUnderWay, failures }) => isUnderWay || (isExpected && failures > 0),
    target: $isExpected,
  });
  sample({
    clock: combine({ reason, isExpected: $isExpected, absence: $absence }).updates,
    target: outage.declared,
  });
}

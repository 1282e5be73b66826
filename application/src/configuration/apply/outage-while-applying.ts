import { createEffect, createEvent, createStore, type Event, sample, type Store } from 'effector';
import type { ExpectedOutage } from '../../page/expected-outage.ts';
import type { Connection } from '../../status/connection.ts';
import type { ApplyState } from './apply-state.ts';
import { isFollowed } from './device-watch.ts';

export interface OutageParts {
  readonly $state: Store<ApplyState>;
  readonly $connection: Store<Connection>;
  /** The device is no longer watched. */
  readonly closed: Event<void>;
  readonly outage: ExpectedOutage;
}

/**
 * Expects an outage of the device during an operation and until the status is back. The status may return
 * later than the responses about the test, and this part of the outage was expected too.
 */
export function createOutageWhileApplying({ $state, $connection, closed, outage }: OutageParts): void {
  const settled = createEvent();
  // Runs after all subscribers have received that the device is back.
  const afterAllFx = createEffect(() => Promise.resolve());
  sample({ clock: $connection.updates, fn: () => undefined, target: afterAllFx });
  sample({ clock: [$state.updates, afterAllFx.done], fn: () => undefined, target: settled });
  const $isExpected = createStore(false).reset(closed);
  sample({
    clock: settled,
    source: { isExpected: $isExpected, state: $state, connection: $connection },
    fn: ({ isExpected, state, connection }) =>
      isUnderWay(state) || (isExpected && connection.kind === 'reconnecting'),
    target: $isExpected,
  });
  const expectFx = createEffect((isExpected: boolean) => outage.expect('apply', isExpected));
  sample({ clock: $isExpected.updates, target: expectFx });
}

const isUnderWay = (state: ApplyState): boolean => state.kind === 'writing' || isFollowed(state);

import { NO_OUTAGE, nextOutage, type Outage } from '@radiolink/domain/errors';
import { createEffect, createStore, type Event, sample } from 'effector';
import type { PagePort } from '../page/page.port.ts';
import type { StatusEvent } from './status.port.ts';

/**
 * Loads the page anew, once, when a device that was out answers again: it may have another firmware, and with it
 * another page. What an outage is, the domain says. decided.md row 3. Silence before the first answer is none: the
 * start of the page waits for that one, and the page was loaded but now.
 */
export function reloadAfterOutage(arrived: Event<StatusEvent>, page: PagePort): void {
  const $known = createStore(false).on(arrived, (known, { kind }) => known || kind === 'sample');
  const told = sample({ clock: arrived, source: $known, filter: known => known, fn: (_, event) => event });
  const $outage = createStore<Outage>(NO_OUTAGE).on(told, (outage, event) =>
    nextOutage(
      outage,
      event.kind === 'sample'
        ? { kind: 'answered' }
        : { kind: 'failed', failure: event.failure, at: event.failedAt },
    ),
  );
  const reloadFx = createEffect(() => page.reload());
  // A store tells each state once, and `over` is its last.
  sample({
    clock: $outage,
    filter: ({ phase }) => phase === 'over',
    fn: () => undefined,
    target: reloadFx,
  });
}

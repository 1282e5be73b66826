import { NO_OUTAGE, nextOutage, type Outage } from '@radiolink/domain/errors';
import { createEffect, createStore, type Event, sample } from 'effector';
import type { PagePort } from '../page/page.port.ts';
import type { StatusEvent } from './status.port.ts';

/**
 * Reloads the page, once, when a device responds again after an outage: it may have another firmware, and
 * with it another page. The domain defines an outage. decided.md row 3. Missing responses before the first
 * one are no outage: the start of the page waits for that one, and the page was just loaded.
 */
export function reloadAfterOutage(arrived: Event<StatusEvent>, page: PagePort): void {
  const $known = createStore(false).on(arrived, (known, { kind }) => known || kind === 'sample');
  const reported = sample({
    clock: arrived,
    source: $known,
    filter: known => known,
    fn: (_, event) => event,
  });
  const $outage = createStore<Outage>(NO_OUTAGE).on(reported, (outage, event) =>
    nextOutage(
      outage,
      event.kind === 'sample'
        ? { kind: 'answered' }
        : { kind: 'failed', failure: event.failure, at: event.failedAt },
    ),
  );
  const reloadFx = createEffect(() => page.reload());
  // A page that stays, because it expected this outage, is reloaded after the next one.
  $outage.reset(reloadFx.done);
  // A store emits each state once, and `over` is its last.
  sample({
    clock: $outage,
    filter: ({ phase }) => phase === 'over',
    fn: () => undefined,
    target: reloadFx,
  });
}

import type { FetchError } from '@radiolink/domain/errors';
import type { CrashReport } from '@radiolink/domain/notices';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { lastFailure } from '../fetching/last-failure.ts';
import type { NoticesPort } from '../notices/notices.port.ts';
import type { NoticesModel } from '../notices/notices.token.ts';

/** A crash report that is read: its text, once it came. */
export interface OpenCrash {
  readonly id: string;
  readonly text?: string | undefined;
}

/** The crash reports of the device: to be read, and put away one by one. */
export interface CrashReports {
  /** Undefined on a product that keeps none. */
  readonly $crashes: Store<readonly CrashReport[] | undefined>;
  readonly crashOpened: EventCallable<string>;
  readonly crashClosed: EventCallable<void>;
  readonly $crash: Store<OpenCrash | null>;
  readonly crashDismissed: EventCallable<string>;
  readonly $crashBusy: Store<boolean>;
  readonly $crashFailure: Store<FetchError | null>;
}

/** Reads and puts away crash reports; the list comes with the notices of the device. */
export function crashReports(
  port: Pick<NoticesPort, 'crashText' | 'dismissCrashes'>,
  { $device }: Pick<NoticesModel, '$device'>,
): CrashReports {
  const crashOpened = createEvent<string>();
  const crashClosed = createEvent();
  const crashDismissed = createEvent<string>();
  const readFx = createEffect((id: string) => port.crashText(id));
  const dismissFx = createEffect((id: string) => port.dismissCrashes(id));
  sample({ clock: crashOpened, target: readFx });
  sample({
    clock: crashDismissed,
    source: dismissFx.pending,
    filter: pending => !pending,
    fn: (_, id) => id,
    target: dismissFx,
  });
  // The list comes with the next notices; what is dismissed is gone at once. A device may give its id to a later crash.
  const $gone = createStore<readonly string[]>([])
    .on(dismissFx.done, (gone, { params }) => [...gone, params])
    .on($device, (gone, { crashes }) => {
      const listed = gone.filter(id => crashes?.some(crash => crash.id === id));
      return listed.length === gone.length ? gone : listed;
    });
  const $crash = createStore<OpenCrash | null>(null)
    .on(crashOpened, (_, id) => ({ id }))
    .on(readFx.done, (open, { params, result }) =>
      open?.id === params ? { id: params, text: result } : open,
    )
    .on(dismissFx.done, (open, { params }) => (open?.id === params ? null : open))
    .reset(crashClosed);
  // A report that was closed or replaced before its answer came is forgotten.
  const notRead = sample({
    clock: readFx.fail,
    source: $crash,
    filter: (open, { params }) => open?.id === params,
    fn: (_, { error }) => error,
  });
  $crash.reset(notRead);
  return {
    $crashes: combine(
      $device,
      $gone,
      ({ crashes }, gone) => crashes?.filter(({ id }) => !gone.includes(id)),
      {
        skipVoid: false,
      },
    ),
    crashOpened,
    crashClosed,
    $crash,
    crashDismissed,
    $crashBusy: combine(readFx.pending, dismissFx.pending, (reading, dismissing) => reading || dismissing),
    $crashFailure: lastFailure([notRead, dismissFx.failData], [readFx, dismissFx]),
  };
}

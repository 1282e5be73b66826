import {
  createEffect,
  createEvent,
  createStore,
  type Event,
  merge,
  sample,
  type Store,
  type EventCallable,
} from 'effector';
import type { SessionModel } from '../session/session.model.ts';
import type { StatusModel } from '../status/status.model.ts';
import type { ExpectedOutage } from '../outage/expected-outage.ts';
import type { PagePort } from '../place/page.port.ts';
import type { ServedInterface, ServedInterfacePort } from './served-interface.port.ts';
import { oneAtATime } from '../fetching/fetching.ts';
import { listen } from '../streams/subscribed.ts';
import { type Token, token } from '../wiring/token.ts';

export interface NewInterfaceParts {
  readonly status: Pick<StatusModel, '$connection' | '$reconnecting' | 'slice'>;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly outage: Pick<ExpectedOutage, '$isExpected'>;
  readonly servedInterface: Pick<ServedInterfacePort, 'compare'>;
  readonly page: PagePort;
}

/** How many looks are left, and whether the last one found another interface. */
interface Doubt {
  readonly looks: number;
  readonly wasOther: boolean;
}

const NO_DOUBT: Doubt = { looks: 0, wasOther: false };
/** A look may be lost on a bad link. */
const DOUBT: Doubt = { looks: 4, wasOther: false };

/**
 * Reloads the page, once, when the device serves another interface than this page after it was away, or with another
 * firmware. Where nothing changed, everything goes on in place. reading 3. Another interface counts when it was
 * seen twice with a good status in between: the first may be the page of a network that wants a login of its own.
 */
export function reloadForNewInterface(parts: NewInterfaceParts): void {
  const { status, session, outage, servedInterface, page } = parts;
  const lookFx = createEffect(() => servedInterface.compare());
  const reloadFx = createEffect(() => page.reload());
  const found = createEvent<ServedInterface>();
  const confirmed = createEvent();
  const $doubt = createStore<Doubt>(NO_DOUBT)
    .on(doubtful(status), () => DOUBT)
    .on(found, ({ looks }, served) =>
      served === 'same' ? NO_DOUBT : { looks: looks - 1, wasOther: served === 'other' },
    )
    .reset(confirmed);
  sample({
    clock: status.$connection.updates,
    source: { doubt: $doubt, looking: lookFx.pending, ended: session.$ended },
    filter: ({ doubt, looking, ended }, { kind }) => kind === 'live' && doubt.looks > 0 && !looking && !ended,
    target: lookFx,
  });
  sample({
    clock: lookFx.doneData,
    source: { doubt: $doubt, ended: session.$ended },
    filter: ({ doubt, ended }, served) => served === 'other' && doubt.wasOther && !ended,
    target: confirmed,
  });
  // What was typed is stored nowhere if it is a secret: the page that restarts the device stays.
  sample({
    clock: confirmed,
    source: outage.$isExpected,
    filter: isExpected => !isExpected,
    target: reloadFx,
  });
  sample({ clock: lookFx.doneData, target: found });
}

/** The device is back, or runs another firmware. */
function doubtful({ $reconnecting, slice }: NewInterfaceParts['status']): Event<unknown> {
  const isBack = $reconnecting.updates.filterMap(reconnecting => (reconnecting ? undefined : true));
  const $firmware: Store<string | null> = slice(({ host }) => host.firmwareVersion ?? '');
  const $versions = createStore({ before: '', now: '' }).on($firmware, (versions, now) =>
    now === null || now === '' ? versions : { before: versions.now, now },
  );
  const isNew = $versions.updates.filterMap(({ before, now }) =>
    before !== '' && before !== now ? true : undefined,
  );
  return merge([isBack, isNew]);
}

export interface ReplacedInterfaceModelPorts {
  readonly servedInterface: ServedInterfacePort;
  readonly page: PagePort;
}

/** Whether the device has another version of the interface than this page, and no longer the parts of this one. */
export interface ReplacedInterfaceModel {
  readonly $replaced: Store<boolean>;
  /** Reloads the page, as the device serves it now. */
  readonly reloadRequested: EventCallable<void>;
}

export const ReplacedInterfaceModel: Token<ReplacedInterfaceModel> =
  token<ReplacedInterfaceModel>('ReplacedInterfaceModel');

/** Compares when a part is missing: a link that loses it leaves the interface as it is. */
export function createReplacedInterfaceModel({
  servedInterface,
  page,
}: ReplacedInterfaceModelPorts): ReplacedInterfaceModel {
  const partMissing = createEvent();
  const reloadRequested = createEvent();
  const compareFx = createEffect(() => servedInterface.compare());
  const reloadFx = createEffect(() => page.reload());
  oneAtATime(partMissing, compareFx);
  sample({ clock: reloadRequested, target: reloadFx });
  const $replaced = createStore(false).on(compareFx.doneData, (_, served) => served === 'other');
  listen(servedInterface.partMissing, partMissing);
  return { $replaced, reloadRequested };
}

import type { StoredConfiguration } from '@radiolink/domain/configuration';
import { STARTUP_RETRY_MS } from '@radiolink/domain/status';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { delayWhen, filter, firstValueFrom, of, timer } from 'rxjs';
import type { Fetching } from '../fetching/fetching.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import type { CurrentUser } from '../session/session.port.ts';
import type { StatusModel } from '../status/status.model.ts';

/** The data that opens the page. §4.start-up; reading 31. */
export type StartPart = 'user' | 'status';

/** Progress of the start. */
export type StartState =
  /** The overlay is shown. After a while it names the missing parts. */
  | { readonly phase: 'starting'; readonly late: boolean; readonly missing: readonly StartPart[] }
  /** The page works. This state is final. */
  | { readonly phase: 'ready' };

/** Data received so far. */
export interface StartProgress extends Readonly<Record<StartPart, boolean>> {
  /** The page has been starting for a while. */
  readonly late: boolean;
}

/** Time before the overlay reports a failing start, ms. Project default. */
const START_LATE_MS = 10_000;
/** The pause between two tries for the regulatory domain, which the page works without, ms. Project default. */
const LATE_RETRY_MS = 30_000;

const PARTS: readonly StartPart[] = ['user', 'status'];

/** The state of the start. */
export function startState(state: StartState, progress: StartProgress): StartState {
  if (state.phase === 'ready') return state;
  const missing = PARTS.filter(part => !progress[part]);
  return missing.length === 0 ? { phase: 'ready' } : { phase: 'starting', late: progress.late, missing };
}

interface Retried {
  readonly begun: Event<void>;
  readonly late: EventCallable<void>;
  readonly regulationNeeded: EventCallable<void>;
  readonly user: Fetching<CurrentUser>;
  readonly configuration: Fetching<StoredConfiguration>;
  readonly regulation: Fetching<DeviceRegulation>;
  readonly status: StatusModel;
  readonly session: Pick<SessionModel, '$ended'>;
  readonly visibility: VisibilityPort;
  readonly $state: Store<StartState>;
}

/** What happens after each pause, ms. */
const PAUSES_MS = {
  first: 0,
  late: START_LATE_MS,
  user: STARTUP_RETRY_MS,
  configuration: STARTUP_RETRY_MS,
  status: STARTUP_RETRY_MS,
  regulation: LATE_RETRY_MS,
};

type Paused = keyof typeof PAUSES_MS;

/** What happens later because of something: after its pause, once the page is visible, and only within the session. */
type Later = (clock: Event<unknown>, paused: Paused, target: EventCallable<void>) => void;

/**
 * When each part of the start is requested, and retried. §4.start-up, §8.start-up.
 */
export function retryParts(start: Retried): void {
  const { status, session } = start;
  const later = laterWhileVisible(start);
  sample({ clock: session.$ended, filter: ended => ended, target: status.closed });
  beginOnce(start, later);
  retryMissing(start.user, 'user', later);
  retryMissing(start.configuration, 'configuration', later);
  retryStatus(status, later);
  readRegulationWhenNeeded(start, later);
}

function laterWhileVisible({ session, visibility }: Pick<Retried, 'session' | 'visibility'>): Later {
  const visibleAgain = () => visibility.visible.pipe(filter(Boolean));
  const pauseFx = createEffect<Paused, Paused>(async paused => {
    const ms = PAUSES_MS[paused];
    // Without a pause it happens before anything is drawn.
    await firstValueFrom((ms === 0 ? of(0) : timer(ms)).pipe(delayWhen(visibleAgain)));
    return paused;
  });
  const over = sample({
    clock: pauseFx.doneData,
    source: session.$ended,
    filter: ended => !ended,
    fn: (_, paused) => paused,
  });
  return (clock, paused, target) => {
    sample({ clock, fn: () => paused, target: pauseFx });
    sample({ clock: over, filter: one => one === paused, target });
  };
}

function beginOnce({ begun, late, user, configuration, status }: Retried, later: Later): void {
  const $begun = createStore(false).on(begun, () => true);
  const first = createEvent();
  sample({ clock: $begun.updates, target: status.opened });
  later($begun.updates, 'first', first);
  sample({ clock: first, target: [user.start, configuration.start] });
  later($begun.updates, 'late', late);
}

function retryMissing<Data extends object>(part: Fetching<Data>, paused: Paused, later: Later): void {
  const missed = sample({ clock: part.failed, source: part.$data, filter: data => data === null });
  later(missed, paused, part.start);
}

/** The status has its own back-off; at the start it is requested at the pace of the rest. */
function retryStatus(status: StatusModel, later: Later): void {
  const missed = sample({
    clock: status.$connection.updates,
    source: status.$status,
    filter: (known, connection) =>
      known === null && connection.kind === 'reconnecting' && connection.failures >= 2,
  });
  const again = createEvent();
  later(missed, 'status', again);
  sample({ clock: again, target: [status.closed, status.opened] });
}

/** Never before the page works, and once: from the session's copy or the device. */
function readRegulationWhenNeeded(start: Retried, later: Later): void {
  const { regulation, regulationNeeded, $state } = start;
  const $needed = createStore(false).on(regulationNeeded, () => true);
  const $due = combine(
    { needed: $needed, state: $state, regulation: regulation.$state },
    ({ needed, state, regulation: { data, isFetching } }) =>
      needed && state.phase === 'ready' && data === null && !isFetching,
  );
  sample({
    clock: [regulationNeeded, $state],
    source: $due,
    filter: isDue => isDue,
    target: regulation.start,
  });
  retryMissing({ ...regulation, start: regulationNeeded }, 'regulation', later);
}

import { asFetchError } from '@radiolink/domain/errors';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
  scopeBind,
} from 'effector';
import { catchError, defer, EMPTY, exhaustMap, map, type Observable, of, switchMap, timer } from 'rxjs';
import type { Clock } from '../clock/clock.port.ts';
import type { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import type { LivenessPort } from '../presence/liveness.port.ts';
import type { Absence, ExpectedOutage } from '../outage/expected-outage.ts';
import type { PagePort } from '../place/page.port.ts';
import type { VisibilityPort } from '../visibility/visibility.port.ts';
import type { SessionModel } from '../session/session.model.ts';
import { newestEnds } from '../fetching/fetching.ts';
import { into, subscribed, whileTrue } from '../streams/subscribed.ts';
import type { RemoteFirmwarePort } from './firmware.port.ts';
import { isUpgrading, type UpgradeEvent, type UpgradeJob, type UpgradeState } from './upgrade-state.ts';

/** What watching an upgrade needs. */
export interface UpgradeWatchPorts {
  readonly firmware: RemoteFirmwarePort;
  readonly presence: LivenessPort;
  readonly visibility: VisibilityPort;
  readonly clock: Clock;
  readonly memory: UpgradeMemory;
}

/** The installation that was begun and not seen to its end. */
export interface UpgradeMemory {
  load(): UpgradeJob | undefined | Promise<UpgradeJob | undefined>;
  save(state: UpgradeState): void | Promise<void>;
}

/** What the upgrade of this device, whose page this is, needs besides. */
export interface LocalUpgradePorts {
  readonly heartbeat: Pick<HeartbeatLock, 'hold'>;
  readonly outage: Pick<ExpectedOutage, 'declared'>;
  readonly page: PagePort;
  readonly session: Pick<SessionModel, '$ended'>;
}

/** The version that the device reports, and since when it runs. */
export interface RunningVersion {
  readonly running: string;
  readonly uptimeSeconds: number | undefined;
}

interface UpgradeContext {
  readonly $state: Store<UpgradeState>;
  readonly $versions: Store<RunningVersion | null>;
  readonly happened: EventCallable<UpgradeEvent>;
}

/** Pause between two looks at a device that restarts, ms. */
const LOOK_MS = 2000;
/** Pause between two looks at the upgrade of another session, ms. */
const STAGE_MS = 2000;
const OUTAGE = 'upgrade';
const RESTART = 'restart of the upgrade';

/** A look at what the device has, and what was known of its version then. */
interface Look {
  readonly versions: RunningVersion | null;
}

/**
 * Takes up what this tab began before it was reloaded, or what another session has on its way: once for each time that the
 * page is opened. Tells whether that is known: until then an image may wait on the device.
 */
export function watchOtherSessions(
  { firmware, clock, memory, visibility }: UpgradeWatchPorts,
  { opened, $state, $versions, happened }: UpgradeContext & { readonly opened: Event<void> },
): Store<boolean> {
  const lookFx = createEffect(async ({ versions }: Look): Promise<readonly UpgradeEvent[]> => {
    const job = await memory.load();
    if (job === undefined) return [{ kind: 'joined', stage: await firmware.stage() }];
    // The version of the device is what tells how an upgrade ended.
    if (versions === null) return [];
    const { running, uptimeSeconds } = versions;
    const at = clock.now();
    return [
      { kind: 'restored', job, at },
      { kind: 'version-read', at, running, uptimeSeconds },
    ];
  });
  const look = createEvent<Look>();
  const $look = createStore<Look | null>(null).on(look, (_, newest) => newest);
  sample({ clock: look, target: lookFx });
  const { done, fail } = newestEnds(lookFx, $look);
  const told = done.filterMap(({ result }) => (result.length > 0 ? result : undefined));

  // Another device is meant: what was found of the one before it says nothing.
  const forgotten = happened.filter({ fn: ({ kind }) => kind === 'forgotten' });
  sample({
    clock: [opened, forgotten],
    source: { versions: $versions, state: $state },
    filter: ({ state }) => state.kind === 'idle',
    fn: ({ versions }) => ({ versions }),
    target: look,
  });
  // A look that was not answered before the version was known is repeated when it is.
  const $isUnanswered = createStore(false)
    .on(done, (_, { result }) => result.length === 0)
    .on(fail, (_, { params }) => params.versions === null)
    .reset(look);
  const $repeatFor = combine($isUnanswered, $versions, $state, (isUnanswered, versions, state) =>
    isUnanswered && state.kind === 'idle' ? versions : null,
  );
  sample({
    clock: $repeatFor.updates,
    filter: versions => versions !== null,
    fn: versions => ({ versions }),
    target: look,
  });

  const spread = createEffect((events: readonly UpgradeEvent[]) => {
    const tell = scopeBind(happened, { safe: true });
    for (const event of events) tell(event);
  });
  sample({
    clock: told,
    source: $state,
    filter: ({ kind }) => kind === 'idle',
    fn: (_, events) => events,
    target: spread,
  });
  const $isOthers = $state.map(state => state.kind === 'sending' && state.source === 'other');
  // A hidden page follows only what was started here. readings 16 and 36.
  const stages = (): Observable<UpgradeEvent> =>
    visibility.visible.pipe(
      switchMap(isVisible => (isVisible ? timer(STAGE_MS, STAGE_MS) : EMPTY)),
      exhaustMap(() =>
        defer(() => firmware.stage()).pipe(
          map(stage => ({ kind: 'joined', stage }) as const),
          // No answer says nothing about the image.
          catchError(() => EMPTY),
        ),
      ),
    );
  subscribed(whileTrue($isOthers), [into(stages, happened)]);
  return createStore(false).on([told, fail], () => true);
}

/**
 * Looks for the device until it responds. Not by the poll of the adapters: that one rests while the heartbeats are held, which
 * an upgrade does, and what is looked for here is the end of just that.
 */
export function watchReturn(
  { presence, clock }: UpgradeWatchPorts,
  { $state, happened }: UpgradeContext,
): void {
  const looks = (): Observable<UpgradeEvent> =>
    timer(LOOK_MS, LOOK_MS).pipe(
      exhaustMap(() =>
        defer(() => presence.ask()).pipe(
          map(({ uptimeSeconds }) => ({ answered: true, uptimeSeconds })),
          // A device that refuses has answered: the restart ended the session.
          catchError((reason: unknown) =>
            of({ answered: asFetchError(reason)?.kind !== 'network', uptimeSeconds: undefined }),
          ),
        ),
      ),
      map(look => ({ kind: 'looked', at: clock.now(), ...look }) as const),
    );
  subscribed(whileTrue($state.map(({ kind }) => kind === 'away')), [into(looks, happened)]);
}

/** Loads the page of the device that is back: the new firmware may have another one. */
export function reloadOnReturn({ page, session }: LocalUpgradePorts, $state: Store<UpgradeState>): void {
  const $isBack = $state.map(({ kind }) => kind === 'back');
  const reloadFx = createEffect(() => page.reload());
  sample({
    clock: $isBack.updates,
    source: session.$ended,
    // The end of the session reloads the page itself.
    filter: (ended, back) => back && !ended,
    target: reloadFx,
  });
}

/** Nothing else is asked of a device that is being upgraded, and its restart is no outage. */
export function holdHeartbeats({ heartbeat, outage }: LocalUpgradePorts, $state: Store<UpgradeState>): void {
  // Before it restarts, the image is being sent and checked.
  const $absence = $state.map(state =>
    state.kind === 'away' || state.kind === 'back' ? upgradeAbsence(state.job) : null,
  );
  sample({
    clock: $absence.updates,
    fn: absence => ({ reason: RESTART, isExpected: absence !== null, absence }),
    target: outage.declared,
  });
  const $isUpgrading = $state.map(isUpgrading);
  sample({
    clock: $isUpgrading.updates,
    fn: isExpected => ({ reason: OUTAGE, isExpected }),
    target: outage.declared,
  });
  subscribed(whileTrue($isUpgrading), [() => ({ unsubscribe: heartbeat.hold() })]);
}

const upgradeAbsence = ({ since, seconds }: UpgradeJob): Absence => ({
  kind: 'upgrade',
  until: since + seconds * 1000,
});

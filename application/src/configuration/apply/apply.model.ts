import { ConfigStore, type ConfigText, stagedBackup } from '@radiolink/domain/configuration';
import {
  applyBlocker,
  type ChangeImpact,
  type ImpactContext,
  pageMovesTo,
  pendingImpact,
} from '@radiolink/domain/impact';
import { deviceLinkState, isConnected, type LinkComparison, type LinkReadings } from '@radiolink/domain/link';
import { type Finding, pendingFindings } from '@radiolink/domain/settings';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, createEvent, type Event, type EventCallable, type Store, sample } from 'effector';
import type { HeartbeatLock } from '../../heartbeat/heartbeat-lock.ts';
import type { ExpectedOutage } from '../../outage/expected-outage.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { TabsPort } from '../drafts/tabs.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { SnapshotsModel } from '../snapshots/snapshots.model.ts';
import type { ApplyJob } from './apply-job.ts';
import type { ApplyEvent } from './apply-machine.ts';
import { createApplyRun } from './apply-run.ts';
import type { ApplyMode, ApplyState } from './apply-state.ts';
import { createSavedBefore, createUnsavedSince } from './change-memory.ts';
import { createBrowserCommands, createDeviceCommands } from './page-commands.ts';
import type { DeviceCommandPorts } from './command-handlers.ts';
import { resumeRememberedTest } from './remember-test.ts';
import { createTakenAddress } from './taken-address.ts';
import { createStagedBackup, type StagedBackupUse } from '../staged-backup.ts';
import type { TestedPrediction } from '../drafts/change-memory.port.ts';
import { createTestEffect } from './test-effect.ts';
import { createWatching, expectOutageWhileApplying } from './watching.ts';

export interface ApplyModelPorts extends DeviceCommandPorts {
  readonly editing: EditingModel;
  readonly drafts: DraftsModel;
  readonly snapshots: SnapshotsModel;
  readonly status: StatusModel;
  readonly tabs: TabsPort;
  readonly outage: ExpectedOutage;
  readonly heartbeat: Pick<HeartbeatLock, 'running'>;
  /** What the rules of the pending changes depend on besides the configuration. */
  readonly $facts: Store<ImpactContext>;
}

/** Changes on their way to the device, so that none can cost it. §4; readings 7, 8, 16. */
export interface ApplyModel extends StagedBackupUse {
  /** Checks for a running test of any session, and joins it. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /**
   * The changes are about to be reviewed: the device's configuration is read again, and with it their impact.
   */
  readonly reviewOpened: EventCallable<void>;
  /**
   * Tests the pending changes, applies and saves them, or applies them until the next reboot. Repeated
   * requests run once.
   */
  readonly applyRequested: EventCallable<ApplyMode>;
  readonly keepRequested: EventCallable<void>;
  readonly revertRequested: EventCallable<void>;
  /** Makes what the device runs unsaved the saved configuration: turns no-save off. */
  readonly saveRunningRequested: EventCallable<void>;
  readonly dismissed: EventCallable<void>;
  readonly $state: Store<ApplyState>;
  /**
   * True if this page can end a running test immediately; otherwise only the device reverts it,
   * automatically.
   */
  readonly $endsByRequest: Store<boolean>;
  /** The device can run something until its next restart only; one that cannot saves whatever is applied. */
  readonly canLeaveUnsaved: boolean;
  /** The clock, milliseconds since the epoch, once a second. */
  readonly $now: Store<number>;
  /** Whole seconds of the running test by the clock; null without one. */
  readonly $secondsLeft: Store<number | null>;
  /** Impact of the pending changes; null without any. */
  readonly $impact: Store<ChangeImpact | null>;
  /** What the impact is worked out from, beside the two configurations. */
  readonly $facts: Store<ImpactContext>;
  /** Effect of the running test on the link, compared with the state before; null until known. */
  readonly $effect: Store<LinkComparison | null>;
  /** Input, with each request to apply: what the changes are expected to do to the one link; null if nothing. */
  readonly expected: EventCallable<TestedPrediction | null>;
  /** What was expected of the tested change, also when the page was loaded again since; null if nothing, or unknown. */
  readonly $tested: Store<TestedPrediction | null>;
  /** The readings of the one link in the last minute, oldest first. */
  readonly $recent: Store<readonly LinkReadings[]>;
  /** Problems caused by the pending changes: nothing is sent while there is any. */
  readonly $faults: Store<readonly Finding[]>;
  /** What the pending changes may not mean, and what was unlawful before: it stops nothing. */
  readonly $remarks: Store<readonly Finding[]>;
  /** Where the pending changes move this page, when something answers there already; null otherwise. */
  readonly $takenAddress: Store<string | null>;
  /** The running configuration is lost at the next reboot, as far as this browser can tell. */
  readonly $unsaved: Store<boolean>;
  /** Saved configuration before this page's last write; null while unknown. */
  readonly $savedBefore: Store<ConfigText | null>;
  /** When this browser applied that without saving, milliseconds since the epoch; null when nothing is unsaved. */
  readonly $unsavedSince: Store<number | null>;
  readonly $firstSetup: Store<boolean>;
}

/** Kinds of events that say nothing but that they happened. */
type PlainEvent =
  | 'opened'
  | 'closed'
  | 'look-requested'
  | 'dismissed'
  | 'keep-requested'
  | 'revert-requested';

const NOTHING_FOUND = { faults: [], remarks: [] };

/** Makes the model. It requests nothing before it is opened. */
export function createApplyModel(ports: ApplyModelPorts): ApplyModel {
  const { editing, drafts, status, place, clock } = ports;
  const opened = createEvent();
  const closed = createEvent();
  const reviewOpened = createEvent();
  const applyRequested = createEvent<ApplyMode>();
  const keepRequested = createEvent();
  const revertRequested = createEvent();
  const saveRunningRequested = createEvent();
  const dismissed = createEvent();

  const { dispatch, commanded, $state, $now } = createApplyRun(clock);
  const { $facts } = ports;
  const $store = editing.$state.map(state => state?.store ?? null);
  const $bootedAt = status.$status.map(newest => {
    const uptime = newest?.host.uptimeSeconds;
    return uptime === undefined ? null : clock.now() - uptime * 1000;
  });
  const $connection = status.$connection;
  const effect = createTestEffect({ $state, status, $memory: drafts.$memory, clock, applyRequested });
  const watching = createWatching({ ...ports, $connection, dispatch });
  commanded({
    ...createDeviceCommands({ ...ports, $facts, dispatch }),
    ...createBrowserCommands({ ...ports, $bootedAt, ...effect, $linkBefore: effect.$before, dispatch }),
    ...watching.commands,
    'sample-link': effect.sampled,
  });
  resumeRememberedTest($state, drafts.$memory, editing);
  expectOutageWhileApplying({ $state, $failures: status.$failures, closed, outage: ports.outage });

  const $known = { state: editing.$state, newest: status.$status, facts: $facts };
  const jobRequested = (job: ApplyJob, newest: DeviceStatus | null): ApplyEvent => {
    const store = job.kind === 'backup' ? job.replacing : job.store;
    const newAddress = store && pageMovesTo(store, place.host);
    const linkBefore = newest !== null && isConnected(newest);
    return { kind: 'apply-requested', job, newAddress, linkBefore };
  };
  const $unsavedSince = createUnsavedSince(drafts.$memory, $bootedAt);
  const $unsaved = $unsavedSince.map(since => since !== null);
  const $savedBefore = createSavedBefore(applyRequested, editing, $unsaved);
  const requested = [
    sample({
      clock: applyRequested,
      source: $known,
      fn: ({ state, newest, facts }, mode) => {
        if (state === null) return undefined;
        const { store } = state;
        const job = { kind: 'changes', mode, store } as const;
        const outcome = applyBlocker(store, { isTest: mode === 'test', shown: store, facts });
        return outcome ? ({ kind: 'not-sent', outcome } as const) : jobRequested(job, newest);
      },
    }),
    sample({
      clock: saveRunningRequested,
      source: { ...$known, savedBefore: $savedBefore },
      // Pending changes are not running, so saving the running configuration excludes them.
      fn: ({ state, newest, savedBefore }) => {
        if (state === null || state.store.isChanged) return undefined;
        const { store } = state;
        const replacing = savedBefore === null ? undefined : ConfigStore.between(savedBefore, store.original);
        return jobRequested({ kind: 'running', store, replacing }, newest);
      },
    }),
  ];
  const backup = createStagedBackup({
    ...ports,
    $state,
    $facts,
    dispatch,
    answering: status.$status.updates,
  });
  requested.push(
    sample({
      clock: backup.applied,
      source: $known,
      fn: ({ state, newest }) =>
        state === null
          ? undefined
          : jobRequested({ kind: 'backup', isUploaded: state.modified, ...stagedBackup(state) }, newest),
    }),
  );
  sample({ clock: requested.map(event => event.filterMap(one => one)), target: dispatch });

  /**
   * Some devices have no call to revert: the session that started the test writes the earlier configuration.
   */
  const $endsByRequest = $state.map(
    state => state.kind === 'testing' && (state.startedHere || ports.storage.endsOwnTestsOnly !== true),
  );
  const dispatchOn = (event: Event<unknown>, kind: PlainEvent): void => {
    sample({ clock: event, fn: () => ({ kind }), target: dispatch });
  };
  dispatchOn(opened, 'opened');
  dispatchOn(closed, 'closed');
  dispatchOn(dismissed, 'dismissed');
  dispatchOn(keepRequested, 'keep-requested');
  dispatchOn(sample({ clock: revertRequested, filter: $endsByRequest }), 'revert-requested');
  sample({ clock: reviewOpened, target: watching.invalidated });
  const $isKnown = combine(
    drafts.$memory,
    editing.$state,
    status.$status,
    (memory, state, newest) => memory !== null && state !== null && newest !== null,
  );
  dispatchOn(sample({ clock: $isKnown.updates, filter: Boolean }), 'look-requested');
  sample({
    clock: status.$status.updates.filterMap(newest => newest ?? undefined),
    fn: newest => ({ kind: 'link-seen', link: deviceLinkState(newest) }) as const,
    target: dispatch,
  });

  const $findings = combine($store, $facts, (store, facts) =>
    store === null ? NOTHING_FOUND : pendingFindings(store, facts),
  );
  const { applied: _applied, ...use } = backup;
  return {
    opened,
    closed,
    reviewOpened,
    applyRequested,
    keepRequested,
    revertRequested,
    saveRunningRequested,
    dismissed,
    $state,
    $endsByRequest,
    canLeaveUnsaved: ports.storage.alwaysSaves !== true,
    $now,
    $secondsLeft: combine($state, $now, (state, now) =>
      state.kind === 'testing' ? Math.max(0, Math.ceil((state.endsAt - now) / 1000)) : null,
    ),
    $impact: combine($store, $facts, (store, facts) => store && pendingImpact(store, facts)),
    $facts,
    $effect: effect.$comparison,
    expected: effect.expected,
    $tested: effect.$tested,
    $recent: effect.$recent,
    $faults: $findings.map(({ faults }) => faults),
    $remarks: $findings.map(({ remarks }) => remarks),
    $takenAddress: createTakenAddress(ports),
    $unsaved,
    $savedBefore,
    $unsavedSince,
    ...use,
    $firstSetup: editing.$state.map(state => state?.firstSetup ?? false),
  };
}

import { type ConfigStore, managementAddress, stagedBackup } from '@radiolink/domain/configuration';
import { type ChangeImpact, changeImpact, pageUrl, TEST_SECONDS } from '@radiolink/domain/impact';
import type { Message } from '@radiolink/domain/errors';
import { deviceLinkState, type LinkComparison, LinkState } from '@radiolink/domain/link';
import type { ChannelRow } from '@radiolink/domain/radio';
import { type FaultFacts, type Finding, pendingFaults, type SettingsBoard } from '@radiolink/domain/settings';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { interval, type Subscription } from 'rxjs';
import type { ExpectedOutage } from '../../page/expected-outage.ts';
import type { PlacePort } from '../../page/place.port.ts';
import { lastReceivedAt } from '../../status/connection.ts';
import type { StatusModel } from '../../status/status.model.ts';
import { type Token, token } from '../../wiring/token.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { BackupPort } from '../backup.port.ts';
import type { TabsPort } from '../drafts/tabs.port.ts';
import type { KeptModel } from '../kept/kept.model.ts';
import {
  allInForce,
  appliedBackup,
  faultWords,
  restartMs,
  type Timeless,
  told,
  wordsOf,
  written,
} from './apply-effects.ts';
import { ApplyRun } from './apply-run.ts';
import { type ApplyMode, type ApplyState, IDLE } from './apply-state.ts';
import { DeviceWatch, type DeviceWatchPorts } from './device-watch.ts';
import { noteTest, rememberOutcome, tellOfForgotten, tellOfLeftBehind } from './left-behind.ts';
import { lostChanges } from './lost-changes.ts';
import { addressToLeaveFor, isFollowed } from './questions.ts';
import { seenStagedBackup } from './seen-staged-backup.ts';
import { createTestEffect } from './test-effect.ts';

export interface ApplyModelPorts extends Omit<DeviceWatchPorts, 'atRest'> {
  readonly drafts: DraftsModel;
  readonly kept: KeptModel;
  readonly status: StatusModel;
  readonly place: PlacePort;
  readonly backup: Pick<BackupPort, 'stage'>;
  readonly tabs: TabsPort;
  readonly outage: ExpectedOutage;
  /** The channels of the radio below 60 GHz in the country being set; null while unknown. */
  readonly $channels: Store<readonly ChannelRow[] | null>;
  /** What the settings ask of the hardware; null while unknown. */
  readonly $settingsBoard: Store<SettingsBoard | null>;
}

/** Changes on their way to the device, so that none can cost it. Specification §4; decided.md rows 7, 8, 16. */
export interface ApplyModel {
  /** Looks whether a test runs, of whoever, and joins it. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /** Tries the pending changes, applies them for good, or until the next restart. Once, however often it is asked. */
  readonly asked: EventCallable<ApplyMode>;
  readonly keepAsked: EventCallable<void>;
  readonly revertAsked: EventCallable<void>;
  /** Makes what the device runs unsaved the saved configuration: turns no-save off. */
  readonly saveRunningAsked: EventCallable<void>;
  /** Applies an uploaded backup that waits on the device, or drops it. */
  readonly stagedApplied: EventCallable<void>;
  readonly stagedDiscarded: EventCallable<void>;
  readonly dismissed: EventCallable<void>;
  readonly $state: Store<ApplyState>;
  /** A running test can be ended at once from here; else the device goes back by itself only. */
  readonly $canRevert: Store<boolean>;
  /** The clock, milliseconds since the epoch, once a second. */
  readonly $now: Store<number>;
  /** Whole seconds of the running test by the clock; null without one. */
  readonly $secondsLeft: Store<number | null>;
  /** What the pending changes will cost; null without any. */
  readonly $impact: Store<ChangeImpact | null>;
  /** What the running test does to the link, held against what was before; null until it can be told. */
  readonly $effect: Store<LinkComparison | null>;
  /** What the pending changes make wrong: nothing is sent while there is any. */
  readonly $faults: Store<readonly Finding[]>;
  /** The device runs something that it forgets at its next restart. */
  readonly $unsaved: Store<boolean>;
  /** An uploaded backup is on the device and not applied. */
  readonly $staged: Store<boolean>;
  /** The device is being asked to drop the backup. */
  readonly $isDiscarding: Store<boolean>;
  /** Why the backup could not be dropped; null when it could, or was not asked to. */
  readonly $discardFailure: Store<Message | null>;
  readonly $firstSetup: Store<boolean>;
}

/** Token of the model. */
export const ApplyModel: Token<ApplyModel> = token<ApplyModel>('ApplyModel');

const ASK_MS = 1000;
const LOOK_MS = 15_000;
/** Seconds that are so late were slept through. */
const SLEPT_MS = 8000;
/** So old may the last status be where it is asked for each second. */
const WATCHED_MS = 5000;

/** Makes the model. It asks nothing before it is opened. */
export function createApplyModel(ports: ApplyModelPorts): ApplyModel {
  const { editing, drafts, kept, status, place, tabs, outage, clock } = ports;
  const opened = createEvent();
  const closed = createEvent();
  const asked = createEvent<ApplyMode>();
  const keepAsked = createEvent();
  const revertAsked = createEvent();
  const saveRunningAsked = createEvent();
  const stagedApplied = createEvent();
  const stagedDiscarded = createEvent();
  const dismissed = createEvent();
  const changed = createEvent<ApplyState>();
  const ticked = createEvent<number>();

  const $state = createStore<ApplyState>(IDLE).on(changed, (_, state) => state);
  const $now = createStore(clock.now()).on(ticked, (_, at) => at);
  const $impact = combine(editing.$state, ports.$channels, (state, channels) => {
    if (state === null || !state.store.isChanged) return null;
    const { original, running } = state.store;
    return changeImpact({ before: original, after: running, ...(channels !== null && { channels }) });
  });
  const $faults = combine(
    editing.$state.map(state => state?.store ?? null),
    ports.$channels,
    ports.$settingsBoard,
    (store, channels, board): readonly Finding[] => {
      const facts: FaultFacts = {
        ...(board !== null && { board }),
        ...(channels !== null && { channels }),
      };
      return store === null ? [] : pendingFaults(store, facts);
    },
  );

  const $bootedAt = status.$status.map(newest => {
    const uptime = newest?.host.uptimeSeconds;
    return uptime === undefined ? null : clock.now() - uptime * 1000;
  });
  let leftBehindTold = false;
  let release: (() => void) | undefined;
  let before: ApplyState = IDLE;
  /** What was asked to be applied last. */
  let sent: ConfigStore | undefined;
  const run = new ApplyRun(clock, state => {
    if (before.kind === 'checking' && state.kind === 'testing')
      noteTest(drafts, state.endsAt - TEST_SECONDS * 1000);
    const from = before.kind;
    before = state;
    ticked(clock.now());
    changed(state);
    const isUnderWay = state.kind === 'writing' || isFollowed(state);
    if (isUnderWay) release ??= outage.hold();
    else {
      release?.();
      release = undefined;
    }
    const moved = addressToLeaveFor(state);
    if (moved !== undefined) place.goTo(moved);
    if (state.kind !== 'told') return;
    leftBehindTold = true;
    // Whatever became of the test: the next write looks first what the device has.
    if (state.outcome.kind === 'silent') editing.repository()?.testFellBack();
    const lost = from === 'restarting' && sent && lostChanges(state.outcome, sent, editing.$saved.getState());
    if (lost && lost.size > 0) editing.edited(lost);
    rememberOutcome(drafts, state.outcome, state.at);
  });
  const atRest = (): void => {
    const bootedAt = $bootedAt.getState();
    leftBehindTold ||= tellOfLeftBehind({
      drafts,
      editing,
      run,
      bootedAt,
      isStatusKnown: status.$status.getState() !== null,
    });
    tellOfForgotten({ drafts, run, bootedAt });
  };
  const watch = new DeviceWatch({ ...ports, atRest }, run);

  /** Where the page will be, when it is shown at the very address that moves: a relay or a name follows by itself. */
  const pageMovesTo = (store: ConfigStore | undefined): string | undefined => {
    if (store === undefined || managementAddress(store.original) !== place.host) return undefined;
    const { newAddress } = changeImpact({ before: store.original, after: store.running });
    return newAddress === undefined ? undefined : pageUrl(newAddress);
  };
  const begin = (mode: ApplyMode, store: ConfigStore | undefined, write: () => Promise<Timeless>): void =>
    run.begin(
      { mode, newAddress: pageMovesTo(store), linkBefore: isLinkUp(status.$status.getState()) },
      write,
    );
  const time = (): string => new Date(clock.now()).toISOString();
  /** Some devices have no call that goes back: whoever began the test has what was in force before it. */
  const canRevert = (state: ApplyState): boolean =>
    state.kind === 'testing' && (state.startedHere || ports.storage.endsOwnTestsOnly !== true);

  asked.watch(mode => {
    const repository = editing.repository();
    if (repository === undefined) return;
    const [fault] = $faults.getState();
    if (fault !== undefined) {
      run.tell({ kind: 'held-back', words: faultWords(fault) });
      return;
    }
    const words = mode === 'test' ? $impact.getState()?.testProblem : undefined;
    if (words !== undefined) {
      run.tell({ kind: 'test-ruled-out', words });
      return;
    }
    // What is edited from here on was not asked for.
    const { store } = repository.state;
    begin(mode, store, async () => {
      sent = store;
      await kept.keep(store);
      run.intended = allInForce(store.changes);
      const event = await written(repository, { mode, time: time(), reviewed: store.changes });
      if (event.kind === 'written' && mode === 'test') noteTest(drafts, clock.now());
      return event;
    });
  });
  saveRunningAsked.watch(() => {
    const repository = editing.repository();
    // What is only edited does not run: it is not saved in passing.
    if (repository === undefined || repository.state.store.isChanged) return;
    const { store } = repository.state;
    begin('save', store, async () => {
      sent = undefined;
      run.intended = (_, staged) => (staged ? undefined : true);
      return written(repository, { mode: 'save', time: time(), reviewed: store.changes });
    });
  });
  stagedApplied.watch(() => {
    const repository = editing.repository();
    if (repository === undefined) return;
    begin('save', undefined, () =>
      told(async () => {
        sent = undefined;
        run.intended = appliedBackup(stagedBackup(repository.state).text);
        const seen = await seenStagedBackup(repository, ports.backup);
        if ('problem' in seen) return { kind: 'held-back', words: seen.problem };
        const { replacing } = seen;
        if (replacing !== undefined) await kept.keep(replacing);
        const outcome = await repository.apply();
        return {
          kind: 'written',
          restartMs: restartMs(outcome),
          testMs: 0,
          newAddress: pageMovesTo(replacing),
        };
      }),
    );
  });
  const discardStagedFx = createEffect(async () => editing.repository()?.discard());
  sample({
    clock: stagedDiscarded,
    filter: discardStagedFx.pending.map(isPending => !isPending),
    target: discardStagedFx,
  });
  const $discardFailure = createStore<Message | null>(null)
    .on(discardStagedFx.failData, (_, reason) => wordsOf(reason))
    .reset(discardStagedFx);
  /** A phone that was locked, a laptop that was shut: no second was counted meanwhile. */
  let awakeAt = clock.now();
  const noticeSleep = (): void => {
    if (clock.now() - awakeAt > SLEPT_MS) watch.woke();
    awakeAt = clock.now();
  };
  keepAsked.watch(() => {
    noticeSleep();
    run.request('keep-asked', async () => {
      if (await watch.stillTests()) await editing.repository()?.apply();
      return undefined;
    });
  });
  revertAsked.watch(() => {
    noticeSleep();
    if (!canRevert(run.state)) return;
    run.request('revert-asked', async () => {
      if (!(await watch.stillTests())) return undefined;
      const outcome = await editing.repository()?.discard({ testMode: true });
      return outcome && restartMs(outcome);
    });
  });
  dismissed.watch(() => {
    run.tell({ kind: 'dismissed' });
  });

  let running: Subscription | undefined;
  let lookedAt = clock.now();
  const look = (): void => {
    lookedAt = clock.now();
    void watch.look();
  };
  opened.watch(() => {
    if (running !== undefined) return;
    running = interval(ASK_MS).subscribe(() => {
      noticeSleep();
      ticked(clock.now());
      run.tell({ kind: 'second-passed' });
      // Nothing is followed: look now and then, and only while the page is watched (decided.md row 16).
      if (!isFollowed(run.state) && (clock.now() - lookedAt < LOOK_MS || !isWatched())) return;
      look();
      void watch.probe();
    });
    running.add(tabs.heard.subscribe(({ kind }) => kind === 'written' && look()));
    look();
  });
  /** The status is asked for only while the page is seen and heartbeats run: where it comes, both hold. */
  function isWatched(): boolean {
    const receivedAt = lastReceivedAt(status.$connection.getState());
    return receivedAt !== undefined && clock.now() - receivedAt < WATCHED_MS;
  }
  closed.watch(() => {
    running?.unsubscribe();
    running = undefined;
    release?.();
    release = undefined;
  });
  const $known = combine(
    drafts.$memory,
    editing.$state,
    status.$status,
    (memory, state, newest) => memory !== null && state !== null && newest !== null,
  );
  $known.updates.watch(known => known && running !== undefined && look());

  status.$status.updates.watch(newest => {
    if (newest === null) return;
    const link = deviceLinkState(newest);
    if (link === LinkState.Connected) run.tell({ kind: 'link-seen', link: 'formed' });
    else run.tell({ kind: 'link-seen', link: link === LinkState.DfsWait ? 'radar-wait' : 'down' });
  });

  const $unsavedSince = drafts.$memory.map(memory => memory?.unsavedSince ?? null);

  return {
    opened,
    closed,
    asked,
    keepAsked,
    revertAsked,
    saveRunningAsked,
    stagedApplied,
    stagedDiscarded,
    dismissed,
    $state,
    $canRevert: $state.map(canRevert),
    $now,
    $secondsLeft: combine($state, $now, (state, now) =>
      state.kind === 'testing' ? Math.max(0, Math.ceil((state.endsAt - now) / 1000)) : null,
    ),
    $impact,
    $effect: createTestEffect({ $state, status, drafts }),
    $faults,
    $unsaved: combine(
      $unsavedSince,
      $bootedAt,
      (since, bootedAt) => since !== null && (bootedAt === null || bootedAt < since),
    ),
    $staged: editing.$state.map(state => state?.modified ?? false),
    $isDiscarding: discardStagedFx.pending,
    $discardFailure,
    $firstSetup: editing.$state.map(state => state?.firstSetup ?? false),
  };
}

const isLinkUp = (status: DeviceStatus | null): boolean =>
  status !== null && deviceLinkState(status) === LinkState.Connected;

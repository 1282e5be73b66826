import { type ChangeImpact, TEST_SECONDS } from '@radiolink/domain/impact';
import { deviceLinkState, type LinkComparison, LinkState } from '@radiolink/domain/link';
import type { ChannelRow } from '@radiolink/domain/radio';
import type { Finding, SettingsBoard } from '@radiolink/domain/settings';
import { combine, createEvent, createStore, type EventCallable, type Store } from 'effector';
import type { ExpectedOutage } from '../../page/expected-outage.ts';
import { type Token, token } from '../../wiring/token.ts';
import { restartMs } from './apply-effects.ts';
import { ApplyRun } from './apply-run.ts';
import { type ApplyMode, type ApplyState, IDLE } from './apply-state.ts';
import { Attention, type AttentionPorts } from './attention.ts';
import { DeviceWatch, type DeviceWatchPorts } from './device-watch.ts';
import { tellOfForgotten, tellOfLeftBehind } from './left-behind.ts';
import { lostChanges } from './lost-changes.ts';
import { faultsOf, impactOf } from './pending-cost.ts';
import { createTakenAddress } from './new-address.ts';
import { addressToLeaveFor, isFollowed } from './questions.ts';
import { forgetAccount, rememberOutcome } from './remembered-outcome.ts';
import { noteEnd, noteTest } from './remembered-test.ts';
import { Sending, type SendingPorts } from './sending.ts';
import { createStagedBackup, type StagedBackupUse } from './staged-backup.ts';
import { createTestEffect } from './test-effect.ts';
import { noticeOtherHand, unsavedSince } from './unsaved.ts';

export interface ApplyModelPorts extends Omit<DeviceWatchPorts, 'atRest'>, SendingPorts, AttentionPorts {
  readonly outage: ExpectedOutage;
  /** The channels of the radio below 60 GHz in the country being set; null while unknown. */
  readonly $channels: Store<readonly ChannelRow[] | null>;
  /** What the settings ask of the hardware; null while unknown. */
  readonly $settingsBoard: Store<SettingsBoard | null>;
}

/** Changes on their way to the device, so that none can cost it. Specification §4; decided.md rows 7, 8, 16. */
export interface ApplyModel extends StagedBackupUse {
  /** Looks whether a test runs, of whoever, and joins it. */
  readonly opened: EventCallable<void>;
  readonly closed: EventCallable<void>;
  /** The changes are about to be judged by somebody: what the device has is read anew, and their costs with it. */
  readonly reviewOpened: EventCallable<void>;
  /** Tries the pending changes, applies them for good, or until the next restart. Once, however often it is asked. */
  readonly asked: EventCallable<ApplyMode>;
  readonly keepAsked: EventCallable<void>;
  readonly revertAsked: EventCallable<void>;
  /** Makes what the device runs unsaved the saved configuration: turns no-save off. */
  readonly saveRunningAsked: EventCallable<void>;
  readonly dismissed: EventCallable<void>;
  readonly $state: Store<ApplyState>;
  /** A running test can be ended at once from here; else the device goes back by itself only. */
  readonly $canRevert: Store<boolean>;
  /** The device can run something until its next restart only; one that cannot saves whatever is applied. */
  readonly canLeaveUnsaved: boolean;
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
  /** Where the pending changes move this page, when something answers there already; null otherwise. */
  readonly $takenAddress: Store<string | null>;
  /** The device runs something that it forgets at its next restart, as far as this browser knows. */
  readonly $unsaved: Store<boolean>;
  /** When this browser applied that without saving, milliseconds since the epoch; null when nothing is unsaved. */
  readonly $unsavedSince: Store<number | null>;
  readonly $firstSetup: Store<boolean>;
}

/** Token of the model. */
export const ApplyModel: Token<ApplyModel> = token<ApplyModel>('ApplyModel');

/** Makes the model. It asks nothing before it is opened. */
export function createApplyModel(ports: ApplyModelPorts): ApplyModel {
  const { editing, drafts, status, place, outage, clock } = ports;
  const opened = createEvent();
  const closed = createEvent();
  const reviewOpened = createEvent();
  const asked = createEvent<ApplyMode>();
  const keepAsked = createEvent();
  const revertAsked = createEvent();
  const saveRunningAsked = createEvent();
  const dismissed = createEvent();
  const changed = createEvent<ApplyState>();
  const ticked = createEvent<number>();

  const $state = createStore<ApplyState>(IDLE).on(changed, (_, state) => state);
  const $now = createStore(clock.now()).on(ticked, (_, at) => at);
  const $facts = combine({ channels: ports.$channels, board: ports.$settingsBoard });
  const $store = editing.$state.map(state => state?.store ?? null);
  const $impact = combine($store, $facts, (store, facts) => store && impactOf(store, facts));
  const $faults = combine($store, $facts, (store, facts) => (store === null ? [] : faultsOf(store, facts)));

  const $bootedAt = status.$status.map(newest => {
    const uptime = newest?.host.uptimeSeconds;
    return uptime === undefined ? null : clock.now() - uptime * 1000;
  });
  let leftBehindTold = false;
  let release: (() => void) | undefined;
  let before: ApplyState = IDLE;
  /** The status may hear of the device later than whoever asks how the test stands: its silence was expected too. */
  const letGo = (): void => {
    if (isUnderWay(run.state) || status.$connection.getState().kind === 'reconnecting') return;
    release?.();
    release = undefined;
  };
  const run = new ApplyRun(clock, state => {
    const from = before;
    before = state;
    if (from.kind === 'checking' && state.kind === 'testing')
      noteTest(drafts, state.endsAt - TEST_SECONDS * 1000, sending.sent);
    else if (state.kind === 'testing' && state.startedHere) noteEnd(drafts, state.endsAt);
    if (from.kind === 'told' && state.kind !== 'told') forgetAccount(drafts);
    ticked(clock.now());
    changed(state);
    if (isUnderWay(state)) release ??= outage.hold();
    else letGo();
    const moved = addressToLeaveFor(state);
    if (moved !== undefined) place.goTo(moved);
    if (state.kind !== 'told') return;
    // Whatever became of the test: the next write looks first what the device has.
    if (state.outcome.kind === 'silent') editing.repository()?.testFellBack();
    const { sent } = sending;
    const lost =
      from.kind === 'restarting' && sent && lostChanges(state.outcome, sent, editing.$saved.getState());
    if (lost && lost.size > 0) editing.edited(lost);
    leftBehindTold = rememberOutcome({ drafts, editing, from, state, sent });
  });
  const leftBehind = {
    drafts,
    editing,
    run,
    clock,
    storage: ports.storage,
    bootedAt: () => $bootedAt.getState(),
    isStatusKnown: () => status.$status.getState() !== null,
  };
  const atRest = async (): Promise<void> => {
    noticeOtherHand(drafts, editing);
    if (run.state.kind !== 'idle') return;
    leftBehindTold ||= await tellOfLeftBehind(leftBehind);
    // One account at a time.
    if (run.state.kind === 'idle') tellOfForgotten(leftBehind);
  };
  const watch = new DeviceWatch({ ...ports, atRest }, run);

  const sending = new Sending(ports, run, () => $facts.getState());
  const attention = new Attention(ports, run, watch, ticked);
  /** Some devices have no call that goes back: whoever began the test has what was in force before it. */
  const canRevert = (state: ApplyState): boolean =>
    state.kind === 'testing' && (state.startedHere || ports.storage.endsOwnTestsOnly !== true);

  asked.watch(mode => sending.changes(mode));
  saveRunningAsked.watch(() => sending.running());
  const backup = createStagedBackup({
    editing,
    run,
    outage,
    clock,
    $facts,
    heard: status.$status.updates,
    apply: () => sending.staged(),
  });
  keepAsked.watch(() => {
    attention.noticeSleep();
    run.request('keep-asked', async () => {
      if (await watch.stillTests()) await editing.repository()?.apply();
      return undefined;
    });
  });
  revertAsked.watch(() => {
    attention.noticeSleep();
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

  opened.watch(() => attention.open());
  reviewOpened.watch(() => attention.refresh());
  closed.watch(() => {
    attention.close();
    release?.();
    release = undefined;
  });
  // Not before everybody has heard that the device is back.
  status.$connection.updates.watch(() => queueMicrotask(letGo));
  const $known = combine(
    drafts.$memory,
    editing.$state,
    status.$status,
    (memory, state, newest) => memory !== null && state !== null && newest !== null,
  );
  $known.updates.watch(known => known && attention.isOpen && attention.look());

  status.$status.updates.watch(newest => {
    if (newest === null) return;
    const link = deviceLinkState(newest);
    if (link === LinkState.Connected) run.tell({ kind: 'link-seen', link: 'formed' });
    else run.tell({ kind: 'link-seen', link: link === LinkState.DfsWait ? 'radar-wait' : 'down' });
  });

  const $unsavedSince = unsavedSince(drafts.$memory, $bootedAt);

  return {
    opened,
    closed,
    reviewOpened,
    asked,
    keepAsked,
    revertAsked,
    saveRunningAsked,
    dismissed,
    $state,
    $canRevert: $state.map(canRevert),
    canLeaveUnsaved: ports.storage.alwaysSaves !== true,
    $now,
    $secondsLeft: combine($state, $now, (state, now) =>
      state.kind === 'testing' ? Math.max(0, Math.ceil((state.endsAt - now) / 1000)) : null,
    ),
    $impact,
    $effect: createTestEffect({ $state, status, drafts }),
    $faults,
    $takenAddress: createTakenAddress(ports),
    $unsaved: $unsavedSince.map(since => since !== null),
    $unsavedSince,
    ...backup,
    $firstSetup: editing.$state.map(state => state?.firstSetup ?? false),
  };
}

const isUnderWay = (state: ApplyState): boolean => state.kind === 'writing' || isFollowed(state);

import { type ConfigRepository, type ConfigStore, stagedBackup } from '@radiolink/domain/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import type { ChangeImpact } from '@radiolink/domain/impact';
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
import type { Clock } from '../../clock/clock.port.ts';
import type { ExpectedOutage } from '../../page/expected-outage.ts';
import type { EditingModel } from '../editing.model.ts';
import { wordsOf } from './apply-effects.ts';
import type { ApplyRun } from './apply-run.ts';
import { type CostFacts, impactOf } from './pending-cost.ts';
import { waitingProblem } from './waiting-problem.ts';

/** Where the text of a backup is that is on its way to be changes. `unknown`: here, and perhaps still on the device. */
export type HeldPlace = 'here-only' | 'unknown';

/** What may be done with an uploaded backup that waits on the device. */
export interface StagedBackupUse {
  /** Drops it there and makes it pending changes, which are reviewed and tested like any. */
  readonly stagedReviewed: EventCallable<void>;
  /** It has become pending changes: time to review them. */
  readonly stagedBecameChanges: Event<void>;
  /** Applies it, or what a first setup left, for good. */
  readonly stagedApplied: EventCallable<void>;
  readonly stagedDiscarded: EventCallable<void>;
  /** An uploaded backup is on the device and not applied, or held here. */
  readonly $staged: Store<boolean>;
  /** It was taken off the device, or may have been, and is no changes yet; null when not. */
  readonly $heldBackup: Store<HeldPlace | null>;
  /** What applying it at once will cost; null where it changes nothing, or this page has not seen what runs. */
  readonly $stagedImpact: Store<ChangeImpact | null>;
  /** It as changes to what the device runs, edits of this page left aside; null where that was not seen. */
  readonly $stagedStore: Store<ConfigStore | null>;
  /** The device is being asked about it. */
  readonly $isStagedBusy: Store<boolean>;
  /** What went wrong with it last, sentence by sentence; empty when nothing did. */
  readonly $stagedFailure: Store<readonly Message[]>;
}

export interface StagedBackupParts {
  readonly editing: EditingModel;
  readonly run: ApplyRun;
  readonly outage: ExpectedOutage;
  readonly clock: Clock;
  readonly $facts: Store<CostFacts>;
  /** The device is heard, and the page is watched. */
  readonly heard: Event<unknown>;
  /** Applies it for good. */
  readonly apply: () => void;
}

/** Pause between two tries to read what the device runs, milliseconds. */
const AGAIN_MS = 5000;

const STILL_THERE = message('The backup could not be taken off the device: it still waits there.');
const NOT_DISCARDED = message('The backup could not be discarded. Try again.');

/** Makes the use of a waiting backup. */
export function createStagedBackup(parts: StagedBackupParts): StagedBackupUse {
  const { editing, run, outage, clock, $facts } = parts;
  const stagedReviewed = createEvent();
  const stagedApplied = createEvent();
  const stagedDiscarded = createEvent();
  const isFree = (): boolean => run.state.kind === 'idle' || run.state.kind === 'told';
  let askedAt = Number.NEGATIVE_INFINITY;
  const asking = <T>(ask: (repository: ConfigRepository) => Promise<T>) =>
    createEffect(async () => {
      const repository = editing.repository();
      askedAt = clock.now();
      return repository && ask(repository);
    });
  const reviewFx = asking(repository => repository.reviewBackup());
  const settleFx = asking(repository => repository.settleHeldBackup());
  const discardFx = asking(repository => repository.discard());
  const $isStagedBusy = combine([reviewFx.pending, settleFx.pending, discardFx.pending], pending =>
    pending.some(Boolean),
  );

  const $held = editing.$state.map(state => state?.held ?? null);
  let release: (() => void) | undefined;
  $held.updates.watch(held => {
    // A page that is loaded anew has nothing of it.
    if (held !== null) release ??= outage.hold();
    else {
      release?.();
      release = undefined;
    }
  });
  const mayAsk = $isStagedBusy.map(isBusy => !isBusy);
  sample({ clock: stagedReviewed, source: $held, filter: mayAsk, fn: held => held }).watch(held => {
    if (held !== null) void settleFx().catch(() => undefined);
    else if (isFree()) void reviewFx().catch(() => undefined);
  });
  sample({ clock: stagedDiscarded, filter: mayAsk, target: discardFx });
  sample({ clock: parts.heard, source: $held, filter: mayAsk, fn: held => held }).watch(held => {
    if (held !== null && clock.now() - askedAt >= AGAIN_MS) void settleFx().catch(() => undefined);
  });
  const became = createEvent();
  const $stagedFailure = createStore<readonly Message[]>([])
    .on(discardFx.failData, (_, reason) => [NOT_DISCARDED, wordsOf(reason)])
    .on([reviewFx.failData, settleFx.failData], (_, reason) =>
      // Where the text is then is told by itself.
      $held.getState() === null ? [STILL_THERE, wordsOf(reason)] : [wordsOf(reason)],
    )
    .on([reviewFx.doneData, settleFx.doneData], (_, review) => (review === 'waits' ? [STILL_THERE] : []))
    .reset(reviewFx, discardFx, stagedApplied);
  for (const { doneData } of [reviewFx, settleFx]) {
    doneData.watch(review => {
      if (review === 'pending') became();
      const words = review && waitingProblem(review);
      if (words !== undefined) run.tell({ kind: 'held-back', words });
    });
  }

  stagedApplied.watch(() => {
    if (!$isStagedBusy.getState() && $held.getState() === null) parts.apply();
  });

  const $stagedStore = editing.$state.map(state => {
    return state === null ? null : (stagedBackup(state).replacing ?? null);
  });
  return {
    stagedReviewed,
    stagedBecameChanges: became,
    stagedApplied,
    stagedDiscarded,
    $staged: editing.$state.map(state => state?.modified ?? false),
    $heldBackup: $held.map((held): HeldPlace | null => {
      if (held === null) return null;
      return held.isOff ? 'here-only' : 'unknown';
    }),
    $stagedImpact: combine($stagedStore, $facts, (store, facts) => store && impactOf(store, facts)),
    $stagedStore,
    $isStagedBusy,
    $stagedFailure,
  };
}

import { type ConfigRepository, type ConfigStore, stagedBackup } from '@radiolink/domain/configuration';
import { message, type Message } from '@radiolink/domain/errors';
import {
  type ChangeImpact,
  configurationBlocker,
  type ImpactContext,
  pendingImpact,
} from '@radiolink/domain/impact';
import {
  attach,
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import type { Clock } from '../clock/clock.port.ts';
import type { ExpectedOutage } from '../outage/expected-outage.ts';
import type { EditingModel } from './editing.model.ts';
import { type ApplyState, isAtRest } from './apply/apply-state.ts';
import type { ApplyEvent } from './apply/apply-machine.ts';
import { notSent, waitingProblem, wordsOf } from './apply/apply-job.ts';

/** Where the text of a backup is that is on its way to be changes. `unknown`: here, and perhaps still on the device. */
export type HeldPlace = 'here-only' | 'unknown';

/** Available actions for an uploaded backup. */
export interface StagedBackupUse {
  /** Drops it there and makes it pending changes, which are reviewed and tested like any. */
  readonly stagedReviewed: EventCallable<void>;
  /** Number of times that it became pending changes on this page; each starts a review. */
  readonly $becameChanges: Store<number>;
  /** Applies and saves it, or the changes left by first setup. */
  readonly stagedApplied: EventCallable<void>;
  readonly stagedDiscarded: EventCallable<void>;
  /** An uploaded backup is on the device and not applied, or held here. */
  readonly $staged: Store<boolean>;
  /** It was taken off the device, or may have been, and is no changes yet; null when not. */
  readonly $heldBackup: Store<HeldPlace | null>;
  /**
   * The impact of applying it immediately; null if it changes nothing, or if the running configuration is not
   * loaded.
   */
  readonly $stagedImpact: Store<ChangeImpact | null>;
  /** It as changes to what the device runs, edits of this page left aside; null where that was not seen. */
  readonly $stagedStore: Store<ConfigStore | null>;
  /** Why it must not be applied as it is, nor what a first setup left; null where nothing stops it. */
  readonly $stagedBlocker: Store<Message | null>;
  /** The request about it is in flight. */
  readonly $isStagedBusy: Store<boolean>;
  /** Texts of its last failure, one sentence each; empty without one. */
  readonly $stagedFailure: Store<readonly Message[]>;
}

export interface StagedBackupParts {
  readonly editing: EditingModel;
  readonly $state: Store<ApplyState>;
  readonly outage: Pick<ExpectedOutage, 'declared'>;
  readonly clock: Clock;
  readonly $facts: Store<ImpactContext>;
  /** The device answers, and the page is watched. */
  readonly answering: Event<unknown>;
  readonly dispatch: EventCallable<ApplyEvent>;
}

/** Pause between two tries to read what the device runs, milliseconds. */
const AGAIN_MS = 5000;

const STILL_THERE = message(
  'The backup could not be removed from the device. It is still there, not applied.',
);
const NOT_DISCARDED = message('The backup could not be discarded. Try again.');

/** Makes the use of a waiting backup. */
export function createStagedBackup(
  parts: StagedBackupParts,
): StagedBackupUse & { readonly applied: Event<void> } {
  const { editing, outage, clock, $facts } = parts;
  const stagedReviewed = createEvent();
  const stagedApplied = createEvent();
  const stagedDiscarded = createEvent();
  const asking = <T>(ask: (repository: ConfigRepository) => Promise<T>) =>
    attach({
      source: editing.$state,
      effect: async state => {
        const repository = editing.repositoryOf(state);
        return repository === null ? undefined : ask(repository);
      },
    });
  const reviewFx = asking(repository => repository.reviewBackup());
  const settleFx = asking(repository => repository.settleHeldBackup());
  const discardFx = asking(repository => repository.discard());
  const effects = [reviewFx, settleFx, discardFx] as const;
  const $isStagedBusy = combine(
    effects.map(({ pending }) => pending),
    pending => pending.some(Boolean),
  );
  const $requestedAt = createStore(Number.NEGATIVE_INFINITY).on([...effects], () => clock.now());

  const $held = editing.$state.map(state => state?.held ?? null);
  // A reloaded page has no copy of it.
  sample({
    clock: $held.updates,
    fn: held => ({ reason: 'held-backup', isExpected: held !== null }),
    target: outage.declared,
  });

  const $isHeld = $held.map(held => held !== null);
  const $isFree = parts.$state.map(isAtRest);
  const may = { isBusy: $isStagedBusy, isHeld: $isHeld, isFree: $isFree, requestedAt: $requestedAt };
  const nothing = (): void => undefined;
  sample({
    clock: stagedReviewed,
    source: may,
    filter: ({ isBusy, isHeld }) => !isBusy && isHeld,
    target: settleFx,
  });
  sample({
    clock: stagedReviewed,
    source: may,
    filter: ({ isBusy, isHeld, isFree }) => !isBusy && !isHeld && isFree,
    target: reviewFx,
  });
  sample({
    clock: stagedDiscarded,
    source: may,
    filter: ({ isBusy }) => !isBusy,
    target: discardFx,
  });
  sample({
    clock: parts.answering,
    source: may,
    filter: ({ isBusy, isHeld, requestedAt }) => !isBusy && isHeld && clock.now() - requestedAt >= AGAIN_MS,
    target: settleFx,
  });
  const applied = sample({
    clock: stagedApplied,
    source: may,
    filter: ({ isBusy, isHeld }) => !isBusy && !isHeld,
    fn: nothing,
  });

  const reviewed = sample({ clock: [reviewFx.doneData, settleFx.doneData] });
  const became = sample({ clock: reviewed, filter: review => review === 'pending', fn: nothing });
  sample({
    clock: reviewed.filterMap(review => review && waitingProblem(review)),
    fn: notSent,
    target: parts.dispatch,
  });
  const notReviewed = sample({
    clock: [reviewFx.failData, settleFx.failData],
    source: $isHeld,
    // A text that became pending changes has its own message.
    fn: (isHeld, reason) => (isHeld ? [wordsOf(reason)] : [STILL_THERE, wordsOf(reason)]),
  });
  const $stagedFailure = createStore<readonly Message[]>([])
    .on(discardFx.failData, (_, reason) => [NOT_DISCARDED, wordsOf(reason)])
    .on(notReviewed, (_, words) => words)
    .on(reviewed, (_, review) => (review === 'waits' ? [STILL_THERE] : []))
    .reset(reviewFx, discardFx, stagedApplied);

  const $stagedStore = editing.$state.map(state =>
    state?.beforeStaged === undefined ? null : (stagedBackup(state).replacing ?? null),
  );
  return {
    stagedReviewed,
    $becameChanges: createStore(0).on(became, count => count + 1),
    stagedApplied,
    stagedDiscarded,
    applied,
    $staged: editing.$state.map(state => state?.modified ?? false),
    $heldBackup: $held.map((held): HeldPlace | null => {
      if (held === null) return null;
      return held.isOff ? 'here-only' : 'unknown';
    }),
    $stagedImpact: combine($stagedStore, $facts, (store, facts) => store && pendingImpact(store, facts)),
    $stagedStore,
    $stagedBlocker: combine(editing.$state, $facts, (state, facts) => {
      if (state === null || !(state.modified || state.firstSetup)) return null;
      return configurationBlocker(stagedBackup(state), facts)?.words ?? null;
    }),
    $isStagedBusy,
    $stagedFailure,
  };
}

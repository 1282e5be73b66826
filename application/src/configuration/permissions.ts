import { type ChangeImpact, isToBeSaid } from '@radiolink/domain/impact';
import { type SettingOfKeys, settingsOfKeys } from '@radiolink/domain/settings';
import { combine, type Store } from 'effector';
import type { DraftsModel } from './drafts/drafts.model.ts';
import type { EditingModel } from './editing.model.ts';
import type { ApplyMode, ApplyState } from './apply/apply-state.ts';
import type { ApplyModel } from './apply/apply.model.ts';

/**
 * Permitted actions on the changes, a test, or an uploaded backup. Components read these and compute nothing.
 */
export interface ApplyPermissions {
  /** Something is changed, disputed, not valid, or to be entered again. */
  readonly $hasChanges: Store<boolean>;
  /** The changes can be tested or applied as they are. */
  readonly $canApply: Store<boolean>;
  /**
   * A review is required before the changes are applied; otherwise the proposed method may be used
   * immediately.
   */
  readonly $needsReview: Store<boolean>;
  /** The first step from the bar can be taken: the review, or the proposed way. */
  readonly $canProceed: Store<boolean>;
  /** Proposed mode if no review is needed. */
  readonly $proposedMode: Store<ApplyMode>;
  readonly $canDiscard: Store<boolean>;
  /** The running test can be kept now. */
  readonly $canKeep: Store<boolean>;
  /** The running test can be reverted now. */
  readonly $canRevert: Store<boolean>;
  /**
   * The unsaved running configuration can be saved: no other change is pending that would be saved with it.
   */
  readonly $canSaveRunning: Store<boolean>;
  /** The waiting backup can be reviewed, applied or discarded. */
  readonly $canUseStaged: Store<boolean>;
  /** The changes left by first setup can be applied. */
  readonly $canApplyFirstSetup: Store<boolean>;
  /** Settings of secrets whose values were not stored and are not entered again. */
  readonly $secretsToEnter: Store<readonly SettingOfKeys[]>;
}

/** Applying, and what of it is permitted now. */
export interface PermittedApply extends ApplyModel, ApplyPermissions {}

export interface PermissionParts {
  readonly editing: Pick<
    EditingModel,
    '$pendingCount' | '$conflicts' | '$values' | '$saved' | '$invalidFields'
  >;
  readonly drafts: Pick<DraftsModel, '$disputes' | '$enterAgain'>;
  readonly apply: Pick<
    ApplyModel,
    | '$state'
    | '$staged'
    | '$faults'
    | '$impact'
    | '$isStagedBusy'
    | '$endsByRequest'
    | '$unsaved'
    | '$firstSetup'
  >;
  readonly $user: Store<{ readonly readOnly: boolean }>;
}

/** Everything that the permissions depend on. */
interface Situation {
  readonly isFree: boolean;
  readonly readOnly: boolean;
  readonly pending: number;
  readonly disputes: number;
  readonly invalid: number;
  readonly faults: number;
  readonly secrets: number;
  readonly staged: boolean;
  readonly impact: ChangeImpact | null;
}

/** Makes the permissions. Nothing is tested or applied while a field is not valid. */
export function createPermissions({ editing, drafts, apply, $user }: PermissionParts): ApplyPermissions {
  const $isFree = apply.$state.map(isFree);
  const $secretsToEnter = combine(
    drafts.$enterAgain,
    editing.$values,
    editing.$saved,
    (keys, values, saved) =>
      settingsOfKeys(
        keys.filter(key => values.get(key) === saved.get(key)),
        values,
      ),
  );
  const $situation: Store<Situation> = combine({
    isFree: $isFree,
    readOnly: $user.map(({ readOnly }) => readOnly),
    pending: editing.$pendingCount,
    disputes: combine(
      drafts.$disputes,
      editing.$conflicts,
      (mine, conflicts) => mine.length + conflicts.length,
    ),
    invalid: editing.$invalidFields.map(({ size }) => size),
    faults: apply.$faults.map(({ length }) => length),
    secrets: $secretsToEnter.map(({ length }) => length),
    staged: apply.$staged,
    impact: apply.$impact,
  });
  const mayWrite = ({ isFree: free, readOnly }: Situation): boolean => free && !readOnly;
  const hasChanges = ({ pending, disputes, invalid, secrets }: Situation): boolean =>
    pending + disputes + invalid + secrets > 0;
  const needsReview = ({ disputes, faults, secrets, impact }: Situation): boolean =>
    disputes + faults + secrets > 0 || (impact !== null && isToBeSaid(impact));
  const isSound = ({ invalid, staged }: Situation): boolean => invalid === 0 && !staged;
  return {
    $hasChanges: $situation.map(hasChanges),
    $canApply: $situation.map(
      now => mayWrite(now) && isSound(now) && now.pending > 0 && now.disputes === 0 && now.faults === 0,
    ),
    $needsReview: $situation.map(needsReview),
    $canProceed: $situation.map(
      now => mayWrite(now) && isSound(now) && (now.pending > 0 || now.disputes > 0),
    ),
    $proposedMode: apply.$impact.map((impact): ApplyMode => (impact?.needsTest === true ? 'test' : 'save')),
    $canDiscard: $situation.map(now => mayWrite(now) && hasChanges(now)),
    $canKeep: combine(apply.$state, $user, (state, { readOnly }) => isDecidable(state) && !readOnly),
    $canRevert: combine(
      apply.$state,
      apply.$endsByRequest,
      $user,
      (state, ends, { readOnly }) => isDecidable(state) && ends && !readOnly,
    ),
    $canSaveRunning: combine(
      apply.$unsaved,
      $situation,
      (unsaved, { readOnly, pending }) => unsaved && !readOnly && pending === 0,
    ),
    $canUseStaged: combine(
      apply.$staged,
      apply.$isStagedBusy,
      $situation,
      (staged, isBusy, now) => staged && !isBusy && mayWrite(now),
    ),
    $canApplyFirstSetup: combine(apply.$firstSetup, $situation, (first, now) => first && mayWrite(now)),
    $secretsToEnter,
  };
}

const isFree = ({ kind }: ApplyState): boolean => kind === 'idle' || kind === 'done';

/** The device answers here, and nothing is requested of it already. */
function isDecidable(state: ApplyState): boolean {
  return state.kind === 'testing' && state.answering && state.request === undefined;
}

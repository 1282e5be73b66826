import { type ChangeImpact, needsWarning } from '@radiolink/domain/impact';
import { type SettingOfKeys, settingsOfKeys } from '@radiolink/domain/settings';
import { combine, type Store } from 'effector';
import type { DraftsModel } from './drafts/drafts.model.ts';
import type { EditingModel } from './editing.model.ts';
import { type ApplyMode, type ApplyState, isAtRest } from './apply/apply-state.ts';
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

/** Makes the permissions. Nothing is tested or applied while a field is not valid, or a secret is to be entered again. */
export function createPermissions({ editing, drafts, apply, $user }: PermissionParts): ApplyPermissions {
  const $secretsToEnter = combine(
    drafts.$enterAgain,
    editing.$values,
    editing.$saved,
    (keys, values, saved) => {
      const missing = keys.filter(key => values.get(key) === saved.get(key));
      return missing.length === 0 ? NO_SECRETS : settingsOfKeys(missing, values);
    },
  );
  const $permitted = combine(
    {
      user: $user,
      state: apply.$state,
      pending: editing.$pendingCount,
      mine: drafts.$disputes,
      conflicts: editing.$conflicts,
      invalid: editing.$invalidFields,
      faults: apply.$faults,
      secrets: $secretsToEnter,
      staged: apply.$staged,
      isStagedBusy: apply.$isStagedBusy,
      endsByRequest: apply.$endsByRequest,
      unsaved: apply.$unsaved,
      first: apply.$firstSetup,
      impact: apply.$impact,
    },
    permitted,
  );
  const permission = <Name extends keyof Permitted>(name: Name): Store<Permitted[Name]> =>
    $permitted.map(now => now[name]);
  return {
    $hasChanges: permission('hasChanges'),
    $canApply: permission('canApply'),
    $needsReview: permission('needsReview'),
    $canProceed: permission('canProceed'),
    $proposedMode: permission('proposedMode'),
    $canDiscard: permission('canDiscard'),
    $canKeep: permission('canKeep'),
    $canRevert: permission('canRevert'),
    $canSaveRunning: permission('canSaveRunning'),
    $canUseStaged: permission('canUseStaged'),
    $canApplyFirstSetup: permission('canApplyFirstSetup'),
    $secretsToEnter,
  };
}

const NO_SECRETS: readonly SettingOfKeys[] = [];

/** Everything that the permissions depend on. */
interface Situation {
  readonly user: { readonly readOnly: boolean };
  readonly state: ApplyState;
  readonly pending: number;
  readonly mine: readonly unknown[];
  readonly conflicts: readonly unknown[];
  readonly invalid: ReadonlyMap<string, unknown>;
  readonly faults: readonly unknown[];
  readonly secrets: readonly unknown[];
  readonly staged: boolean;
  readonly isStagedBusy: boolean;
  readonly endsByRequest: boolean;
  readonly unsaved: boolean;
  readonly first: boolean;
  readonly impact: ChangeImpact | null;
}

type Permitted = ReturnType<typeof permitted>;

function permitted(now: Situation) {
  const { state, pending, staged, impact } = now;
  const isWriter = !now.user.readOnly;
  const mayWrite = isWriter && isAtRest(state);
  // The device answers here, and nothing is requested of it already.
  const isDecidable = state.kind === 'testing' && state.answering && state.request === undefined;
  const disputes = now.mine.length + now.conflicts.length;
  const faults = now.faults.length;
  const secrets = now.secrets.length;
  const hasChanges = pending + disputes + now.invalid.size + secrets > 0;
  const maySend = mayWrite && now.invalid.size === 0 && !staged;
  const proposedMode: ApplyMode = impact?.needsTest === true ? 'test' : 'save';
  return {
    hasChanges,
    // A name without the secret that was entered with it is half of a change. readings 9 and 48.
    canApply: maySend && pending > 0 && disputes === 0 && faults === 0 && secrets === 0,
    needsReview: disputes + faults + secrets > 0 || (impact !== null && needsWarning(impact)),
    canProceed: maySend && pending + disputes > 0,
    proposedMode,
    canDiscard: mayWrite && hasChanges,
    canKeep: isDecidable && isWriter,
    canRevert: isDecidable && isWriter && now.endsByRequest,
    canSaveRunning: now.unsaved && isWriter && pending === 0,
    canUseStaged: staged && !now.isStagedBusy && mayWrite,
    canApplyFirstSetup: now.first && mayWrite,
  };
}

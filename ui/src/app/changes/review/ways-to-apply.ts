import type { ApplyMode } from '@radiolink/application/configuration/apply/apply-state';
import type { ChangeImpact } from '@radiolink/domain/impact';

/** One way to apply what is pending. */
export interface WayToApply {
  readonly mode: ApplyMode;
  /** English words of its button. */
  readonly words: string;
  readonly isProposed: boolean;
}

const UNSAVED: WayToApply = { mode: 'no-save', words: 'Apply without saving', isProposed: false };

/**
 * The ways to apply changes, the proposed one last, where the eye and the thumb end. An untestable change
 * that risks losing the device is never proposed. reading 7.
 * @param canLeaveUnsaved true if the device can run a configuration without saving it
 */
export function waysToApply(
  impact: Pick<ChangeImpact, 'needsTest' | 'testProblem'> | null,
  canLeaveUnsaved: boolean,
): readonly WayToApply[] {
  const unsaved = canLeaveUnsaved ? [UNSAVED] : [];
  if (impact?.testProblem !== undefined) {
    return [...unsaved, { mode: 'save', words: 'Save and apply without a test', isProposed: false }];
  }
  const needsTest = impact?.needsTest ?? false;
  const save: WayToApply = { mode: 'save', words: 'Save and apply', isProposed: !needsTest };
  const test: WayToApply = { mode: 'test', words: 'Test', isProposed: needsTest };
  return needsTest ? [...unsaved, save, test] : [...unsaved, test, save];
}

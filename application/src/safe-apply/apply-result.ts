import type { ApplyOutcome } from '../configuration/apply/apply-state.ts';

/** What became of a change. */
export interface ApplyResult {
  /** The device runs the change, and keeps it over a restart. */
  readonly isKept: boolean;
  /** As the interface tells it; `unchanged` where the device had it already. */
  readonly outcome: ApplyOutcome | { readonly kind: 'unchanged' };
  /** Conditions that did not hold when the test ran out. */
  readonly unmet: readonly string[];
  /** Where the device answers now. */
  readonly url: string;
}

const KEPT: ReadonlySet<ApplyResult['outcome']['kind']> = new Set([
  'unchanged',
  'saved',
  'kept',
  'kept-elsewhere',
]);

/** Whether an outcome means that the device has the change for good. */
export function isKept(outcome: ApplyResult['outcome']): boolean {
  return KEPT.has(outcome.kind) || (outcome.kind === 'rebooted' && outcome.changed);
}

import type { FeatureRole } from './feature.ts';

/** Under which heading an action stands in the help sheet and the command palette. */
export type ActionGroup = 'general' | 'page';

/**
 * Something to do that is no place to go to. The interface binds what it does where it can be done; an action that
 * nobody has bound is nowhere to be seen, and its keys do nothing.
 */
export interface Action {
  readonly id: string;
  /** English text, its own translation key. */
  readonly label: string;
  readonly group: ActionGroup;
  /** Keys pressed one after the other. Specification §2, keyboard shortcuts. */
  readonly keys?: readonly string[];
  readonly roles: readonly FeatureRole[];
  /** English words that the command palette finds it by, beside its label. */
  readonly keywords?: readonly string[];
}

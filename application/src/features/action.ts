import type { FeatureRole } from '../navigation/feature.ts';

/** The heading of an action in the help sheet and the command palette. */
export type ActionGroup = 'general' | 'page';

/**
 * An action that is not a page. The interface binds its handler where it is available. An action without a
 * handler is hidden, and its shortcut does nothing.
 */
export interface Action {
  readonly id: string;
  /** English text, its own translation key. */
  readonly label: string;
  readonly group: ActionGroup;
  /** Keys pressed one after the other. §2.keyboard-shortcuts. */
  readonly keys?: readonly string[];
  readonly roles: readonly FeatureRole[];
  /** English words that the command palette finds it by, in addition to its label. */
  readonly keywords?: readonly string[];
}

import type { FeatureRole } from '../navigation/feature.ts';
import { createEvent, createStore, type EventCallable, type Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';

/** The heading of an action in the help sheet and the command palette. */
export type ActionGroup = 'general' | 'page';

/**
 * An action that is not a page. The interface binds its handler where it is available. An action without a
 * handler is hidden, and its shortcut does nothing.
 */
interface Action {
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

const EVERYBODY = ['full', 'read-only'] as const;

const ENTRIES = [
  {
    id: 'help',
    label: 'Keyboard shortcuts',
    group: 'general',
    keys: ['?'],
    roles: EVERYBODY,
    keywords: ['help', 'keys'],
  },
  {
    id: 'change-theme',
    label: 'Change theme',
    group: 'general',
    roles: EVERYBODY,
    keywords: ['theme', 'dark', 'light', 'sun', 'contrast'],
  },
  {
    id: 'change-units',
    label: 'Change between metric and imperial units',
    group: 'general',
    roles: EVERYBODY,
    keywords: ['metres', 'feet', 'miles', 'kilometres'],
  },
  {
    id: 'log-out',
    label: 'Log out',
    group: 'general',
    roles: EVERYBODY,
    keywords: ['sign out', 'leave', 'exit'],
  },
  {
    id: 'maximize-stations',
    label: 'Maximize station list',
    group: 'page',
    roles: EVERYBODY,
    keywords: ['full screen', 'table'],
  },
  {
    id: 'copy-link-report',
    label: 'Copy link report',
    group: 'page',
    roles: EVERYBODY,
    keywords: ['ticket', 'support', 'json', 'clipboard', 'both ends'],
  },
  {
    id: 'turn-off-no-save',
    label: 'Save running configuration',
    group: 'general',
    keys: ['o', 's'],
    roles: ['full'],
    keywords: ['save', 'running configuration'],
  },
  {
    id: 'review-changes',
    label: 'Review changes',
    group: 'general',
    roles: ['full'],
    keywords: ['pending', 'apply', 'discard'],
  },
  {
    id: 'previous-configurations',
    label: 'Previous configurations',
    group: 'general',
    roles: ['full'],
    keywords: ['restore', 'backup', 'undo', 'previous'],
  },
] as const satisfies readonly Action[];

export type ActionId = (typeof ENTRIES)[number]['id'];
export type RegisteredAction = Action & { readonly id: ActionId };

/** Every action there is. A new one is an entry here, and a component that binds it. */
export const ACTIONS: readonly RegisteredAction[] = ENTRIES;

/** The actions of one role, in order. §6. */
export function actionsFor(role: FeatureRole): readonly RegisteredAction[] {
  return ACTIONS.filter(({ roles }) => roles.includes(role));
}

/** The handler of an action where it is available. */
export interface BoundAction {
  readonly id: ActionId;
  readonly run: () => void;
}

/** The actions that can be done at the moment: pages bind theirs while they are shown. */
export interface ActionsModel {
  readonly bound: EventCallable<BoundAction>;
  /** Takes this binding away; another of the same action stays. */
  readonly unbound: EventCallable<BoundAction>;
  readonly $bound: Store<readonly BoundAction[]>;
}

export const ActionsModel: Token<ActionsModel> = token<ActionsModel>('ActionsModel');

/** Makes the list of bound actions. */
export function createActionsModel(): ActionsModel {
  const bound = createEvent<BoundAction>();
  const unbound = createEvent<BoundAction>();
  const $bound = createStore<readonly BoundAction[]>([])
    .on(bound, (all, one) => [one, ...all])
    .on(unbound, (all, one) => all.filter(other => other !== one));
  return { bound, unbound, $bound };
}

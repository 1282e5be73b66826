import type { Action } from './action.ts';
import type { FeatureRole } from '../navigation/feature.ts';

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

import { createEvent, createStore, type EventCallable, type Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { ActionId } from './actions.ts';

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

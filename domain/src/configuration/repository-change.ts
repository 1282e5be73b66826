import type { ConfigChanges } from './config-edit.ts';
import {
  editedState,
  type HeldBackup,
  heldSettledState,
  type RepositoryState,
  revertedState,
  settledState,
  takenState,
  testedState,
  testOverState,
  withStore,
  writtenState,
} from './repository-state.ts';

/** What can happen to a configuration in the editor, by name: what is known after it. */
const CHANGES = {
  edited: (state: RepositoryState, changes: ConfigChanges) => editedState(state, changes).state,
  keyReverted: (state: RepositoryState, key: string) => withStore(state, state.store.revertKey(key)),
  /** A section or one entry. */
  sectionReverted: (state: RepositoryState, path: string) => withStore(state, state.store.revertUnder(path)),
  reverted: revertedState,
  settled: settledState,
  /** The device was read. */
  taken: takenState,
  written: writtenState,
  tested: testedState,
  /** The running test was kept, or the staged backup applied. */
  applied: (state: RepositoryState): RepositoryState =>
    state.underTest ? state : { ...state, modified: false, beforeStaged: undefined },
  testOver: testOverState,
  /** A backup is to become changes; undefined: it is dropped. */
  held: (state: RepositoryState, held: HeldBackup | undefined): RepositoryState => ({ ...state, held }),
  heldSettled: heldSettledState,
};
type Changes = typeof CHANGES;

/** A change as data: what happened, and with what. */
export type RepositoryChange = {
  readonly [Name in keyof Changes]: readonly [
    name: Name,
    ...values: Parameters<Changes[Name]> extends [RepositoryState, ...infer Values] ? Values : never,
  ];
}[keyof Changes];

/** What is known after a change. */
export function changedState(state: RepositoryState, [name, ...values]: RepositoryChange): RepositoryState {
  return (CHANGES[name] as (state: RepositoryState, ...values: unknown[]) => RepositoryState)(
    state,
    ...values,
  );
}

/** Where a program keeps what is known of a configuration: a variable, or a store. It is kept nowhere else. */
export interface KnownConfiguration {
  /** What was known when this was given out, at the least: what a request begins with. */
  readonly state: RepositoryState;
  /** Makes a change by `changedState`; gives what is known after it, and without one what is known now. */
  change(change?: RepositoryChange): Promise<RepositoryState>;
}

/** Keeps it in a variable. */
export function inMemory(state: RepositoryState): KnownConfiguration {
  let known = state;
  return {
    get state() {
      return known;
    },
    change: change => {
      if (change) known = changedState(known, change);
      return Promise.resolve(known);
    },
  };
}

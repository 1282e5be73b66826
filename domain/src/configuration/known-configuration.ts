import type { RepositoryState } from './repository-state.ts';

/** Where a program keeps what is known of a configuration: a variable, or a store. It is kept nowhere else. */
export interface KnownConfiguration {
  /** What was known when this was given out, at the least: what a request begins with. */
  readonly state: RepositoryState;
  /** What is known now. */
  now(): Promise<RepositoryState>;
  change(change: (state: RepositoryState) => RepositoryState): void;
}

/** Keeps it in a variable. */
export function inMemory(state: RepositoryState): KnownConfiguration {
  let known = state;
  return {
    get state() {
      return known;
    },
    now: async () => known,
    change: change => {
      known = change(known);
    },
  };
}

import { createEffect, createStore, type Event, merge, type Store, sample } from 'effector';
import type { Remembered, ToolMemory } from './tool-memory.ts';
import type { ToolRun } from './tool-run.ts';

/** A run that goes on is written to the session storage this often, ms: a reload loses no more. */
const STORE_EVERY_MS = 10_000;

export interface RunSources<Request, Result> {
  readonly memory: ToolMemory<Request, Result>;
  readonly $typed: Store<Request | null>;
  readonly $runs: Store<readonly ToolRun<Request, Result>[]>;
  readonly begun: Event<unknown>;
  readonly arrived: Event<{ readonly at: number }>;
  readonly ended: Event<unknown>;
  readonly runRemoved: Event<unknown>;
  /** Failures in a row: the page is reloaded if the device comes back with another interface. reading 3. */
  readonly outage: Event<number>;
}

/** Writes the runs to the session storage when one begins or ends, now and then in between, and ahead of a reload. */
export function storeRuns<Request, Result>(sources: RunSources<Request, Result>): void {
  const { memory, $typed, $runs, begun, arrived, ended, runRemoved, outage } = sources;
  const storeFx = createEffect((remembered: Remembered<Request, Result>) => memory.store(remembered));
  const $storedAt = createStore(0);
  const due = sample({
    clock: arrived,
    source: $storedAt,
    filter: (storedAt, { at }) => at - storedAt >= STORE_EVERY_MS,
    fn: (_, { at }) => at,
  });
  $storedAt.on(due, (_, at) => at);
  const broken = outage.filterMap(failures => (failures === 1 ? true : undefined));
  sample({
    clock: merge([begun, due, ended, runRemoved, broken]),
    source: { typed: $typed, runs: $runs },
    target: storeFx,
  });
}

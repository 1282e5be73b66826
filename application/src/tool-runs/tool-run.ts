import type { StreamFailure } from '../streams/streamed.ts';

/**
 * How a run ended: by itself, by the user, by a failure, or `interrupted` because the page was reloaded or the session
 * ended.
 */
export type RunEnd = 'finished' | 'stopped' | 'failed' | 'interrupted';

/** One run of a tool: what was requested, what came of it so far, and its end. Times in ms since the epoch. */
export interface ToolRun<Request, Result> {
  /** Counts the runs of this tool in the session, from 1. */
  readonly number: number;
  readonly request: Request;
  readonly startedAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly end: RunEnd | null;
  /** Only when it failed. */
  readonly failure: StreamFailure | null;
  readonly result: Result;
}

/** Runs of a tool that a session stores, the newest. */
export const MOST_RUNS = 6;

/** The runs with one more in front; the oldest are dropped. */
export function withRun<Run extends { readonly number: number }>(
  runs: readonly Run[],
  run: Run,
): readonly Run[] {
  return [run, ...runs.filter(({ number }) => number !== run.number)].slice(0, MOST_RUNS);
}

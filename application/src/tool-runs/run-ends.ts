import { type Event, merge, sample } from 'effector';
import type { Streamed } from '../streams/streamed.ts';
import type { RunEnd, ToolRun } from './tool-run.ts';

/** The end of a run, as it is stored with the run. */
export type RunEnding = Pick<ToolRun<unknown, unknown>, 'end' | 'endedAt' | 'failure'>;

export interface RunEndSources {
  readonly stream: Pick<Streamed<never, unknown>, 'completed' | '$failure' | '$running'>;
  readonly stopRequested: Event<void>;
  readonly interrupted: Event<void>;
  /** Ms since the epoch. */
  readonly now: () => number;
}

/** The one end of each run, whoever ends it. */
export function endsOf({ stream, stopRequested, interrupted, now }: RunEndSources): Event<RunEnding> {
  const ending = (end: RunEnd, failure: RunEnding['failure'] = null): RunEnding => ({
    end,
    endedAt: now(),
    failure,
  });
  const whileRunning = (clock: Event<void>, end: RunEnd): Event<RunEnding> =>
    sample({ clock, source: stream.$running, filter: running => running, fn: () => ending(end) });
  return merge([
    stream.completed.map(() => ending('finished')),
    stream.$failure.updates.filterMap(failure => (failure === null ? undefined : ending('failed', failure))),
    whileRunning(stopRequested, 'stopped'),
    whileRunning(interrupted, 'interrupted'),
  ]);
}

/** The runs with a change of the one that runs, which is the newest. */
export function withRunning<Run extends { readonly end: RunEnd | null }>(
  runs: readonly Run[],
  change: (run: Run) => Run,
): readonly Run[] {
  const [newest, ...others] = runs;
  return newest === undefined || newest.end !== null ? runs : [change(newest), ...others];
}

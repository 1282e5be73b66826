import type { Message } from '@radiolink/domain/errors';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  merge,
  type Store,
  sample,
} from 'effector';
import type { Observable } from 'rxjs';
import type { TransferFile } from '../files/transfer.ts';
import { deviceName } from '../status/device-facts.ts';
import { type Streamed, streamed } from '../streams/streamed.ts';
import { type Remembered, type RunShape, type ToolMemory, toolMemory } from './tool-memory.ts';
import type { ToolPorts } from './running-tools.model.ts';
import {
  type ReportFormat,
  reportFile,
  type ToolReport,
  type Words,
  type RunEnd,
  type ToolRun,
  withRun,
} from './tool-report.ts';

/** What one tool differs in from another. */
export interface ToolOptions<Request, Sample, Result> {
  /** Id of its feature. */
  readonly id: string;
  /** Starts it on the device when subscribed to, and ends it there when unsubscribed from. */
  readonly watch: (request: Request) => Observable<Sample>;
  /** The result before the first sample. */
  readonly nothing: Result;
  /** The result with one more sample, which came at `at`, ms since the epoch. It must not grow without end. */
  readonly add: (result: Result, sample: Sample, at: number) => Result;
  /** What is run, and what came of it so far, in a few words. */
  readonly summary: (run: ToolRun<Request, Result>) => Message;
  readonly report: (run: ToolRun<Request, Result>) => ToolReport;
  readonly shape: RunShape<Request, Result>;
}

/** A tool of the device as stores. A run goes on while other pages are shown. */
export interface Tool<Request, Result> {
  readonly id: string;
  /** Starts a run; changes nothing while one runs. */
  readonly startRequested: EventCallable<Request>;
  readonly stopRequested: EventCallable<void>;
  /** Shows a stored run in place of the newest one. By its number. */
  readonly runShown: EventCallable<number>;
  /** Puts a stored run beside the one that is shown; null takes it away. By its number. */
  readonly runCompared: EventCallable<number | null>;
  readonly runRemoved: EventCallable<number>;
  /** Saves the run that is shown as a file. */
  readonly exported: EventCallable<{ readonly format: ReportFormat; readonly words: Words }>;
  /** A file went to the browser's downloads; its name. */
  readonly saved: Event<string>;
  /** What was typed last in this session; null before the first run. */
  readonly $typed: Store<Request | null>;
  readonly $running: Store<boolean>;
  /** The stored runs, the newest first; one that runs is among them. */
  readonly $runs: Store<readonly ToolRun<Request, Result>[]>;
  /** The run that is shown; null before the first. */
  readonly $run: Store<ToolRun<Request, Result> | null>;
  readonly $compared: Store<ToolRun<Request, Result> | null>;
  readonly summary: (run: ToolRun<Request, Result>) => Message;
  readonly report: (run: ToolRun<Request, Result>) => ToolReport;
}

/** Makes a tool of a stream: its runs, their export, its place among the running tools, and what the session stores. */
export function createTool<Request, Sample, Result>(
  { id, watch, nothing, add, summary, report, shape }: ToolOptions<Request, Sample, Result>,
  ports: ToolPorts,
): Tool<Request, Result> {
  type Run = ToolRun<Request, Result>;
  const { tools, clock, download, status } = ports;
  const startRequested = createEvent<Request>();
  const stopRequested = createEvent();
  const runShown = createEvent<number>();
  const runCompared = createEvent<number | null>();
  const runRemoved = createEvent<number>();
  const exported = createEvent<{ readonly format: ReportFormat; readonly words: Words }>();
  const memory = toolMemory(ports.sessionStore, id, shape);
  const remembered = memory.read();

  const stream = streamed(watch, { limit: 1, goesOn: true });
  const $runs = createStore<readonly Run[]>(remembered.runs);
  const begun = sample({
    clock: startRequested,
    source: { running: stream.$running, runs: $runs },
    filter: ({ running }) => !running,
    fn: ({ runs }, request): Run => ({
      number: (runs[0]?.number ?? 0) + 1,
      request,
      startedAt: clock.now(),
      endedAt: null,
      end: null,
      failure: null,
      result: nothing,
    }),
  });
  const arrived = sample({ clock: stream.arrived, fn: one => ({ one, at: clock.now() }) });
  const ended = endsOf({ stream, stopRequested, interrupted: tools.allInterrupted, now: clock.now });

  $runs
    .on(begun, withRun)
    .on(arrived, (runs, { one, at }) =>
      withRunning(runs, run => ({ ...run, result: add(run.result, one, at) })),
    )
    .on(ended, (runs, end) => withRunning(runs, run => ({ ...run, ...end })))
    .on(runRemoved, (runs, number) => runs.filter(run => run.number !== number || run.end === null));
  sample({ clock: begun, fn: ({ request }) => request, target: stream.started });
  sample({
    clock: ended,
    filter: ({ end }) => end === 'stopped' || end === 'interrupted',
    target: stream.stopped,
  });

  sample({
    clock: tools.stopRequested,
    filter: requested => requested === id,
    target: stopRequested,
  });
  sample({
    clock: [begun, arrived],
    source: $runs,
    filter: ([run]) => run?.end === null,
    fn: ([run]) => ({ id, startedAt: run?.startedAt ?? 0, summary: summary(run as Run) }),
    target: tools.running,
  });
  sample({ clock: ended, fn: () => id, target: tools.ended });

  const $typed = createStore<Request | null>(remembered.typed).on(begun, (_, { request }) => request);
  storeRuns({ memory, $typed, $runs, begun, arrived, ended, runRemoved, outage: status.$failures.updates });

  const byNumber = (runs: readonly Run[], number: number | null) =>
    runs.find(run => run.number === number) ?? null;
  const $shown = createStore<number | null>(null)
    .on(runShown, (_, number) => number)
    .reset(begun);
  // The number of a removed run may be given to the next one.
  const $compared = createStore<number | null>(null, { skipVoid: false })
    .on(runCompared, (_, number) => number)
    .on(runRemoved, (compared, number) => (compared === number ? null : compared));
  const $run = combine($runs, $shown, (runs, shown) => byNumber(runs, shown) ?? runs[0] ?? null);

  const $deviceName = status.slice(deviceName);
  const saveFx = createEffect((file: TransferFile) => download.save(file));
  const file = sample({
    clock: exported,
    source: { run: $run, name: $deviceName },
    filter: ({ run }) => run !== null,
    fn: ({ run, name }, { format, words }) =>
      reportFile(report(run as Run), { format, words, deviceName: name ?? undefined, now: clock.now() }),
  });
  sample({ clock: file, target: saveFx });

  return {
    id,
    startRequested,
    stopRequested,
    runShown,
    runCompared,
    runRemoved,
    exported,
    saved: saveFx.done.map(({ params }) => params.name),
    $typed,
    $running: stream.$running,
    $runs,
    $run,
    $compared: combine($runs, $compared, byNumber),
    summary,
    report,
  };
}

/** A run that goes on is written to the session storage this often, ms: a reload loses no more. */
const STORE_EVERY_MS = 10_000;

interface RunSources<Request, Result> {
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
function storeRuns<Request, Result>(sources: RunSources<Request, Result>): void {
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

/** The end of a run, as it is stored with the run. */
type RunEnding = Pick<ToolRun<unknown, unknown>, 'end' | 'endedAt' | 'failure'>;

interface RunEndSources {
  readonly stream: Pick<Streamed<never, unknown>, 'completed' | '$failure' | '$running'>;
  readonly stopRequested: Event<void>;
  readonly interrupted: Event<void>;
  /** Ms since the epoch. */
  readonly now: () => number;
}

/** The one end of each run, whoever ends it. */
function endsOf({ stream, stopRequested, interrupted, now }: RunEndSources): Event<RunEnding> {
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
function withRunning<Run extends { readonly end: RunEnd | null }>(
  runs: readonly Run[],
  change: (run: Run) => Run,
): readonly Run[] {
  const [newest, ...others] = runs;
  return newest === undefined || newest.end !== null ? runs : [change(newest), ...others];
}

import {
  airGridOf,
  type AirRecording,
  type AirSweep,
  AirView,
  type LevelScale,
  type SpectrumData,
  sweepLevels,
  type WaterfallData,
  type WaterfallRow,
  waterfallRows,
} from '@radiolink/domain/tools';
import { createEvent, createStore, type EventCallable, sample, type Store, type Unit } from 'effector';
import { EMPTY, expand, map, type Observable, of, timer } from 'rxjs';
import { streamed } from '../streams/streamed.ts';

const MS_PER_SECOND = 1000;

/** The view of the moment. The view itself changes in place: `version` tells one state of it from the next. */
export interface Air {
  readonly view: AirView;
  readonly version: number;
  /** The sweep that was added last; null when the view is a new one. */
  readonly newest: AirSweep | null;
}

/** The air after one more measurement: a new view where there is none, or where the device changed its grid. */
export function withMeasurement(air: Air | null, data: SpectrumData, at: number): Air | null {
  const grid = airGridOf(data);
  if (grid === undefined) return air;
  const isSame = air !== null && air.view.grid.firstMhz === grid.firstMhz && air.view.grid.bins === grid.bins;
  const view = isSame ? air.view : new AirView(grid);
  if (!isSame) {
    view.addHistogram(data.histogram);
    recallHistory(view, data, at);
  }
  const sweep = { at, levels: sweepLevels(grid, data.latestLevels) };
  view.add(sweep);
  return { view, version: view.version, newest: isSame ? sweep : null };
}

/**
 * The lines that the device kept before the view was opened, the oldest first: those of its long history reach further back
 * than those of its medium one. Its histogram counts them already. §classic.airview.
 */
function recallHistory(view: AirView, { scale, fineLabels, medium, long }: SpectrumData, now: number): void {
  const newer = linesOf(medium, scale);
  const since = newer.at(-1)?.ageSeconds ?? 0;
  const lines = [...newer, ...linesOf(long, scale).filter(({ ageSeconds }) => ageSeconds > since)];
  for (const { ageSeconds, labels, levelsDbm } of lines.toReversed()) {
    const levels = fineLabels.map(label => levelOf(levelsDbm[nearest(labels, label)], scale));
    view.recall({ at: now - ageSeconds * MS_PER_SECOND, levels: sweepLevels(view.grid, levels) });
  }
}

interface HistoryLine extends WaterfallRow {
  readonly labels: readonly number[];
}

/** The lines of a history whose times are told. */
const linesOf = (history: WaterfallData, scale: LevelScale): readonly HistoryLine[] =>
  history.intervalSeconds > 0
    ? waterfallRows(history, scale).map(row => ({ ...row, labels: history.labels }))
    : [];

const levelOf = (dbm: number | undefined, { minDbm, stepDb }: LevelScale): number =>
  dbm === undefined ? 0 : (dbm - minDbm) / stepDb;

/** Which point of an even grid is nearest to a label. */
function nearest(labels: readonly number[], label: number): number {
  const [first = 0, second = first + 1] = labels;
  const place = Math.round((label - first) / (second - first));
  return Math.min(labels.length - 1, Math.max(0, place));
}

/** The air of a recording, all of it at once. */
export function airOfRecording({ grid, sweeps }: AirRecording): Air {
  const view = new AirView(grid);
  for (const sweep of sweeps) view.add(sweep);
  return { view, version: view.version, newest: null };
}

/** How many times as fast as it was received. */
export type ReplaySpeed = 1 | 10 | 60;

/** The picture stopped, stepped through, and played again as it was received. */
export interface AirReplay {
  /** Stops the picture at the newest sweep, or follows the newest again. */
  readonly pauseToggled: EventCallable<void>;
  /** Shows the sweeps up to this one, counted from the first ever. */
  readonly stepped: EventCallable<number>;
  /** Plays from what is shown, from the oldest sweep at the end; stops where it plays. */
  readonly playToggled: EventCallable<void>;
  readonly speedChosen: EventCallable<ReplaySpeed>;
  /** The newest sweep that is shown, counted from the first ever; null follows the newest. */
  readonly $until: Store<number | null>;
  readonly $playing: Store<boolean>;
  readonly $speed: Store<ReplaySpeed>;
}

/** A pause of the recording is not waited for any longer, ms. */
const LONGEST_GAP_MS = 5000;

/** Makes the replay of a view; `renewed` is when another view takes its place. */
export function createAirReplay($air: Store<Air | null>, renewed: Unit<unknown>): AirReplay {
  const pauseToggled = createEvent();
  const stepped = createEvent<number>();
  const playToggled = createEvent();
  const speedChosen = createEvent<ReplaySpeed>();

  const $speed = createStore<ReplaySpeed>(1).on(speedChosen, (_, speed) => speed);
  const playing = streamed(({ view, from, speed }: Playing) => played(view, from, speed), { limit: 1 });
  const $until = createStore<number | null>(null).on(stepped, (_, until) => until);
  sample({
    clock: pauseToggled,
    source: { until: $until, air: $air },
    fn: ({ until, air }) => (until === null ? (air?.view.count ?? null) : null),
    target: $until,
  });
  sample({ clock: playing.arrived, target: $until });
  $until.reset(renewed);

  const playRequested = sample({
    clock: playToggled,
    source: { air: $air, until: $until, speed: $speed, running: playing.$running },
    fn: ({ air, until, speed, running }) =>
      air === null || running ? null : { view: air.view, from: startOf(air.view, until), speed },
  });
  sample({ clock: playRequested.filterMap(one => one ?? undefined), target: playing.started });
  sample({
    clock: speedChosen,
    source: { air: $air, until: $until, running: playing.$running },
    filter: ({ air, running }) => air !== null && running,
    fn: ({ air, until }, speed) => ({ view: (air as Air).view, from: until ?? 0, speed }),
    target: playing.started,
  });
  sample({
    clock: [
      playRequested.filterMap(one => (one === null ? true : undefined)),
      pauseToggled,
      stepped,
      renewed,
    ],
    target: playing.stopped,
  });

  return { pauseToggled, stepped, playToggled, speedChosen, $until, $playing: playing.$running, $speed };
}

interface Playing {
  readonly view: AirView;
  readonly from: number;
  readonly speed: ReplaySpeed;
}

/** From the sweep that is shown; at the newest from the oldest one that is kept. */
function startOf(view: AirView, until: number | null): number {
  const oldest = view.count - view.length + 1;
  return until === null || until >= view.count ? oldest : Math.max(oldest, until);
}

/** One sweep after the other, as far apart as they were received. */
function played(view: AirView, from: number, speed: ReplaySpeed): Observable<number> {
  return of(from).pipe(
    expand(until =>
      until >= view.count ? EMPTY : timer(gapMs(view, until) / speed).pipe(map(() => until + 1)),
    ),
  );
}

function gapMs(view: AirView, until: number): number {
  const now = view.sweepTime(view.count - until);
  const next = view.sweepTime(view.count - until - 1);
  if (now === undefined || next === undefined) return 0;
  return Math.min(LONGEST_GAP_MS, Math.max(0, next - now));
}

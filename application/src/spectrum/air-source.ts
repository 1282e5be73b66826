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

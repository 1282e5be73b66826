import {
  airGridOf,
  type AirRecording,
  type AirSweep,
  AirView,
  type SpectrumData,
  sweepLevels,
} from '@radiolink/domain/tools';

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
  if (!isSame) view.addHistogram(data.histogram);
  const sweep = { at, levels: sweepLevels(grid, data.latestLevels) };
  view.add(sweep);
  return { view, version: view.version, newest: isSame ? sweep : null };
}

/** The air of a recording, all of it at once. */
export function airOfRecording({ grid, sweeps }: AirRecording): Air {
  const view = new AirView(grid);
  for (const sweep of sweeps) view.add(sweep);
  return { view, version: view.version, newest: null };
}

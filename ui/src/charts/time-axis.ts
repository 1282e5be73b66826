import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';

/** Positions of the samples of a chart in time. */
export interface TimeAxis {
  /** Seconds before the newest sample, oldest first; the newest is 0. */
  readonly offsets: readonly number[];
  /** Positions of the axis marks, seconds; fewer where the chart is narrow. */
  readonly marks: readonly number[];
  readonly fewMarks: readonly number[];
  readonly markText: (secondsAgo: number) => string;
}

/** Seconds before now of every tick, oldest first: equal for every chart, so that the axis does not move. */
export const TICK_OFFSETS: readonly number[] = Array.from(
  { length: GRAPH_TICKS },
  (_, tick) => ((tick - GRAPH_TICKS + 1) * GRAPH_INTERVAL_MS) / 1000,
);

/** Marks each half minute; the newest is at the end. */
const TICK_MARKS = [-120, -90, -60, -30, 0];
const FEW_TICK_MARKS = [-120, -60, 0];

const minutes = (secondsAgo: number): string => {
  const seconds = Math.abs(secondsAgo);
  return `−${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The axis of the last 120 ticks; `now` is the word for its end. */
export function tickAxis(now: string): TimeAxis {
  return {
    offsets: TICK_OFFSETS,
    marks: TICK_MARKS,
    fewMarks: FEW_TICK_MARKS,
    markText: secondsAgo => (secondsAgo === 0 ? now : minutes(secondsAgo)),
  };
}

const MARKS = 4;

/** The axis of samples at given times, marked in equal parts by the clock of `clock`. Times in milliseconds, oldest first. */
export function clockAxis(times: Float64Array, clock: (time: number) => string): TimeAxis {
  const newest = times.at(-1) ?? 0;
  const span = (newest - (times[0] ?? newest)) / 1000;
  const parts = (count: number): readonly number[] =>
    Array.from({ length: count + 1 }, (_, part) => -span + (span * part) / count);
  return {
    offsets: Array.from(times, time => (time - newest) / 1000),
    marks: parts(MARKS),
    fewMarks: parts(MARKS / 2),
    markText: secondsAgo => clock(newest + secondsAgo * 1000),
  };
}

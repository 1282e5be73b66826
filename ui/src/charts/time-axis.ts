import { GRAPH_INTERVAL_MS, GRAPH_TICKS } from '@radiolink/domain/status';
import { numberLocale } from '@radiolink/domain/units';

/** Positions of the samples of a chart in time. */
export interface TimeAxis {
  /** Seconds before the newest sample, oldest first; the newest is 0. */
  readonly offsets: readonly number[];
  /** Positions of the axis marks, seconds; fewer where the chart is narrow. */
  readonly marks: readonly number[];
  readonly fewMarks: readonly number[];
  readonly markText: (secondsAgo: number) => string;
  /** What the axis shows before the newest sample, seconds; of the samples all, if omitted. */
  readonly span?: number;
}

/** Seconds before now of every tick, oldest first: equal for every chart, so that the axis does not move. */
export const TICK_OFFSETS: readonly number[] = Array.from(
  { length: GRAPH_TICKS },
  (_, tick) => ((tick - GRAPH_TICKS + 1) * GRAPH_INTERVAL_MS) / 1000,
);

/** Marks each half minute; the newest is at the end. */
const TICK_MARKS = [-120, -90, -60, -30, 0];
const FEW_TICK_MARKS = [-120, -60, 0];
/** What an axis of ticks shows that began a short time ago, seconds: it grows in steps, and is never nearly empty. */
const SPANS = [30, 60] as const;
const SHORT_MARKS: Readonly<Record<(typeof SPANS)[number], readonly number[]>> = {
  30: [-30, -20, -10, 0],
  60: [-60, -40, -20, 0],
};

const minutes = (secondsAgo: number): string => {
  const seconds = Math.abs(secondsAgo);
  return `−${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/**
 * The axis of the last 120 ticks, or of as many as there are; `now` is the word for its end.
 *
 * @param seconds since the first tick
 */
export function tickAxis(now: string, seconds = Number.POSITIVE_INFINITY): TimeAxis {
  const span = SPANS.find(one => seconds <= one);
  return {
    offsets: TICK_OFFSETS,
    marks: span === undefined ? TICK_MARKS : SHORT_MARKS[span],
    fewMarks: span === undefined ? FEW_TICK_MARKS : [-span, -span / 2, 0],
    markText: secondsAgo => (secondsAgo === 0 ? now : minutes(secondsAgo)),
    ...(span !== undefined && { span }),
  };
}

/** Ends of an axis that grows with its samples, seconds, and its marks. */
const GROWING_MARKS: readonly (readonly number[])[] = [
  SHORT_MARKS[30],
  SHORT_MARKS[60],
  TICK_MARKS,
  [-300, -240, -180, -120, -60, 0],
];

/** The axis of samples at times of their own that goes back from the newest, as far as they reach, in steps. Times in milliseconds. */
export function growingAxis(now: string, times: Float64Array): TimeAxis {
  const newest = times.at(-1) ?? 0;
  const offsets = Array.from(times, time => (time - newest) / 1000);
  const first = offsets[0] ?? 0;
  const marks = GROWING_MARKS.find(([from = 0]) => from <= first) ?? [first, 0];
  const [from = 0] = marks;
  return { ...tickAxis(now), offsets, marks, fewMarks: [from, from / 2, 0], span: -from };
}

/** Distances of marks on a clock, seconds: what people count time in. */
const CLOCK_STEPS = [
  1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 14_400, 21_600, 43_200, 86_400,
  172_800, 604_800,
];
const MOST_MARKS = 6;
const FEW_MARKS = 3;

/** The axis of samples at given times, marked at round times by the clock of `clock`. Times in milliseconds, oldest first. */
export function clockAxis(times: Float64Array, clock: (time: number) => string): TimeAxis {
  const newest = times.at(-1) ?? 0;
  const oldest = times[0] ?? newest;
  return {
    offsets: Array.from(times, time => (time - newest) / 1000),
    marks: roundTimes(oldest, newest, MOST_MARKS),
    fewMarks: roundTimes(oldest, newest, FEW_MARKS),
    markText: secondsAgo => clock(newest + secondsAgo * 1000),
  };
}

/** Of the local clock against UTC at a moment, seconds. */
const zoneSeconds = (at: number): number => -new Date(at).getTimezoneOffset() * 60;

/** The moment at which the local clock shows a time, seconds; the clock may have changed since to summer time. */
function atLocal(localSeconds: number, zoneNow: number): number {
  const guess = localSeconds - zoneNow;
  return localSeconds - zoneSeconds(guess * 1000);
}

/** At most so many round times of the local clock from the oldest to the newest, seconds before the newest. */
function roundTimes(oldest: number, newest: number, most: number): readonly number[] {
  const zone = zoneSeconds(newest);
  const local = newest / 1000 + zone;
  const span = (newest - oldest) / 1000;
  const step = CLOCK_STEPS.find(seconds => span / seconds <= most - 1) ?? span;
  if (step <= 0) return [0];
  const last = Math.floor(local / step) * step;
  // One more, as a day of the change from summer time has 25 hours.
  const count = Math.ceil(span / step) + 1;
  return Array.from({ length: count }, (_, back) => last - (count - 1 - back) * step)
    .map(mark => atLocal(mark, zone) - newest / 1000)
    .filter((mark, index, marks) => mark <= 0 && mark >= -span && mark !== marks[index - 1]);
}

/** Times of a chart in words: of one sample, and of a mark of the axis. Milliseconds since the epoch. */
interface ClockText {
  readonly full: (time: number) => string;
  readonly mark: (time: number) => string;
}

const HOURS_AND_MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const TO_THE_SECOND = { ...HOURS_AND_MINUTES, second: '2-digit' } as const;

/** In the words of a language; with the day where samples reach back over more than one, else to the second. */
export function clockIn(language: string, withDay: boolean): ClockText {
  const locale = numberLocale(language);
  const mark = new Intl.DateTimeFormat(locale, withDay ? HOURS_AND_MINUTES : TO_THE_SECOND);
  const full = new Intl.DateTimeFormat(
    locale,
    withDay ? { month: 'short', day: 'numeric', ...HOURS_AND_MINUTES } : TO_THE_SECOND,
  );
  return { full: time => full.format(time), mark: time => mark.format(time) };
}

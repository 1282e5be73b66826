import type { Precipitation } from './weather.port.ts';

/** Rain at the link. */
export interface Rain {
  /** In the running hour, mm; undefined if it is not among those told. */
  readonly nowMillimetres?: number | undefined;
  /** The wettest of the hours to come, and its beginning, ms since the epoch; undefined where none is told. */
  readonly next?: HourOfRain | undefined;
  /** The running hour and those to come, in their order. */
  readonly hours: readonly HourOfRain[];
}

/** Rain of the hour that begins at this time, ms since the epoch. */
export interface HourOfRain {
  readonly at: number;
  readonly millimetres: number;
}

const HOUR_MS = 3_600_000;
const HOURS_AHEAD = 12;

/** Rain now and in the next twelve hours; null where nothing is told of them. `now` in ms since the epoch. */
export function rainOf(hours: readonly Precipitation[], now: number): Rain | null {
  const reported = hours.map(({ time, millimetres }) => ({ at: time * 1000, millimetres }));
  const current = reported.find(({ at }) => at <= now && now < at + HOUR_MS);
  const coming = reported.filter(({ at }) => at > now && at <= now + HOURS_AHEAD * HOUR_MS);
  const [next] = coming.toSorted((a, b) => b.millimetres - a.millimetres || a.at - b.at);
  if (current === undefined && next === undefined) return null;
  const shown = reported.filter(one => one === current || coming.includes(one));
  return { nowMillimetres: current?.millimetres, next, hours: shown.toSorted((a, b) => a.at - b.at) };
}

import {
  meanReading,
  readingDeviation,
  type ReadingVerdict,
  readingVerdict,
} from '../link/reading-verdict.ts';
import { isWithin } from '../units/physical-range.ts';
import { HISTORY_QUANTITIES, type HistoryQuantity, historyQuantity, leastStep } from './history-quantity.ts';
import { TIMESTAMP_RANGE, type HistorySample } from './history-sample.ts';

/** One quantity in the half hour before a time and in the half hour after it. */
export interface HistoryChange {
  readonly quantity: HistoryQuantity;
  readonly before: number;
  readonly after: number;
  /** Standard deviation before; undefined for fewer than 20 samples: then there is no verdict. reading 45. */
  readonly deviation: number | undefined;
  /** `moved` where a difference is neither better nor worse. */
  readonly verdict: ReadingVerdict | 'moved' | undefined;
  /** The difference over what it has to exceed: from 1 on it says something. */
  readonly weight: number;
}

/** A station whose signals differ, dB, or that stands elsewhere, metres. */
export interface StationChange {
  readonly mac: string;
  readonly name: string | undefined;
  readonly localDb: number | undefined;
  readonly remoteDb: number | undefined;
  readonly metres: number | undefined;
}

/** An hour around a time. */
export interface BeforeAfter {
  readonly at: number;
  /** What changed most against its spread comes first. */
  readonly changes: readonly HistoryChange[];
  /** The stations that are worse than before. */
  readonly stations: readonly StationChange[];
  /** Stations of which there are samples before and after. */
  readonly comparedStations: number;
  readonly before: readonly HistorySample[];
  readonly after: readonly HistorySample[];
}

const HALF_HOUR_MS = 30 * 60_000;
/** Next to the time itself a change is under way, ms. */
const EDGE_MS = 90_000;
/** A coarse record reaches further back, up to this, so that its spread is known. */
const FURTHEST_BACK_MS = 110 * 60_000;
const LEAST_SAMPLES = 20;
const STATION_STEP_DB = 3;
const STATION_DEVIATIONS = 3;

/** The half hour before a time against the half hour after it. `at`: ms since the epoch. Samples in the order of time. */
export function beforeAfter(samples: readonly HistorySample[], at: number): BeforeAfter {
  if (!isWithin(at, TIMESTAMP_RANGE)) return { at: Number.NaN, ...NOTHING };
  const inside = (from: number, to: number): readonly HistorySample[] =>
    samples.filter(sample => sample.at >= from && sample.at <= to);
  const earlier = inside(at - FURTHEST_BACK_MS, at - EDGE_MS);
  const near = earlier.filter(sample => sample.at >= at - HALF_HOUR_MS);
  const before = near.length >= LEAST_SAMPLES ? near : earlier.slice(-LEAST_SAMPLES);
  const after = inside(at + EDGE_MS, at + HALF_HOUR_MS);
  const band = before.at(-1)?.band;
  const compared = after.filter(sample => sample.band === band);
  const changes = HISTORY_QUANTITIES.flatMap(quantity => {
    const was = before.filter(sample => sample.band === band).map(({ values }) => values[quantity]);
    const change = changeOf(
      quantity,
      was,
      compared.map(({ values }) => values[quantity]),
    );
    return change === undefined ? [] : [change];
  });
  return {
    at,
    changes: changes.toSorted((one, other) => other.weight - one.weight),
    ...stationChanges(before, after),
    before,
    after,
  };
}

const NOTHING = { changes: [], stations: [], comparedStations: 0, before: [], after: [] } as const;

function changeOf(
  quantity: HistoryQuantity,
  was: readonly (number | undefined)[],
  is: readonly (number | undefined)[],
): HistoryChange | undefined {
  const [before, after] = [meanReading(was), meanReading(is)];
  if (before === undefined || after === undefined) return undefined;
  const deviation = readingDeviation(was);
  const { betterIf } = historyQuantity(quantity);
  const step = leastStep(quantity, before);
  const judged = { before, deviation, now: after, step, betterIf: betterIf ?? ('higher' as const) };
  const verdict = readingVerdict(judged);
  return {
    quantity,
    before,
    after,
    deviation,
    verdict: betterIf === undefined && verdict !== undefined && verdict !== 'same' ? 'moved' : verdict,
    weight: Math.abs(after - before) / Math.max(step, 2 * (deviation ?? 0)),
  };
}

/** Stations are compared one by one: they come and go, so that their mean says nothing. */
function stationChanges(
  before: readonly HistorySample[],
  after: readonly HistorySample[],
): Pick<BeforeAfter, 'stations' | 'comparedStations'> {
  const names = new Set(after.flatMap(({ stations }) => Object.keys(stations ?? {})));
  const compared = [...names].flatMap(
    (mac): readonly { readonly change: StationChange; readonly isWorse: boolean }[] => {
      const was = before.flatMap(({ stations }) => stations?.[mac] ?? []);
      const is = after.flatMap(({ stations }) => stations?.[mac] ?? []);
      const [local, remote] = (['localDbm', 'remoteDbm'] as const).map(end =>
        difference(
          was.map(one => one[end]),
          is.map(one => one[end]),
        ),
      );
      if (local === undefined && remote === undefined) return [];
      const metres = difference(
        was.map(one => one.distanceMetres),
        is.map(one => one.distanceMetres),
      );
      const isWorse = [local, remote].every(one => one === undefined || one.by <= -one.least);
      const isMoved = metres !== undefined && Math.abs(metres.by) >= Math.max(100, metres.least);
      const change = {
        mac,
        name: is.at(-1)?.name ?? was.at(-1)?.name,
        localDb: local?.by,
        remoteDb: remote?.by,
        metres: isMoved ? metres.by : undefined,
      };
      return [{ change, isWorse }];
    },
  );
  return {
    stations: compared.filter(({ isWorse }) => isWorse).map(({ change }) => change),
    comparedStations: compared.length,
  };
}

function difference(
  was: readonly (number | undefined)[],
  is: readonly (number | undefined)[],
): { readonly by: number; readonly least: number } | undefined {
  const [before, after] = [meanReading(was), meanReading(is)];
  const deviation = readingDeviation(was);
  if (before === undefined || after === undefined || deviation === undefined) return undefined;
  return { by: after - before, least: Math.max(STATION_STEP_DB, STATION_DEVIATIONS * deviation) };
}

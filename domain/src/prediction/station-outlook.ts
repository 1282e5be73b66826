import type { StationRow } from '../station/station-row.ts';
import { minimalSignalDbm } from '../link/signal-limits.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { pathChange } from './path-change.ts';
import type { LinkPrediction } from './predicted-end.ts';
import { predictLink, type PredictionFacts } from './predict-link.ts';

/** What a change is expected to do to the stations of an access point, by name. */
export interface StationOutlook {
  readonly better: readonly string[];
  readonly worse: readonly string[];
  readonly lost: readonly string[];
  /** Of them the change says nothing, or nothing is known. */
  readonly others: number;
}

/** Less than this share of capacity is no difference. reading 45. */
const LEAST_SHARE = 0.05;

type Outcome = 'better' | 'worse' | 'lost' | 'others';

/**
 * How many stations get better, worse or are lost; undefined if the change has no effect on any. Another channel width has
 * one on all of them: where no reading tells which, that is said.
 */
export function stationOutlook(
  facts: Omit<PredictionFacts, 'ends' | 'spread'>,
  rows: readonly Pick<StationRow, 'station' | 'ends'>[],
): StationOutlook | undefined {
  const seen = rows.map(({ station, ends }) => ({
    name: station.remote?.hostname ?? station.mac,
    outcome: outcomeOf(predictLink({ ...facts, ends }), ends.band),
  }));
  const named = (wanted: Outcome): readonly string[] =>
    seen.filter(({ outcome }) => outcome === wanted).map(({ name }) => name);
  const outlook = { better: named('better'), worse: named('worse'), lost: named('lost') };
  const others = named('others').length;
  const isWidth = rows.some(({ ends }) => pathChange({ ...facts, ends })?.widthMhz !== undefined);
  return others === seen.length && !isWidth ? undefined : { ...outlook, others };
}

function outcomeOf(prediction: LinkPrediction | undefined, band: '5' | '60'): Outcome {
  if (prediction === undefined) return 'others';
  if (prediction.link !== 'back') return 'lost';
  const { figures } = prediction;
  const limit = minimalSignalDbm(band);
  const isWeak = figures.some(
    ({ quantity, now, expected }) =>
      quantity.endsWith('-signal') && expected < limit && now !== undefined && now >= limit,
  );
  if (isWeak) return 'lost';
  const capacities = figures.filter(({ quantity }) => quantity.endsWith('-capacity'));
  const before = capacities.reduce((sum, { now = Number.NaN }) => sum + now, 0);
  const after = capacities.reduce((sum, { expected }) => sum + expected, 0);
  if (!isWithin(before, PHYSICAL.kbps) || before === 0) return 'others';
  const gain = after / before - 1;
  if (!(Math.abs(gain) >= LEAST_SHARE)) return 'others';
  return gain > 0 ? 'better' : 'worse';
}

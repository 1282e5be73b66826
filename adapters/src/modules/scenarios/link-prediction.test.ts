import { describe, expect, it } from 'vitest';
import { countOf } from '../../../../.config/drawn-sample.ts';
import { type TriedChange, tryChange } from './random-link.mother.ts';

const CHANGES = countOf(120, 500);
/** Shares of the changes: what is promised of 500 holds for fewer within what chance makes of it. */
const WITHIN_TEN_PERCENT = countOf(0.85, 0.9);
const IN_RANGE = countOf(0.92, 0.95);
/** Of the changes with an effect on the capacity, those of which the model says that it cannot tell it. */
const MOST_UNTOLD = countOf(0.15, 0.1);

/** The capacities of a tried change: what was expected, between which limits, and what the radio measured. */
function capacitiesOf({ predicted, measured }: TriedChange) {
  return (predicted?.figures ?? []).flatMap(figure => {
    const { quantity, expected, low, high } = figure;
    if (quantity !== 'downlink-capacity' && quantity !== 'uplink-capacity') return [];
    const { downlinkCapacityKbps, uplinkCapacityKbps } = measured.link ?? {};
    const found = quantity === 'downlink-capacity' ? downlinkCapacityKbps : uplinkCapacityKbps;
    return [{ expected, low, high, found: found ?? Number.NaN }];
  });
}

/** One of so many sets of links and changes, by the commit as property tests draw. */
const SETS = 8;
const SEED_STEP = 100_003;
const seed = (1 + (Number(process.env['RADIOLINK_SEED'] ?? 0) % SETS)) * SEED_STEP;

describe('the prediction of a change, held against what the virtual radio then measures', () => {
  const predicted: ReturnType<typeof capacitiesOf>[number][] = [];
  let changes = 0;
  let unmeasured = 0;
  for (let drawn = 0; changes < CHANGES; drawn += 1) {
    const tried = tryChange(seed + drawn);
    const capacities = capacitiesOf(tried);
    const isMoved = (tried.predicted?.figures ?? []).length > 0;
    if (capacities.length === 0 && !isMoved) continue;
    changes += 1;
    if (capacities.length === 0) unmeasured += 1;
    predicted.push(...capacities);
  }
  const share = (is: (one: (typeof predicted)[number]) => boolean): number =>
    predicted.filter(is).length / predicted.length;

  it('the prediction of a change, held against what the virtual radio then measures is within 10 % of the capacity for 90 % of the changes', () => {
    expect(share(({ expected, found }) => Math.abs(found / expected - 1) <= 0.1)).toBeGreaterThanOrEqual(
      WITHIN_TEN_PERCENT,
    );
  });

  it('gives a range that holds for 95 % and is at most 20 % wide to either side', () => {
    expect(share(({ low, high, found }) => low <= found && found <= high)).toBeGreaterThanOrEqual(IN_RANGE);
    expect(share(({ expected, low, high }) => low >= 0.799 * expected && high <= 1.201 * expected)).toBe(1);
  });

  it('the prediction of a change, held against what the virtual radio then measures is silent of few changes', () => {
    expect(unmeasured / changes).toBeLessThanOrEqual(MOST_UNTOLD);
  });
});

import { describe, expect, it } from 'vitest';
import type { LinkComparison, LinkQuantity } from '../link/link-comparison.ts';
import { measuredPrediction } from './measured-figures.ts';
import type { LinkPrediction } from './link-prediction.ts';

const PREDICTION: LinkPrediction = {
  link: 'back',
  ratio: 'CINR',
  reasons: [],
  figures: [
    { quantity: 'remote-signal', now: -50, expected: -56, low: -58.6, high: -53.4 },
    { quantity: 'downlink-capacity', now: 300_000, expected: 200_000, low: 180_000, high: 220_000 },
    { quantity: 'airtime', now: 30, expected: 45, low: 40, high: 50 },
  ],
};
const measured = (signal: number, capacity: number) => {
  const reading = (quantity: LinkQuantity, before: number, now: number) =>
    ({ quantity, before, now, verdict: 'worse' }) as const;
  const comparison: LinkComparison = {
    readings: [reading('remote-signal', -50, signal), reading('downlink-capacity', 300_000, capacity)],
    stations: undefined,
  };
  return measuredPrediction(PREDICTION, comparison);
};

describe('a test held against its prediction', () => {
  it('stands without a hint within the range', () => {
    const result = measured(-55, 210_000);
    expect(result?.figures.map(({ against }) => against)).toEqual(['within', 'within']);
    expect(result?.hints).toEqual([]);
  });

  it('points to antenna and path where the signal is lower', () => {
    expect(measured(-62, 120_000)?.hints.map(({ key }) => key)).toEqual([
      'The signal is lower than expected: check alignment, antenna and cable, and obstacles on the path.',
    ]);
  });

  it('points to interference where the capacity alone is lower', () => {
    expect(measured(-56, 120_000)?.hints.map(({ key }) => key)).toEqual([
      'The capacity is lower than the signal permits: check the spectrum for interference on this channel.',
    ]);
  });

  it('says what more than expected points to', () => {
    expect(measured(-50, 300_000)?.hints).toHaveLength(1);
    expect(measured(-56, 300_000)?.hints).toHaveLength(1);
  });

  it('a test held against its prediction is nothing where nothing predicted was measured', () => {
    expect(measuredPrediction(PREDICTION, { readings: [], stations: undefined })).toBeUndefined();
  });
});

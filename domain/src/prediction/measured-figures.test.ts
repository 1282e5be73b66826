import { type Arbitrary, assert, constantFrom, property, record, subarray, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkComparison, LinkQuantity } from '../link/link-comparison.ts';
import type { LinkPrediction } from './predicted-end.ts';
import { measuredPrediction, type TestedFigure, testedFigures, worstFigure } from './measured-figures.ts';

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
const measuredOf = (signal: number, capacity: number) => {
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
    const result = measuredOf(-55, 210_000);
    expect(result?.figures.map(({ against }) => against)).toEqual(['within', 'within']);
    expect(result?.hints).toEqual([]);
  });

  it('points to antenna and path where the signal is lower', () => {
    expect(measuredOf(-62, 120_000)?.hints.map(({ key }) => key)).toEqual([
      'The signal is lower than expected: check alignment, antenna and cable, and obstacles on the path.',
    ]);
  });

  it('points to interference where the capacity alone is lower', () => {
    expect(measuredOf(-56, 120_000)?.hints.map(({ key }) => key)).toEqual([
      'The capacity is lower than the signal permits: check the spectrum for interference on this channel.',
    ]);
  });

  it('says what more than expected points to', () => {
    expect(measuredOf(-50, 300_000)?.hints).toHaveLength(1);
    expect(measuredOf(-56, 300_000)?.hints).toHaveLength(1);
  });

  it('a test held against its prediction is nothing where nothing predicted was measured', () => {
    expect(measuredPrediction(PREDICTION, { readings: [], stations: undefined })).toBeUndefined();
  });
});

const QUANTITIES = [
  'local-signal',
  'remote-signal',
  'downlink-capacity',
  'uplink-capacity',
  'latency',
] as const satisfies readonly LinkQuantity[];

const verdict = constantFrom('better' as const, 'same' as const, 'worse' as const, undefined);
const against = constantFrom('below' as const, 'within' as const, 'above' as const, undefined);

const figures: Arbitrary<readonly TestedFigure[]> = subarray([...QUANTITIES]).chain(quantities =>
  tuple(...quantities.map(quantity => figureOf(quantity))),
);

function figureOf(quantity: LinkQuantity): Arbitrary<TestedFigure> {
  return record({ verdict, against }).map(drawn => ({
    quantity,
    before: -50,
    now: -55,
    verdict: drawn.verdict,
    expected:
      drawn.against === undefined || quantity === 'latency'
        ? undefined
        : {
            quantity,
            now: -50,
            expected: -52,
            low: -53,
            high: -51,
            measured: -55,
            verdict: drawn.verdict,
            against: drawn.against,
          },
  }));
}

describe('the figures of a test', () => {
  it('name each reading once, with what was expected of it', () => {
    assert(
      property(figures, drawn => {
        const readings = drawn.map(({ expected: _expected, ...reading }) => reading);
        const measured = {
          ratio: 'CINR' as const,
          hints: [],
          figures: drawn.flatMap(({ expected }) => (expected === undefined ? [] : [expected])),
        };
        expect(testedFigures({ readings, stations: undefined }, measured)).toEqual(drawn);
      }),
    );
  });

  it('the figures of a test have no expectation where none is known', () => {
    const readings = [{ quantity: 'latency', before: 2, now: 3, verdict: 'same' }] as const;
    expect(testedFigures({ readings, stations: undefined }, undefined)).toEqual([
      { ...readings[0], expected: undefined },
    ]);
  });
});

describe('the worst figure of a test', () => {
  it('the worst figure of a test is the worst by what was expected of it: never one as expected while another is not', () => {
    assert(
      property(figures, drawn => {
        const worst = worstFigure(drawn);
        const isWorse = (figure: TestedFigure) => figure.verdict === 'worse';
        const isBelow = (figure: TestedFigure) => figure.expected?.against === 'below';
        const isWithin = (figure: TestedFigure) => figure.expected?.against === 'within';
        const isSurprise = (figure: TestedFigure) => isWorse(figure) && !isWithin(figure);
        expect(worst !== undefined).toBe(drawn.some(figure => isWorse(figure) || isBelow(figure)));
        expect(worst !== undefined && isSurprise(worst)).toBe(drawn.some(isSurprise));
        expect(worst !== undefined && isWithin(worst)).toBe(
          drawn.some(figure => isWorse(figure)) && !drawn.some(isSurprise) && !drawn.some(isBelow),
        );
      }),
    );
  });

  it('the worst figure of a test is the first of equals: a capacity follows its signal', () => {
    const worse = { before: 1, now: 2, verdict: 'worse', expected: undefined } as const;
    const drawn = QUANTITIES.map(quantity => ({ quantity, ...worse }));
    expect(worstFigure(drawn)?.quantity).toBe('local-signal');
  });
});

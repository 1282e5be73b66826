import { message, type Message } from '../errors/message.ts';
import type { LinkComparison, ReadingChange } from '../link/link-comparison.ts';
import { isWithin } from '../units/physical-range.ts';
import { READING } from '../link/reading-verdict.ts';
import type { LinkPrediction, PredictedFigure } from './link-prediction.ts';

/** A predicted figure beside what the test of the change measured. */
export interface MeasuredFigure extends PredictedFigure {
  readonly measured: number;
  /** Against the spread before the test; undefined where that was not measured. */
  readonly verdict: ReadingChange['verdict'];
  /** Where the measured value lies against the range that was expected. */
  readonly against: 'below' | 'within' | 'above';
}

/** What a test of a change measured, held against what was expected, and what a difference points to. */
export interface MeasuredPrediction extends Pick<LinkPrediction, 'ratio'> {
  readonly figures: readonly MeasuredFigure[];
  readonly hints: readonly Message[];
}

/** Holds a test of a change against its prediction; undefined where nothing predicted was measured. */
export function measuredPrediction(
  prediction: Pick<LinkPrediction, 'ratio' | 'figures'>,
  comparison: LinkComparison,
): MeasuredPrediction | undefined {
  const figures = prediction.figures.flatMap(figure => {
    const reading = comparison.readings.find(({ quantity }) => quantity === figure.quantity);
    if (reading === undefined || !isWithin(reading.now, READING)) return [];
    return [
      {
        ...figure,
        measured: reading.now,
        verdict: reading.verdict,
        against: againstRange(reading.now, figure),
      },
    ];
  });
  return figures.length === 0 ? undefined : { ratio: prediction.ratio, figures, hints: hintsOf(figures) };
}

function againstRange(measured: number, { low, high }: PredictedFigure): MeasuredFigure['against'] {
  if (measured < low) return 'below';
  return measured > high ? 'above' : 'within';
}

const SIGNAL_LOW = message(
  'The signal is lower than expected: check alignment, antenna and cable, and obstacles on the path.',
);
const SIGNAL_HIGH = message(
  'The signal is higher than expected: the power or the antenna settings differ from what is installed.',
);
const CAPACITY_LOW = message(
  'The capacity is lower than the signal permits: check the spectrum for interference on this channel.',
);
const CAPACITY_HIGH = message(
  'The capacity is higher than expected: there is less interference on this channel than before.',
);

/** A capacity follows its signal: where both differ, the signal says why. */
function hintsOf(figures: readonly MeasuredFigure[]): readonly Message[] {
  const is = (kind: '-signal' | '-capacity', against: MeasuredFigure['against']): boolean =>
    figures.some(figure => figure.quantity.endsWith(kind) && figure.against === against);
  return [
    ...(is('-signal', 'below') ? [SIGNAL_LOW] : []),
    ...(is('-signal', 'above') ? [SIGNAL_HIGH] : []),
    ...(is('-capacity', 'below') && !is('-signal', 'below') ? [CAPACITY_LOW] : []),
    ...(is('-capacity', 'above') && !is('-signal', 'above') ? [CAPACITY_HIGH] : []),
  ];
}

import type { LinkComparison, ReadingChange } from '../link/link-comparison.ts';
import type { MeasuredFigure, MeasuredPrediction } from './measured-figures.ts';

/** One line of a tested link: the reading before and in the test, and what was expected of it. */
export interface TestedFigure extends ReadingChange {
  /** Undefined where nothing was predicted of it, or the prediction is not known here. */
  readonly expected: MeasuredFigure | undefined;
}

/** Each reading of a test once, with what was expected of it, in the order of the comparison. */
export function testedFigures(
  { readings }: LinkComparison,
  measured: MeasuredPrediction | undefined,
): readonly TestedFigure[] {
  return readings.map(reading => ({
    ...reading,
    expected: measured?.figures.find(({ quantity }) => quantity === reading.quantity),
  }));
}

/**
 * The reading by which the test is judged: worse than before and below what was expected, then worse than before unless that was
 * expected, then below, then worse as expected; the first of equals, since a capacity follows its signal. Undefined where none is
 * worse or below. reading 45.
 */
export function worstFigure(figures: readonly TestedFigure[]): TestedFigure | undefined {
  return figures.reduce<TestedFigure | undefined>(
    (worst, figure) => (badness(figure) > (worst === undefined ? 0 : badness(worst)) ? figure : worst),
    undefined,
  );
}

function badness({ verdict, expected }: TestedFigure): number {
  const isWorse = verdict === 'worse';
  if (expected?.against === 'below') return isWorse ? 4 : 2;
  if (!isWorse) return 0;
  return expected?.against === 'within' ? 1 : 3;
}

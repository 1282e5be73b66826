import { message, type Message } from '../errors/message.ts';
import type { LinkComparison, LinkReadings, ReadingChange } from '../link/link-comparison.ts';
import { type LinkEnds, receiveDirection } from '../link/link-end.ts';
import { READING } from '../link/reading-verdict.ts';
import { isWithin } from '../units/physical-range.ts';
import type { LinkPrediction, PredictedFigure } from './predicted-end.ts';

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

/**
 * The ends of a link with the mean of their readings over the last minute: those of one second are off by what fades
 * within a minute. What the newest readings lack is left out.
 */
export function meanEnds(ends: LinkEnds, mean: LinkReadings | undefined): LinkEnds {
  if (mean === undefined || ends.remote === undefined) return ends;
  const { local, remote } = ends;
  const of = (now: number | undefined, average: number | undefined): number | undefined =>
    now === undefined ? undefined : (average ?? now);
  const isDownHere = receiveDirection(local.role, 'local') === 'downlink';
  const [here, there] = isDownHere
    ? [mean.downlinkCapacityKbps, mean.uplinkCapacityKbps]
    : [mean.uplinkCapacityKbps, mean.downlinkCapacityKbps];
  return {
    ...ends,
    local: {
      ...local,
      signalDbm: of(local.signalDbm, mean.localSignalDbm),
      cinrDb: of(local.cinrDb, mean.localRatioDb),
      rxCapacityKbps: of(local.rxCapacityKbps, here),
    },
    remote: {
      ...remote,
      signalDbm: of(remote.signalDbm, mean.remoteSignalDbm),
      cinrDb: of(remote.cinrDb, mean.remoteRatioDb),
      rxCapacityKbps: of(remote.rxCapacityKbps, there),
    },
  };
}

import { type FadeFacts, fadeMargin, type FadeMargin } from '../fade/fade-margin.ts';
import type { RainClimate } from '../fade/rain-statistics.ts';
import { hoursPerYear, type RainOutage, yearOfRain } from '../fade/fade-summary.ts';
import type { LinkEnd, LinkEnds } from '../link/link-end.ts';
import { noiseRiseDb, type PredictedEnd, type PredictedFigure } from './predicted-end.ts';
import type { PathChange } from './path-change.ts';

/** What the ends receive after a change, and the rain climate of the place where it is known. */
export interface FadeAfter {
  readonly change: PathChange;
  readonly here: PredictedEnd;
  readonly there: PredictedEnd;
  readonly climate: RainClimate | null | undefined;
  /** What automatic power can add before the change and after it. */
  readonly headroomDb: { readonly now: FadeFacts['headroomDb']; readonly expected: FadeFacts['headroomDb'] };
}

/**
 * What a change costs or gains of the fade margin, and of the hours of an average year that rain takes of the link. Each end as
 * it is expected; none where an end whose signal is reported has no expected one.
 */
export function fadeFigures(ends: LinkEnds, after: FadeAfter): readonly PredictedFigure[] {
  const { change, here, there, climate, headroomDb } = after;
  const noiseDb = noiseRiseDb(ends, change.widthMhz);
  const local = endAfter(ends.local, here, noiseDb);
  const remote = ends.remote && endAfter(ends.remote, there, noiseDb);
  if (local === undefined || (ends.remote !== undefined && remote === undefined)) return [];
  const changed: LinkEnds = {
    ...ends,
    local,
    remote,
    ...(change.centerMhz !== undefined && { centerFrequencyMhz: change.centerMhz }),
    ...(change.widthMhz !== undefined && { channelWidthMhz: change.widthMhz }),
  };
  const before = fadeMargin(ends, { headroomDb: headroomDb.now });
  const expected = fadeMargin(changed, { headroomDb: headroomDb.expected });
  if (before === undefined || expected === undefined) return [];
  const weakest = expected.weakest === 'local' ? here : there;
  const spread = (weakest.signalDbm?.high ?? 0) - (weakest.signalDbm?.expected ?? 0);
  return [
    {
      quantity: 'fade-margin',
      now: before.linkDb,
      expected: expected.linkDb,
      low: expected.linkDb - spread,
      high: expected.linkDb + spread,
    },
    ...outageFigure([ends, before], [changed, expected], climate),
  ];
}

function endAfter(end: LinkEnd, expected: PredictedEnd, noiseDb: number): LinkEnd | undefined {
  if (end.signalDbm === undefined) return end;
  if (expected.signalDbm === undefined) return undefined;
  return {
    ...end,
    signalDbm: expected.signalDbm.expected,
    cinrDb: expected.ratioDb?.expected ?? end.cinrDb,
    noiseFloorDbm: end.noiseFloorDbm === undefined ? undefined : end.noiseFloorDbm + noiseDb,
  };
}

type Faded = readonly [ends: LinkEnds, margin: FadeMargin];

function outageFigure(
  before: Faded,
  after: Faded,
  climate: RainClimate | null | undefined,
): readonly PredictedFigure[] {
  if (!climate) return [];
  const lostOf = ([ends, margin]: Faded): RainOutage | undefined => yearOfRain(ends, margin, climate)?.lost;
  const [now, expected] = [lostOf(before), lostOf(after)];
  if (expected === undefined) return [];
  return [
    {
      quantity: 'rain-outage',
      now: now && middle(now),
      expected: middle(expected),
      low: hoursPerYear(expected.low),
      high: hoursPerYear(expected.high),
    },
  ];
}

/** Shares of a year lie apart by factors: their middle is the geometric one, h. */
const middle = ({ low, high }: RainOutage): number => hoursPerYear(Math.sqrt(low * high));

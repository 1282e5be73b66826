import { type AimPoint, isAimGap } from '@radiolink/domain/tools';
import { withRests } from '../status/chart-gaps.ts';
import type { ChartHistory, SignalSeries } from '../status/chart-series.ts';

/** The curve of an alignment as a chart draws it: a line ends where nothing was received, and where nobody measured. */
export function aimHistory(curve: readonly AimPoint[]): ChartHistory<SignalSeries> {
  const { samples, ...gaps } = withRests(curve, isAimGap, {
    cause: 'unseen',
    emptyAt: at => ({ at, localDbm: undefined, remoteDbm: undefined }),
  });
  return {
    times: Float64Array.from(samples, ({ at }) => at),
    series: {
      localDbm: Float64Array.from(samples, ({ localDbm }) => localDbm ?? Number.NaN),
      remoteDbm: Float64Array.from(samples, ({ remoteDbm }) => remoteDbm ?? Number.NaN),
    },
    ...gaps,
  };
}

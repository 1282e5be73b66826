import { type AimPoint, isAimGap } from '@radiolink/domain/tools';
import type { ChartGap } from '../status/chart-gaps.ts';
import type { ChartHistory, SignalSeries } from '../status/chart-series.ts';

/** The curve of an alignment as a chart draws it: a line ends where nothing was received, and where nobody measured. */
export function aimHistory(curve: readonly AimPoint[]): ChartHistory<SignalSeries> {
  const gaps: ChartGap[] = [];
  const points = curve.flatMap((point, place): readonly AimPoint[] => {
    const before = curve[place - 1];
    if (before === undefined || !isAimGap(before, point)) return [point];
    gaps.push({ from: before.at, to: point.at, cause: 'unseen' });
    return [{ at: (before.at + point.at) / 2, localDbm: undefined, remoteDbm: undefined }, point];
  });
  return {
    times: Float64Array.from(points, ({ at }) => at),
    series: {
      localDbm: Float64Array.from(points, ({ localDbm }) => localDbm ?? Number.NaN),
      remoteDbm: Float64Array.from(points, ({ remoteDbm }) => remoteDbm ?? Number.NaN),
    },
    ...(gaps.length > 0 && { gaps }),
  };
}

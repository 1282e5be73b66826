import type { TrendPoint } from '@radiolink/application/station/station-trace';
import { linePath } from '../../charts/line-path.ts';

/** Size of a trend in its own units. */
export const TREND = { width: 60, height: 20 } as const;
/** The least range that fills a trend, dB: a link that wavers by 1 dB is a flat line. */
const LEAST_RANGE_DB = 12;

/** The line of a trend, the newest at its end; broken where a point is missing, and empty until there are two. */
export function trendPath(trend: readonly (TrendPoint | undefined)[], spanMs: number): string {
  const known = trend.flatMap(point => point?.dbm ?? []);
  if (known.length < 2) return '';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const range = Math.max(LEAST_RANGE_DB, high - low);
  const top = (low + high + range) / 2;
  return linePath(
    trend.map(
      point =>
        point && [TREND.width * (1 - point.agoMs / spanMs), (TREND.height * (top - point.dbm)) / range],
    ),
  );
}

import type { Aim } from './aim.ts';

/** The signals of both ends at one moment; ms since the epoch and dBm. */
export interface AimPoint {
  readonly at: number;
  readonly localDbm: number | undefined;
  readonly remoteDbm: number | undefined;
}

/** Length of the curve, ms. */
export const AIM_CURVE_MS = 300_000;

/** Moments that lie further apart than this are not joined: the page was left, or no status came, ms. */
const AIM_GAP_MS = 5000;

/** Whether nothing is known of the time between two moments, so that no line may lead over it. */
export function isAimGap(before: AimPoint | undefined, after: AimPoint): boolean {
  return before === undefined || !(after.at - before.at <= AIM_GAP_MS);
}

/** The curve with the levels of one more moment, without what is older than five minutes. Unchanged by a time that is not finite. */
export function withAimPoint(
  curve: readonly AimPoint[],
  { local, remote }: Aim,
  at: number,
): readonly AimPoint[] {
  if (!Number.isFinite(at)) return curve;
  const first = curve.findIndex(point => point.at > at - AIM_CURVE_MS);
  const recent = first < 0 ? [] : curve.slice(first);
  return [...recent, { at, localDbm: local.total.nowDbm, remoteDbm: remote.total.nowDbm }];
}

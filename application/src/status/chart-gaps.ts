/**
 * Why a chart has no values for a time: nobody looked, the device did not answer, one of both, or the device itself kept
 * no sample.
 */
export type GapCause = 'page-closed' | 'no-answer' | 'unseen' | 'not-recorded';

/** A time without values, after `from` and before the next value or until `to`. Milliseconds since the epoch. */
export interface ChartGap {
  readonly from: number;
  readonly to: number;
  readonly cause: GapCause;
}

/** The gaps after one more of them, which continues the last one where it has its cause; without those that end before `oldest`. */
export function withGap(gaps: readonly ChartGap[] = [], next: ChartGap, oldest: number): readonly ChartGap[] {
  const recent = gaps.filter(({ to }) => !(to < oldest));
  const last = recent.at(-1);
  return last?.cause === next.cause && last.to === next.from
    ? [...recent.slice(0, -1), { ...last, to: next.to }]
    : [...recent, next];
}

/** Why a time has no values; undefined where nothing is known of it, or where values came. */
export function gapCauseAt(gaps: readonly ChartGap[] | undefined, at: number): GapCause | undefined {
  return gaps?.find(({ from, to }) => at > from && at <= to)?.cause;
}

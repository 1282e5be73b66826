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

/**
 * Samples with an empty one in the middle of each time that has none, so that a line breaks there, and those times.
 *
 * @param isGap whether nothing was sampled between two that follow each other
 */
export function withRests<Sample extends { readonly at: number }>(
  samples: readonly Sample[],
  isGap: (before: Sample, next: Sample) => boolean,
  rest: { readonly cause: GapCause; readonly emptyAt: (at: number) => Sample },
): { readonly samples: readonly Sample[]; readonly gaps?: readonly ChartGap[] } {
  const gaps: ChartGap[] = [];
  const all = samples.flatMap((sample, place): readonly Sample[] => {
    const before = samples[place - 1];
    if (before === undefined || !isGap(before, sample)) return [sample];
    gaps.push({ from: before.at, to: sample.at, cause: rest.cause });
    return [rest.emptyAt((before.at + sample.at) / 2), sample];
  });
  return { samples: all, ...(gaps.length > 0 && { gaps }) };
}

/** Why a time has no values; undefined where nothing is known of it, or where values came. */
export function gapCauseAt(gaps: readonly ChartGap[] | undefined, at: number): GapCause | undefined {
  return gaps?.find(({ from, to }) => at > from && at <= to)?.cause;
}

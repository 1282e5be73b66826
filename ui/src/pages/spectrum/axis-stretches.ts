import type { Span } from '@radiolink/domain/radio';
import type { PermittedChannel } from '@radiolink/domain/tools';

/** A stretch of the axis with one limit and one rule of radar detection. */
export interface Stretch {
  readonly span: Span;
  readonly maxEirpDbm: number;
  readonly cacSeconds: number;
}

/** The narrowest channels side by side, joined where their terms are the same. */
export function stretchesOf(permitted: readonly PermittedChannel[]): readonly Stretch[] {
  const narrowest = Math.min(...permitted.map(({ widthMhz }) => widthMhz));
  const channels = permitted
    .filter(({ widthMhz }) => widthMhz === narrowest)
    .toSorted((a, b) => a.centerMhz - b.centerMhz);
  const stretches: Stretch[] = [];
  for (const { centerMhz, widthMhz, maxEirpDbm, cacSeconds } of channels) {
    const span = { startMhz: centerMhz - widthMhz / 2, endMhz: centerMhz + widthMhz / 2 };
    const last = stretches.at(-1);
    const joins = last !== undefined && span.startMhz <= last.span.endMhz;
    if (joins && last.maxEirpDbm === maxEirpDbm && last.cacSeconds === cacSeconds) {
      stretches.splice(-1, 1, { ...last, span: { ...last.span, endMhz: span.endMhz } });
    } else {
      const startMhz = joins ? last.span.endMhz : span.startMhz;
      if (startMhz < span.endMhz) stretches.push({ span: { ...span, startMhz }, maxEirpDbm, cacSeconds });
    }
  }
  return stretches;
}

/** Where no channel is permitted, from the lowest to the highest frequency of an axis. */
export function gapsOf(stretches: readonly Stretch[], { startMhz, endMhz }: Span): readonly Span[] {
  const gaps: Span[] = [];
  let from = startMhz;
  for (const { span } of stretches) {
    if (span.startMhz > from) gaps.push({ startMhz: from, endMhz: Math.min(span.startMhz, endMhz) });
    from = Math.max(from, span.endMhz);
  }
  if (from < endMhz) gaps.push({ startMhz: from, endMhz });
  return gaps.filter(gap => gap.startMhz < gap.endMhz);
}

/** The terms at a frequency; undefined where no channel is permitted. */
export function stretchAt(stretches: readonly Stretch[], mhz: number): Stretch | undefined {
  return stretches.find(({ span }) => mhz >= span.startMhz && mhz < span.endMhz);
}

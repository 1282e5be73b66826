import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** A frequency range, MHz. */
export interface Span {
  readonly startMhz: number;
  readonly endMhz: number;
}

/** A range that no frequency lies in, and that no other range holds or overlaps: what nonsense makes. */
const NO_SPAN: Span = { startMhz: Number.NaN, endMhz: Number.NaN };

/** Whether a range begins and ends at a frequency, the end above the start. */
export function isSpan({ startMhz, endMhz }: Span): boolean {
  return (
    isWithin(startMhz, PHYSICAL.frequencyMhz) && isWithin(endMhz, PHYSICAL.frequencyMhz) && startMhz < endMhz
  );
}

/** The range from a start to an end; NaN at both for an invalid value. */
export function spanBetween(startMhz: number, endMhz: number): Span {
  const span = { startMhz, endMhz };
  return isSpan(span) ? span : NO_SPAN;
}

/** The frequency range of a channel of this centre and width; NaN at both ends for an invalid channel. */
export function occupiedSpan(centerMhz: number, widthMhz: number): Span {
  if (!isWithin(widthMhz, PHYSICAL.widthMhz)) return NO_SPAN;
  return spanBetween(centerMhz - widthMhz / 2, centerMhz + widthMhz / 2);
}

/** Width of what two stretches have in common, MHz; 0 when they only touch or lie apart, NaN for an invalid one. */
export function overlapMhz(a: Span, b: Span): number {
  if (!isSpan(a) || !isSpan(b)) return Number.NaN;
  return Math.max(0, Math.min(a.endMhz, b.endMhz) - Math.max(a.startMhz, b.startMhz));
}

/** True if two ranges overlap; touching edges do not. */
export function spansOverlap(a: Span, b: Span): boolean {
  return overlapMhz(a, b) > 0;
}

/** True if the outer range contains the whole inner one, edges included. */
export function spanContains(outer: Span, inner: Span): boolean {
  if (!isSpan(outer) || !isSpan(inner)) return false;
  return outer.startMhz <= inner.startMhz && inner.endMhz <= outer.endMhz;
}

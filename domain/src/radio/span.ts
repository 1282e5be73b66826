/** A frequency range, MHz. */
export interface Span {
  readonly startMhz: number;
  readonly endMhz: number;
}

/** The frequency range of a channel of this centre and width. */
export function occupiedSpan(centerMhz: number, widthMhz: number): Span {
  return { startMhz: centerMhz - widthMhz / 2, endMhz: centerMhz + widthMhz / 2 };
}

/** Width of what two stretches have in common, MHz; 0 when they only touch or lie apart. */
export function overlapMhz(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.endMhz, b.endMhz) - Math.max(a.startMhz, b.startMhz));
}

/** True if two ranges overlap; touching edges do not. */
export function spansOverlap(a: Span, b: Span): boolean {
  return overlapMhz(a, b) > 0;
}

/** True if the outer range contains the whole inner one, edges included. */
export function spanContains(outer: Span, inner: Span): boolean {
  return outer.startMhz <= inner.startMhz && inner.endMhz <= outer.endMhz;
}

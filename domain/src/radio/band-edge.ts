import { isSpan, type Span } from './span.ts';
import { TUNING_STEP_MHZ } from './tuning-grid.ts';

/** Edges beyond which other services live, MHz: out-of-band limits bite near them. */
const OUTER_EDGES: readonly Span[] = [
  { startMhz: 5150, endMhz: 5350 },
  { startMhz: 5470, endMhz: 5725 },
  { startMhz: 5725, endMhz: 5850 },
];

/** Reduction on the first tuning step, dB: 6 in 10 MHz, 20 in 80 MHz. */
function fullReductionDb(widthMhz: number): number {
  return 6 + (widthMhz - 10) / 5;
}

/**
 * EIRP reduction of a channel near the edge of its band, dB, which keeps its skirts out of the adjacent band.
 * The full value applies on the step next to the edge, half on the second, none further in. Real devices use
 * tables for this. NaN for an invalid span.
 */
export function bandEdgeReductionDb(span: Span): number {
  if (!isSpan(span)) return Number.NaN;
  const band = OUTER_EDGES.find(edges => edges.startMhz <= span.startMhz && span.endMhz <= edges.endMhz);
  if (band === undefined) return 0;
  const room = Math.min(span.startMhz - band.startMhz, band.endMhz - span.endMhz);
  const step = Math.floor(room / TUNING_STEP_MHZ);
  const full = fullReductionDb(span.endMhz - span.startMhz);
  if (step <= 1) return full;
  return step === 2 ? full / 2 : 0;
}

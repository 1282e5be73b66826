import { type Span, spansOverlap } from './span.ts';

/** A named part of the 5 GHz band. */
export interface UniiBand extends Span {
  readonly name: 'UNII-1' | 'UNII-2A' | 'UNII-2C' | 'UNII-3' | 'UNII-4';
}

/** The parts of the 5 GHz band, FCC 15.407. Between 5350 and 5470 MHz there is none. */
export const UNII_BANDS: readonly UniiBand[] = [
  { name: 'UNII-1', startMhz: 5150, endMhz: 5250 },
  { name: 'UNII-2A', startMhz: 5250, endMhz: 5350 },
  { name: 'UNII-2C', startMhz: 5470, endMhz: 5725 },
  { name: 'UNII-3', startMhz: 5725, endMhz: 5850 },
  { name: 'UNII-4', startMhz: 5850, endMhz: 5895 },
];

/** The parts a channel lies in, lowest first; touching an edge does not count. Empty outside all of them. */
export function uniiBandsOf(span: Span): readonly UniiBand[] {
  return UNII_BANDS.filter(band => spansOverlap(band, span));
}

/** The name of the part that a frequency lies in; an edge belongs to the upper part. */
export function uniiNameOf(frequencyMhz: number): UniiBand['name'] | undefined {
  return UNII_BANDS.find(band => band.startMhz <= frequencyMhz && frequencyMhz < band.endMhz)?.name;
}

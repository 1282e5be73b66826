import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { occupiedSpan, type Span, spanContains } from './span.ts';

/** Devices tune every 5 MHz. */
export const TUNING_STEP_MHZ = 5;

/** Standard centres by width, MHz. */
const STANDARD_CHANNELS: Readonly<Record<number, readonly number[]>> = {
  20: [
    36, 40, 44, 48, 52, 56, 60, 64, 100, 104, 108, 112, 116, 120, 124, 128, 132, 136, 140, 144, 149, 153, 157,
    161, 165, 169, 173, 177,
  ],
  40: [38, 46, 54, 62, 102, 110, 118, 126, 134, 142, 151, 159, 167, 175],
  80: [42, 58, 106, 122, 138, 155, 171],
  160: [50, 114, 163],
};

/** Centres of the standard 5 GHz channels of a width, MHz. Empty for widths outside the standard. */
export function standardCentres(widthMhz: number): readonly number[] {
  return (STANDARD_CHANNELS[widthMhz] ?? []).map(number => 5000 + 5 * number);
}

/** Where a device tunes: each part of the band less 5 MHz at the edges that face a neighbour outside it, MHz. */
const TUNED_SPANS: readonly Span[] = [
  { startMhz: 5155, endMhz: 5250 },
  { startMhz: 5250, endMhz: 5345 },
  { startMhz: 5475, endMhz: 5720 },
  { startMhz: 5730, endMhz: 5845 },
];

/** An 80 MHz channel would have little room in the lowest part, so it may begin on the very edge. */
const TUNED_SPANS_80: readonly Span[] = [{ startMhz: 5150, endMhz: 5250 }, ...TUNED_SPANS.slice(1)];

/** Where a 2.4 GHz device tunes: channels 1 to 13. */
const CENTRES_G: Span = { startMhz: 2412, endMhz: 2472 };

function every5Mhz({ startMhz, endMhz }: Span): readonly number[] {
  const count = Math.max(0, Math.floor((endMhz - startMhz) / TUNING_STEP_MHZ) + 1);
  return Array.from({ length: count }, (_, step) => startMhz + step * TUNING_STEP_MHZ);
}

/** Centres a 5 GHz device can tune to in a width, MHz, every 5 MHz within each part of the band. Empty for an invalid width. */
export function deviceCentres(widthMhz: number): readonly number[] {
  if (!isWithin(widthMhz, PHYSICAL.widthMhz)) return [];
  const spans = widthMhz === 80 ? TUNED_SPANS_80 : TUNED_SPANS;
  return spans.flatMap(span =>
    every5Mhz({ startMhz: span.startMhz + widthMhz / 2, endMhz: span.endMhz - widthMhz / 2 }),
  );
}

/** Centres a 2.4 GHz device can tune to in a width, MHz: the whole channel lies between the edges of channels 1 and 13. */
export function deviceCentres24(widthMhz: number): readonly number[] {
  const edges = { startMhz: CENTRES_G.startMhz - 10, endMhz: CENTRES_G.endMhz + 10 };
  return every5Mhz(CENTRES_G).filter(centre => spanContains(edges, occupiedSpan(centre, widthMhz)));
}

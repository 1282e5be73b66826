import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** The wireless mode a frequency belongs to: G (2.4 GHz), A (5 GHz), AD (60 GHz). */
export type Band = 'G' | 'A' | 'AD';

/** Centre frequencies below this are G, MHz. §3.modes. */
export const G_BELOW_MHZ = 4000;

/** Centre frequencies below this and not G are A, above they are AD, MHz. §3. */
export const A_BELOW_MHZ = 50_000;

/** The mode of a centre frequency in MHz; undefined for an invalid frequency. §3.modes. */
export function bandOf(frequencyMhz: number): Band | undefined {
  if (!isWithin(frequencyMhz, PHYSICAL.frequencyMhz)) return undefined;
  if (frequencyMhz < G_BELOW_MHZ) return 'G';
  return frequencyMhz < A_BELOW_MHZ ? 'A' : 'AD';
}

/** Rates of a radio whose names are multipliers: LTU and airFiber. Undefined for 802.11. */
export interface RateScale {
  /** The fastest one: 6 is 64QAM, 8 is 256QAM, 10 is 1024QAM. */
  readonly most: 6 | 8 | 10;
  /** Capacity of one direction for each MHz of width and each step of the multiplier. */
  readonly kbpsPerMhz: number;
}

/** CINR that 1024QAM asks for, dB; 256QAM 5/6 is content with less. Captures: 37 has it, 24 has not. */
const CINR_1024QAM_DB = 33;
const NAMES: Readonly<Record<number, string>> = {
  1: 'BPSK',
  2: 'QPSK',
  4: 'QAM16',
  6: 'QAM64',
  8: 'QAM256',
  10: 'QAM1024',
};

/** The multiplier that a CINR permits. @param multiplier11ac of the 802.11ac rate that it permits */
export function multiplierOf({ most }: RateScale, multiplier11ac: number, cinrDb: number): number {
  return Math.min(most, multiplier11ac >= 8 && cinrDb >= CINR_1024QAM_DB ? 10 : multiplier11ac);
}

/** Capacity of one direction, kbps. */
export function scaledCapacityKbps({ kbpsPerMhz }: RateScale, multiplier: number, widthMhz: number): number {
  return kbpsPerMhz * widthMhz * multiplier;
}

/** Index of a multiplier as LTU counts: 1024QAM is 4, 256QAM is 3. Captured. */
export function multiplierIndex(multiplier: number): number {
  return Math.max(0, multiplier / 2 - 1);
}

/** As LTU names it: `QAM1024`. */
export function multiplierName(multiplier: number): string {
  return NAMES[multiplier] ?? '';
}

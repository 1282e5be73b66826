import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** Antenna alignment quality. */
export type AlignmentQuality = 'excellent' | 'good' | 'poor';

/** Largest distance to the expected or best signal of each quality, dB. §9.alignment. */
export const ALIGNMENT_LIMITS_DB = { excellent: 3, good: 8 } as const;

/**
 * Judges a signal against the one that is expected, or against the best seen while turning the antenna, both dBm.
 * A stronger signal than the reference is excellent. Undefined for an invalid signal.
 */
export function alignmentQuality(signalDbm: number, referenceDbm: number): AlignmentQuality | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm) || !isWithin(referenceDbm, PHYSICAL.dbm)) return undefined;
  const missingDb = referenceDbm - signalDbm;
  if (missingDb <= ALIGNMENT_LIMITS_DB.excellent) return 'excellent';
  return missingDb <= ALIGNMENT_LIMITS_DB.good ? 'good' : 'poor';
}

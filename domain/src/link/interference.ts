import { RATES_11AC } from '../radio/rate-table.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkEnd, LinkTechnology } from './link-end.ts';

/** The receiver itself limits what it can measure: no recorded link shows a carrier further above all noise, dB. */
export const EVM_CEILING_DB = 34;

/**
 * Error of two readings of the same moment, dB. Signal and noise floor are whole numbers that drift apart by
 * a decibel or two; CINR is the mean of its samples within one. Recorded links without interference stay
 * within it.
 */
export const READING_ERROR_DB = { signalToNoise: 3, cinr: 1 } as const;

/**
 * By how much interference lowers the carrier's distance, dB: what CINR falls short of signal minus noise by, beyond the
 * error of both. A strong carrier over noise says nothing where the receiver's own ceiling is reached, so it counts up
 * to the ceiling. Undefined unless all three are known; never below 0.
 */
export function interferenceDb({
  signalDbm,
  noiseFloorDbm,
  cinrDb,
}: Pick<LinkEnd, 'signalDbm' | 'noiseFloorDbm' | 'cinrDb'>): number | undefined {
  if (signalDbm === undefined || noiseFloorDbm === undefined || cinrDb === undefined) return undefined;
  const expectedDb = Math.min(signalDbm - noiseFloorDbm, EVM_CEILING_DB);
  const readings = [signalDbm, noiseFloorDbm, cinrDb];
  const beyondError = expectedDb - cinrDb - READING_ERROR_DB.signalToNoise - READING_ERROR_DB.cinr;
  return readings.every(dbm => isWithin(dbm, PHYSICAL.dbm)) ? Math.max(0, beyondError) : undefined;
}

/** A CINR so far below what the rate in use needs was not measured: no receiver decodes it, dB. reading 39. */
const DECODABLE_SHORTFALL_DB = 8;

/**
 * Whether a CINR contradicts the rate that the same end receives. Only the table of 802.11ac says what a rate needs: an end
 * of another family contradicts nothing.
 */
export function contradictsRate(
  { cinrDb, rxRate }: Pick<LinkEnd, 'cinrDb' | 'rxRate'>,
  technology: LinkTechnology,
): boolean {
  const needed = technology === '5ghz' ? RATES_11AC[rxRate.index ?? -1]?.wantedCinrDb : undefined;
  return needed !== undefined && cinrDb !== undefined && cinrDb <= needed - DECODABLE_SHORTFALL_DB;
}

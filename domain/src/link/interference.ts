import { RATES_11AC } from '../radio/rate-11ac.ts';
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

/** What an end receives besides the carrier, each dBm; the parts add up as milliwatts. reading 42. */
interface Disturbance {
  readonly noiseDbm: number;
  /** Undefined where nothing is received beyond noise. */
  readonly interferenceDbm: number | undefined;
}

const milliwatts = (dbm: number): number => 10 ** (dbm / 10);
const decibels = (power: number): number => 10 * Math.log10(power);

/**
 * What disturbs an end, worked out of its signal, noise floor and CINR: what CINR falls short of by noise and the ceiling
 * of the receiver by, beyond the error of the readings, is interference. Without a noise floor all of it counts as noise. Undefined without signal and CINR.
 */
export function disturbanceOf({
  signalDbm,
  noiseFloorDbm,
  cinrDb,
}: Pick<LinkEnd, 'signalDbm' | 'noiseFloorDbm' | 'cinrDb'>): Disturbance | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm) || !isWithin(cinrDb, PHYSICAL.cinrDb)) return undefined;
  const whole = milliwatts(signalDbm - cinrDb) - milliwatts(signalDbm - EVM_CEILING_DB);
  if (!isWithin(noiseFloorDbm, PHYSICAL.dbm)) {
    return whole > 0 ? { noiseDbm: decibels(whole), interferenceDbm: undefined } : undefined;
  }
  const rest = whole - milliwatts(noiseFloorDbm);
  const isThere = (interferenceDb({ signalDbm, noiseFloorDbm, cinrDb }) ?? 0) > 0 && rest > 0;
  return { noiseDbm: noiseFloorDbm, interferenceDbm: isThere ? decibels(rest) : undefined };
}

/**
 * CINR of a signal over a disturbance whose noise rises, dB. NaN for what is no signal.
 * @param noiseRiseDb by how much a wider channel raises the thermal noise
 */
export function cinrOver(signalDbm: number, of: Disturbance, noiseRiseDb: number): number {
  if (!isWithin(signalDbm, PHYSICAL.dbm) || !isWithin(noiseRiseDb, PHYSICAL.difference)) return Number.NaN;
  const { noiseDbm, interferenceDbm } = of;
  if (!isWithin(noiseDbm, PHYSICAL.dbm)) return Number.NaN;
  const others = isWithin(interferenceDbm, PHYSICAL.dbm) ? milliwatts(interferenceDbm) : 0;
  const all = milliwatts(noiseDbm + noiseRiseDb) + others + milliwatts(signalDbm - EVM_CEILING_DB);
  return signalDbm - decibels(all);
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

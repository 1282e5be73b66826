import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { EVM_CEILING_DB, interferenceDb } from './interference.ts';
import type { LinkEnd } from './link-end.ts';

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

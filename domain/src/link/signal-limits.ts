import { type Message, message } from '../errors/message.ts';
import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';

/** Weakest and strongest signal that a bar shows, 5 GHz and 60 GHz alike, dBm. §9.link-quality. */
export const SIGNAL_RANGE_DBM = { min: -84, max: -45 } as const;
/** A signal above this drives the receiver into saturation, dBm. §9. */
export const OVERSATURATION_LIMIT_DBM = -40;
/** A 5 GHz signal below this does not make a usable link, dBm. §9.signal. */
export const MINIMAL_VALID_SIGNAL_DBM = -78;
/** A 60 GHz link does not come up below this, dBm. §9. */
export const LINK_UP_MINIMUM_60GHZ_DBM = -72;
/** Upper end of the RSSI scale. §9. */
export const RSSI_MAX = 36;
/** Upper end of the RSSI scale while ATPC trims the power. §9. */
export const ATPC_RSSI_MAX = 56;
/** Least power that counts as a signal, and not as noise, dBm. §9.rssi. */
export const MIN_POWER_DBM = -95;

/**
 * Where a signal lies against the shown range: 0 at -84 dBm, 1 at -45 dBm, beyond them below 0 and above 1; NaN for what is no
 * signal. What draws it clips it.
 */
export function signalFraction(signalDbm: number): number {
  const { min, max } = SIGNAL_RANGE_DBM;
  return (within(signalDbm, PHYSICAL.dbm) - min) / (max - min);
}

/** True if the receiver is saturated: above -40 dBm. */
export function isOversaturated(signalDbm: number): boolean {
  return isWithin(signalDbm, PHYSICAL.dbm) && signalDbm > OVERSATURATION_LIMIT_DBM;
}

/** The weakest signal at which a link of this band is of use, dBm. */
export function minimalSignalDbm(band: '5' | '60'): number {
  return band === '60' ? LINK_UP_MINIMUM_60GHZ_DBM : MINIMAL_VALID_SIGNAL_DBM;
}

/** Performance of a link relative to its potential. */
export type LinkHealth = 'excellent' | 'good' | 'poor';

/** Least score of each health, 0 to 100; below `good` it is poor. §9.health. */
export const LINK_HEALTH_LIMITS = { excellent: 90, good: 70 } as const;

const HEALTH_WORDS: Readonly<Record<LinkHealth, string>> = {
  excellent: 'Excellent link',
  good: 'Good link',
  poor: 'Poor link',
};

/** Health of a link score of 0 to 100; undefined for an invalid score. */
export function linkHealth(score: number): LinkHealth | undefined {
  if (!isWithin(score, PHYSICAL.percent)) return undefined;
  if (score >= LINK_HEALTH_LIMITS.excellent) return 'excellent';
  return score >= LINK_HEALTH_LIMITS.good ? 'good' : 'poor';
}

/** The words for a health. */
export function linkHealthMessage(health: LinkHealth): Message {
  return message(HEALTH_WORDS[health]);
}

/**
 * Link potential, 0 to 100: the mean of the link scores of the two directions. With one of them unknown it is the
 * other; with both, undefined. What is no score is not known.
 */
export function linkPotential(
  downlinkScore: number | undefined,
  uplinkScore: number | undefined,
): number | undefined {
  const known = [downlinkScore, uplinkScore].filter(score => isWithin(score, PHYSICAL.percent));
  return known.length === 0 ? undefined : known.reduce((sum, score) => sum + score, 0) / known.length;
}

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

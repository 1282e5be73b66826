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

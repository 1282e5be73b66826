import { type Message, message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { Band } from './band.ts';
import { isCountryCode } from './regulatory-domain.ts';
import { hasFccRules } from './country.ts';

/** Antenna gain from which the 2.4 GHz rule of the United States, Canada and Puerto Rico holds, dBi. §5. */
export const G_BAND_RULE_GAIN_DBI = 6;

/** Power of that rule before gain and cable are counted, dBm. §5. */
export const G_BAND_RULE_BASE_DBM = 32;

/** Gain that costs one dB of power under that rule, dB. §5. */
const G_BAND_RULE_GAIN_PER_DB = 3;

/** Antenna and cable between the radio and the air. */
export interface AntennaPath {
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
}

/** Limits of the output power. */
export interface PowerQuery extends AntennaPath {
  /** Limit of the radio hardware, dBm. */
  readonly device: { readonly minDbm: number; readonly maxDbm: number };
  readonly countryCode: number;
  /** Undefined while no channel is chosen: the 2.4 GHz rule then limits nothing. */
  readonly band: Band | undefined;
  /** Most EIRP of the channel, dBm; left out when no channel is chosen or the board sets no EIRP limit. */
  readonly maxEirpDbm?: number;
  /** Most power into the antenna, dBm: 60 GHz domains set one. */
  readonly maxConductedDbm?: number;
}

/** Which rule bound the power; `unknown` when an input is nonsense, so that no rule could be applied. */
export type PowerRule = 'device' | 'eirp' | 'g-band' | 'conducted' | 'device-minimum' | 'unknown';

/** The range an output power can be chosen from, dBm, and why it ends where it does. */
export interface OutputPowerLimits {
  readonly minDbm: number;
  readonly maxDbm: number;
  readonly boundBy: PowerRule;
  readonly reason: Message;
  /** False when even the radio's lowest power is more than allowed, or the limits could not be worked out. */
  readonly lawful: boolean;
}

interface Bound {
  readonly rule: PowerRule;
  readonly dbm: number;
  readonly reason: Message;
}

function isPath({ antennaGainDbi, cableLossDb }: AntennaPath): boolean {
  return isWithin(antennaGainDbi, PHYSICAL.gainDbi) && isWithin(cableLossDb, PHYSICAL.decibel);
}

/** Gains and losses are given in tenths; what binary fractions leave below a thousandth decides no limit. */
const withoutResidue = (decibel: number): number => Math.round(decibel * 1000) / 1000 + 0;

/**
 * EIRP of an output power, dBm: with the gain of the antenna, less the loss of the cable. NaN for a power, gain or loss
 * outside its range.
 */
export function eirpDbm(outputPowerDbm: number, path: AntennaPath): number {
  if (!isWithin(outputPowerDbm, PHYSICAL.dbm) || !isPath(path)) return Number.NaN;
  const { antennaGainDbi, cableLossDb } = path;
  return withoutResidue(outputPowerDbm + antennaGainDbi - cableLossDb);
}

/** Highest whole output power that keeps an EIRP limit, dBm. NaN for a limit, gain or loss outside its range. */
export function outputPowerForEirp(maxEirpDbm: number, path: AntennaPath): number {
  if (!isWithin(maxEirpDbm, PHYSICAL.dbm) || !isPath(path)) return Number.NaN;
  const { antennaGainDbi, cableLossDb } = path;
  return Math.floor(withoutResidue(maxEirpDbm - antennaGainDbi + cableLossDb));
}

/**
 * Output power limit at 2.4 GHz in the United States, Canada and Puerto Rico, dBm: 32 plus a third of cable loss minus
 * gain, rounded up. Undefined elsewhere and with less than 6 dBi; NaN for an invalid gain, loss or country.
 * §5.wireless-rules.
 */
export function gBandPowerLimitDbm(
  query: AntennaPath & Pick<PowerQuery, 'countryCode' | 'band'>,
): number | undefined {
  const { antennaGainDbi, cableLossDb, band, countryCode } = query;
  if (!isPath(query) || !isCountryCode(countryCode)) return Number.NaN;
  if (band !== 'G' || antennaGainDbi < G_BAND_RULE_GAIN_DBI || !hasFccRules(countryCode)) return undefined;
  return Math.ceil(
    withoutResidue(G_BAND_RULE_BASE_DBM + (cableLossDb - antennaGainDbi) / G_BAND_RULE_GAIN_PER_DB),
  );
}

function eirpBound(query: PowerQuery): Bound | undefined {
  if (query.maxEirpDbm === undefined) return undefined;
  const dbm = outputPowerForEirp(query.maxEirpDbm, query);
  const reason = message('Channel limit: max. {power} dBm transmit power.', { power: dbm });
  return { rule: 'eirp', dbm, reason };
}

function gBandBound(query: PowerQuery): Bound | undefined {
  const dbm = gBandPowerLimitDbm(query);
  if (dbm === undefined) return undefined;
  const key = 'Country limit at 2.4 GHz: max. {power} dBm with {gain} dBi antenna gain.';
  return { rule: 'g-band', dbm, reason: message(key, { gain: query.antennaGainDbi, power: dbm }) };
}

function conductedBound({ maxConductedDbm: dbm }: PowerQuery): Bound | undefined {
  if (dbm === undefined) return undefined;
  const key = 'Country limit: max. {power} dBm conducted power.';
  return { rule: 'conducted', dbm, reason: message(key, { power: dbm }) };
}

function deviceBound({ device }: PowerQuery): Bound {
  const reason = message('Radio limit: max. {power} dBm.', { power: device.maxDbm });
  return { rule: 'device', dbm: device.maxDbm, reason };
}

function isAnswerable({ device, maxEirpDbm, maxConductedDbm, countryCode, ...path }: PowerQuery): boolean {
  const powers = [device.minDbm, device.maxDbm, maxEirpDbm, maxConductedDbm];
  const known = powers.every(power => power === undefined || isWithin(power, PHYSICAL.dbm));
  return known && device.minDbm <= device.maxDbm && isPath(path) && isCountryCode(countryCode);
}

/**
 * The range of transmit power. Its maximum is the least of the radio's maximum, the channel's EIRP limit, the
 * 2.4 GHz rule and the limit on power into the antenna. On a tie the radio's own limit is named. Never empty:
 * if even the radio's minimum is too high, or an input is invalid, the minimum is the only value and `lawful` is
 * false. §5.wireless-rules.
 */
export function outputPowerLimits(query: PowerQuery): OutputPowerLimits {
  const { minDbm } = query.device;
  if (!isAnswerable(query)) {
    const reason = message('The power limit cannot be calculated: an input is out of range.');
    return { minDbm, maxDbm: minDbm, boundBy: 'unknown', reason, lawful: false };
  }
  const others = [eirpBound(query), gBandBound(query), conductedBound(query)];
  const bound = others.reduce<Bound>(
    (lowest, candidate) => (candidate !== undefined && candidate.dbm < lowest.dbm ? candidate : lowest),
    deviceBound(query),
  );
  if (bound.dbm >= minDbm) {
    return { minDbm, maxDbm: bound.dbm, boundBy: bound.rule, reason: bound.reason, lawful: true };
  }
  const key =
    'The minimum power of the radio ({power} dBm) exceeds the limit of {limit} dBm. Select another channel or an antenna with lower gain.';
  const reason = message(key, { power: minDbm, limit: bound.dbm });
  return { minDbm, maxDbm: minDbm, boundBy: 'device-minimum', reason, lawful: false };
}

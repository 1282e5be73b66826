import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** A network found by a site survey. */
export interface SurveyCell {
  readonly mac: string;
  readonly ssid?: string | undefined;
  readonly frequencyMhz?: number | undefined;
  readonly channelWidthMhz?: number | undefined;
  readonly channel?: number | undefined;
  readonly signalDbm?: number | undefined;
  readonly noiseDbm?: number | undefined;
  readonly security?: string | undefined;
  readonly mode?: string | undefined;
  readonly ieeeMode?: string | undefined;
  readonly airmax?: boolean | undefined;
  /** Seconds since it was last received. */
  readonly ageSeconds?: number | undefined;
}

const MHZ_PER_GHZ = 1000;
/** No radio works below this many MHz: a smaller number is GHz. */
const GHZ_BELOW = 100;

/**
 * A frequency of a survey in whole MHz: the classic interface gives GHz (`5.785`), the versioned one MHz, either as a
 * number or a text. Undefined for an invalid frequency.
 */
export function surveyFrequencyMhz(value: number | string | undefined): number | undefined {
  const number = numberOf(value);
  if (number === undefined || number <= 0) return undefined;
  const mhz = Math.round(number < GHZ_BELOW ? number * MHZ_PER_GHZ : number);
  return isWithin(mhz, PHYSICAL.frequencyMhz) ? mhz : undefined;
}

/** A level of a survey, dBm, sent as a number or a text such as `-42 dBm`. Undefined for an invalid level. */
export function surveyLevelDbm(value: number | string | undefined): number | undefined {
  const number = numberOf(value);
  return isWithin(number, PHYSICAL.dbm) && number < 0 ? number : undefined;
}

/** Signal over noise of a cell, dB. */
export function surveySnrDb({ signalDbm, noiseDbm }: SurveyCell): number | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm) || !isWithin(noiseDbm, PHYSICAL.dbm)) return undefined;
  return signalDbm - noiseDbm;
}

/** Strongest first; cells without a signal last, then by MAC. */
export function bySignal(a: SurveyCell, b: SurveyCell): number {
  const [signalA, signalB] = [
    a.signalDbm ?? Number.NEGATIVE_INFINITY,
    b.signalDbm ?? Number.NEGATIVE_INFINITY,
  ];
  if (signalA !== signalB) return signalB - signalA;
  return Number(a.mac > b.mac) - Number(a.mac < b.mac);
}

function numberOf(value: number | string | undefined): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}

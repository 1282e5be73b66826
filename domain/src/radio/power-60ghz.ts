import { message, type Problem } from '../errors/message.ts';
import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import type { RegulatoryDomain60 } from './regulatory-domain.ts';

const FCC_FIXED_LINK_EIRP_DBM = 82;
const FCC_FIXED_LINK_GAIN_DBI = 51;
const FCC_EIRP_DBM = 40;

/**
 * EIRP that the FCC permits for a fixed outdoor 60 GHz link, dBm average: 82, less 2 dB for each dB of
 * antenna gain below 51 dBi, at least 40. NaN for an invalid gain.
 */
export function fccFixedLink60EirpDbm(antennaGainDbi: number): number {
  const missing = Math.max(0, FCC_FIXED_LINK_GAIN_DBI - within(antennaGainDbi, PHYSICAL.gainDbi));
  return Math.max(FCC_EIRP_DBM, FCC_FIXED_LINK_EIRP_DBM - 2 * missing);
}

/** Says when an antenna has more or less gain than the country asks of 60 GHz links; the bounds are allowed. */
export function antennaGain60Problem(
  gainDbi: number,
  { minAntGain: min, maxAntGain: max }: Pick<RegulatoryDomain60, 'minAntGain' | 'maxAntGain'>,
): Problem | undefined {
  if (isWithin(gainDbi, PHYSICAL.gainDbi) && isWithin(gainDbi, { min, max })) return undefined;
  return message('The antenna gain must be between {min} and {max} dBi.', { min, max });
}

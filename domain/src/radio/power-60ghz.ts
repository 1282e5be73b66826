import { message, type Problem } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { RegulatoryDomain60 } from './regulatory-domain.ts';

/** Says when an antenna has more or less gain than the country asks of 60 GHz links; the bounds are allowed. */
export function antennaGain60Problem(
  gainDbi: number,
  { minAntGain: min, maxAntGain: max }: Pick<RegulatoryDomain60, 'minAntGain' | 'maxAntGain'>,
): Problem | undefined {
  if (isWithin(gainDbi, PHYSICAL.gainDbi) && isWithin(gainDbi, { min, max })) return undefined;
  return message('The antenna gain must be between {min} and {max} dBi.', { min, max });
}

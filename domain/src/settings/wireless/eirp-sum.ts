import type { Message } from '../../errors/message.ts';
import { type AntennaPath, eirpDbm, outputPowerLimits } from '../../radio/output-power.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, knownGainDbi } from './antenna-in-use.ts';
import { antennaPath, countryCodeOf, EIRP_SOURCES, type EirpLimit, eirpLimit } from './eirp-limit.ts';
import { bandInUse } from './lawful-channel.ts';

/** EIRP as it adds up. A term that is unknown is undefined, and so is what follows from it. */
interface EirpSum {
  readonly powerDbm: number | undefined;
  readonly gainDbi: number | undefined;
  /** Left out where the radio has no antenna cable. */
  readonly lossDb?: number;
  readonly eirpDbm: number | undefined;
  readonly limit: EirpLimit | undefined;
  /** How far the EIRP is above the limit, dB; undefined where it is not. */
  readonly excessDb: number | undefined;
  /** What bounds the power, and at how much; undefined while gain or board are unknown. */
  readonly bound: Message | undefined;
}

/** The sum of a typed power, with the rest of the configuration. §5; reading 41. */
export function eirpSum(power: string, context: SettingsContext, radio: AntennaRadio): EirpSum {
  const path = antennaPath(context, radio);
  const gainDbi = knownGainDbi(context, radio);
  const powerDbm = power.trim() === '' ? undefined : finite(Number(power));
  const eirp = powerDbm === undefined || gainDbi === undefined ? undefined : finite(eirpDbm(powerDbm, path));
  const limit = eirpLimit(context, radio);
  const hasCable = radio === 'main' || context.values.has('radio.0.cable.loss');
  return {
    powerDbm,
    gainDbi,
    ...(hasCable && { lossDb: path.cableLossDb }),
    eirpDbm: eirp,
    limit,
    excessDb: eirp !== undefined && limit !== undefined && eirp > limit.dbm ? eirp - limit.dbm : undefined,
    bound: gainDbi === undefined ? undefined : boundOf(context, radio, path, limit),
  };
}

/** A channel that the radio chooses bounds nothing yet. */
function boundOf(
  context: SettingsContext,
  radio: AntennaRadio,
  path: AntennaPath,
  limit: EirpLimit | undefined,
): Message | undefined {
  const { device } = EIRP_SOURCES[radio];
  const given = device(context);
  if (given === undefined) return undefined;
  const conducted = radio === 'sixty' ? context.domain60?.maxCondPower : undefined;
  return outputPowerLimits({
    ...path,
    device: { minDbm: given.min, maxDbm: given.max },
    countryCode: countryCodeOf(context),
    band: radio === 'sixty' ? 'AD' : bandInUse(context),
    ...(limit?.isSet === true && { maxEirpDbm: limit.dbm }),
    ...(conducted !== undefined && { maxConductedDbm: conducted }),
  }).reason;
}

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

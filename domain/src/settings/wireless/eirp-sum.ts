import { type Message, message } from '../../errors/message.ts';
import { bandOf } from '../../radio/band.ts';
import { isLicensedUse } from '../../radio/country-lock.ts';
import { type AntennaPath, eirpDbm, outputPowerLimits } from '../../radio/output-power.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, knownGainDbi } from './antenna-in-use.ts';
import { channels60InUse, channelsInUse, countryOf } from './lawful-channel.ts';

/** Where the terms of a radio stand, and the channels that it may come to use. config-format §5. */
export const EMITTERS = {
  main: {
    radio: 'radio.1',
    channels: channelsInUse,
    device: ({ board }: SettingsContext) => board?.outputPowerDbm,
  },
  sixty: {
    radio: 'radio.0',
    channels: channels60InUse,
    device: ({ board }: SettingsContext) => board?.sixtyOutputPowerDbm,
  },
} as const;

/** The least EIRP limit of the channels that a radio may come to use. */
export interface EirpLimit {
  readonly dbm: number;
  readonly frequencyMhz: number;
  readonly country: string;
  /** False while the radio chooses its channel: it may choose another one. */
  readonly isSet: boolean;
}

/** EIRP as it adds up. A term that is unknown is undefined, and so is what follows from it. */
export interface EirpSum {
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

/** Undefined while the country's channels are unknown, under a licence, and on a channel that is not permitted. */
export function eirpLimit(context: SettingsContext, radio: AntennaRadio): EirpLimit | undefined {
  const used = EMITTERS[radio].channels(context);
  if (used === undefined || isLicensedUse(countryCodeOf(context), context.countryName)) return undefined;
  const [first, ...others] = used.rows;
  if (first === undefined) return undefined;
  const strictest = others.reduce((least, row) => (row.maxEirp < least.maxEirp ? row : least), first);
  return {
    dbm: strictest.maxEirp,
    frequencyMhz: strictest.control,
    country: countryOf(context, radio === 'sixty'),
    isSet: used.isSet,
  };
}

/** Antenna and cable of a radio. An unknown gain counts as none: the EIRP is at least that. */
export function antennaPath(context: SettingsContext, radio: AntennaRadio): AntennaPath {
  const cableLossDb = Number(context.values.get(`${EMITTERS[radio].radio}.cable.loss`) ?? '') || 0;
  return { antennaGainDbi: knownGainDbi(context, radio) ?? 0, cableLossDb };
}

/** The sum of a typed power, with the rest of the configuration. Specification §5; decided.md row 41. */
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
  const { device, radio: prefix } = EMITTERS[radio];
  const given = device(context);
  if (given === undefined) return undefined;
  const conducted = radio === 'sixty' ? context.domain60?.maxCondPower : undefined;
  return outputPowerLimits({
    ...path,
    device: { minDbm: given.min, maxDbm: given.max },
    countryCode: countryCodeOf(context),
    band: bandOf(limit?.frequencyMhz ?? (Number(context.values.get(`${prefix}.freq`) ?? '') || 0)),
    ...(limit?.isSet === true && { maxEirpDbm: limit.dbm }),
    ...(conducted !== undefined && { maxConductedDbm: conducted }),
  }).reason;
}

const countryCodeOf = ({ values }: SettingsContext): number =>
  Number(values.get('radio.countrycode') ?? '') || 0;

const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);

/** The limit in words: whose, where, and how much. */
export function limitWords({ dbm, frequencyMhz, country, isSet }: EirpLimit): Message {
  return isSet
    ? message('{country} limit on {frequency} MHz: {limit} dBm.', {
        country,
        frequency: frequencyMhz,
        limit: dbm,
      })
    : message('The radio selects the channel. Lowest {country} limit: {limit} dBm.', { country, limit: dbm });
}

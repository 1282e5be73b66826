import { type Message, message } from '../../errors/message.ts';
import { isLicensedUse } from '../../radio/country-lock.ts';
import type { AntennaPath } from '../../radio/output-power.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, gainInUseDbi } from './antenna-in-use.ts';
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
  return { antennaGainDbi: gainInUseDbi(context, radio), cableLossDb };
}

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

/** Number of the country whose rules apply; 0 where none is selected. */
export const countryCodeOf = ({ values }: SettingsContext): number =>
  Number(values.get('radio.countrycode') ?? '') || 0;

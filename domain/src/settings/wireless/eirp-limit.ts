import { type Message, message } from '../../errors/message.ts';
import { isLicensedUse } from '../../radio/country-lock.ts';
import { type AntennaPath, eirpDbm } from '../../radio/output-power.ts';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, gainInUseDbi } from './antenna-in-use.ts';
import { channels60InUse, channelsInUse, countryOf } from './lawful-channel.ts';

/** Where the terms of a radio stand, and the channels that it may come to use. §config.radio. */
export const EIRP_SOURCES = {
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
  const used = EIRP_SOURCES[radio].channels(context);
  if (used === undefined || isLicensedUse(countryCodeOf(context), context.countryName)) return undefined;
  const strictest = strictestOf(used.rows, lowestEirpDbm(context, radio));
  if (strictest === undefined) return undefined;
  return {
    dbm: strictest.maxEirp,
    frequencyMhz: strictest.control,
    country: countryOf(context, radio === 'sixty'),
    isSet: used.isSet,
  };
}

/**
 * The channel of the lowest limit that the radio can keep, and so may select: at the edges of a band a device permits
 * less than some radios can transmit at all. Of those the best, where it can keep no limit. reading 64.
 */
function strictestOf(rows: readonly ChannelRow[], lowestDbm: number): ChannelRow | undefined {
  const byLimit = rows.toSorted((one, other) => one.maxEirp - other.maxEirp);
  return byLimit.find(({ maxEirp }) => maxEirp >= lowestDbm) ?? byLimit.at(-1);
}

/** The least that a radio transmits, dBm EIRP; of an unknown board any channel is possible. */
function lowestEirpDbm(context: SettingsContext, radio: AntennaRadio): number {
  const least = EIRP_SOURCES[radio].device(context)?.min;
  const eirp = least === undefined ? Number.NaN : eirpDbm(least, antennaPath(context, radio));
  return Number.isNaN(eirp) ? Number.NEGATIVE_INFINITY : eirp;
}

/** Antenna and cable of a radio. An unknown gain counts as none: the EIRP is at least that. */
export function antennaPath(context: SettingsContext, radio: AntennaRadio): AntennaPath {
  const cableLossDb = Number(context.values.get(`${EIRP_SOURCES[radio].radio}.cable.loss`) ?? '') || 0;
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
    : message('The radio selects the channel. Lowest {country} limit: {limit} dBm on {frequency} MHz.', {
        country,
        frequency: frequencyMhz,
        limit: dbm,
      });
}

/** Number of the country whose rules apply; 0 where none is selected. */
export const countryCodeOf = ({ values }: SettingsContext): number =>
  Number(values.get('radio.countrycode') ?? '') || 0;

import { type Message, message } from '../../errors/message.ts';
import { isLicensedUse } from '../../radio/country.ts';
import { type AntennaPath, eirpDbm } from '../../radio/output-power.ts';
import type { ChannelRow } from '../../radio/regulatory-domain.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, gainInUseDbi } from './antenna-in-use.ts';
import { channels60InUse, type ChannelsInUse, channelsInUse, countryOf } from './lawful-channel.ts';

/** Where the terms of a radio stand, and the channels that it may come to use. §config.radio. */
export const EIRP_SOURCES = {
  main: {
    radio: 'radio.1',
    channels: channelsInUse,
    permitted: ({ channels }: SettingsContext) => channels ?? [],
    device: ({ board }: SettingsContext) => board?.outputPowerDbm,
  },
  sixty: {
    radio: 'radio.0',
    channels: channels60InUse,
    permitted: ({ domain60 }: SettingsContext) => domain60?.channels ?? [],
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
  /** The radio chose this channel, or follows its access point to it. */
  readonly isSelected?: true;
}

/** Undefined while the country's channels are unknown, under a licence, and on a channel that is not permitted. */
export function eirpLimit(context: SettingsContext, radio: AntennaRadio): EirpLimit | undefined {
  const used = EIRP_SOURCES[radio].channels(context);
  if (used === undefined || isLicensedUse(countryCodeOf(context), context.countryName)) return undefined;
  const country = countryOf(context, radio === 'sixty');
  const selected = selectedRow(context, radio, used);
  if (selected !== undefined)
    return {
      dbm: selected.maxEirp,
      frequencyMhz: selected.control,
      country,
      isSet: false,
      isSelected: true,
    };
  const strictest = strictestOf(used.rows, lowestEirpDbm(context, radio));
  if (strictest === undefined) return undefined;
  return { dbm: strictest.maxEirp, frequencyMhz: strictest.control, country, isSet: used.isSet };
}

/**
 * The channel that the radio has selected, where the configuration leaves it to select one; a station transmits where its
 * access point does, whatever it has stored. Of several of that frequency the one of the reported width, else the strictest.
 */
function selectedRow(
  context: SettingsContext,
  radio: AntennaRadio,
  used: ChannelsInUse,
): ChannelRow | undefined {
  const selected = context.selected?.[radio];
  const isStation = context.wirelessMode?.startsWith('sta') === true;
  if (selected === undefined || (used.isSet && !isStation)) return undefined;
  const { frequencyMhz, widthMhz } = selected;
  const among = (rows: readonly ChannelRow[]): readonly ChannelRow[] => {
    const byControl = rows.filter(({ control }) => control === frequencyMhz);
    return byControl.length > 0 ? byControl : rows.filter(({ center }) => center === frequencyMhz);
  };
  if (used.isSet && among(used.rows).length > 0) return undefined;
  const found = among(isStation ? EIRP_SOURCES[radio].permitted(context) : used.rows);
  const ofWidth = found.filter(({ bw }) => bw === widthMhz);
  const rows = ofWidth.length > 0 ? ofWidth : found;
  return rows.toSorted((one, other) => one.maxEirp - other.maxEirp)[0];
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
export function limitWords({ dbm, frequencyMhz, country, isSet, isSelected }: EirpLimit): Message {
  if (isSelected)
    return message('{country} limit on the channel in use, {frequency} MHz: {limit} dBm.', {
      country,
      frequency: frequencyMhz,
      limit: dbm,
    });
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

import { message, type Problem } from '../../errors/message.ts';
import { type Band, bandOf } from '../../radio/band.ts';
import { AUTO_WIDTHS_MHZ, isAutoWidth, WIDTH_60GHZ_MHZ } from '../../radio/channel-width.ts';
import { type ChannelRow, rowsOfWidth } from '../../radio/regulatory-domain.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import { frequencyIn, MILLIMETRE_WAVE_MHZ } from './frequency.ts';
import type { InContext, Repair, SettingRule } from '../setting.ts';
import { chosenChannel, type SettingsContext } from '../settings-context.ts';

/** The channels that a configuration permits its radio to use, of those that the country permits. */
export interface ChannelsInUse {
  /** One where frequency and width are set; several while the radio chooses; none if what is set is not permitted. */
  readonly rows: readonly ChannelRow[];
  /** False while the radio chooses the frequency or the width. */
  readonly isSet: boolean;
}

const CENTER = 'radio.1.center.1.freq';
const numberAt = (values: ReadonlyMap<string, string>, key: string): number =>
  Number(values.get(key) ?? '') || 0;
const of = (rows: readonly ChannelRow[], mhz: number): readonly ChannelRow[] =>
  rows.filter(({ control, center }) => control === mhz || center === mhz);

/**
 * The channels that the main radio may come to use; undefined while those of the country are unknown. A station uses the
 * channel of its access point: a stored frequency that is not permitted does not bind it. reading 57.
 */
export function channelsInUse(context: SettingsContext): ChannelsInUse | undefined {
  const { values, channels } = context;
  if (channels === undefined || channels.length === 0) return undefined;
  const width = numberAt(values, 'radio.1.chanbw');
  const frequency = numberAt(values, 'radio.1.freq');
  const sent = frequency > 0 ? frequency : numberAt(values, 'radio.1.txfreq');
  const ofWidth = isAutoWidth(width)
    ? channels.filter(({ bw }) => AUTO_WIDTHS_MHZ.includes(bw))
    : rowsOfWidth(channels, width);
  if (sent === 0) return { rows: scanned(ofWidth, values), isSet: false };
  if (isAutoWidth(width)) return { rows: of(ofWidth, sent), isSet: false };
  const row = (frequency > 0 ? chosenChannel(values, channels) : undefined) ?? of(ofWidth, sent)[0];
  if (row === undefined && isStation(context)) return { rows: ofWidth, isSet: false };
  return { rows: row === undefined ? [] : [row], isSet: true };
}

/** Those of a scan list, to which a radio that selects its channel keeps; all while none of them is listed. */
function scanned(rows: readonly ChannelRow[], values: ReadonlyMap<string, string>): readonly ChannelRow[] {
  if (values.get('radio.1.scan_list.status') !== 'enabled') return rows;
  const listed = new Set((values.get('radio.1.scan_list.channels') ?? '').split(',').map(Number));
  const kept = rows.filter(({ control, center }) => listed.has(control) || listed.has(center));
  return kept.length === 0 ? rows : kept;
}

/** True for a station; false where the configuration does not say. */
const isStation = ({ wirelessMode }: SettingsContext): boolean => wirelessMode?.startsWith('sta') === true;

/** The same of the 60 GHz radio. */
export function channels60InUse(context: SettingsContext): ChannelsInUse | undefined {
  const { values, domain60 } = context;
  if (domain60 === undefined || domain60.channels.length === 0) return undefined;
  const center = numberAt(values, 'radio.0.freq');
  const ofWidth = rowsOfWidth(domain60.channels, numberAt(values, 'radio.0.chanbw') || WIDTH_60GHZ_MHZ);
  const rows = of(ofWidth, center);
  const isFree = center === 0 || (rows.length === 0 && isStation(context));
  return isFree ? { rows: ofWidth, isSet: false } : { rows, isSet: true };
}

/**
 * The band in which every channel lies that the main radio may come to use; undefined where they lie in several, or are
 * unknown and the board does not name its band. reading 62.
 */
export function bandInUse(context: SettingsContext): Band | undefined {
  const { values, board } = context;
  const set = [CENTER, 'radio.1.freq', 'radio.1.txfreq']
    .map(key => numberAt(values, key))
    .find(mhz => mhz > 0);
  if (set !== undefined) return bandOf(set);
  const bands = new Set(channelsInUse(context)?.rows.map(({ center }) => bandOf(center)));
  if (bands.size === 0) return board?.band;
  return bands.size === 1 ? [...bands][0] : undefined;
}

/** A context with the frequency that is being typed. The center moves with it: the one held says nothing of it. */
function withFrequency(context: SettingsContext, key: string, value: string): SettingsContext {
  if (context.values.get(key) === value) return context;
  const others = [...context.values].filter(([held]) => held !== CENTER);
  return { ...context, values: new Map(others).set(key, value) };
}

/**
 * A frequency in a band that the country permits at the width in use; 0 is automatic. Nothing is refused while the
 * country's channels are unknown, nor on a station, which follows its access point. readings 41 and 57.
 */
export function permittedFrequency(key: string, range: NumberRange | InContext<NumberRange>): SettingRule {
  const inBand = frequencyIn(range);
  const is60 = range === MILLIMETRE_WAVE_MHZ;
  return (value, context, indexes) => {
    const problem = inBand(value, context, indexes);
    if (problem !== undefined || Number(value) === 0 || isStation(context)) return problem;
    const typed = withFrequency(context, key, value);
    const used = is60 ? channels60InUse(typed) : channelsInUse(typed);
    return used === undefined || used.rows.length > 0 ? undefined : notPermitted(Number(value), typed, is60);
  };
}

/** Bands in which a country permits channels or does not, MHz. §facts.channels. */
const BANDS_MHZ = [
  [2400, 2500],
  [4900, 5150],
  [5150, 5250],
  [5250, 5350],
  [5470, 5725],
  [5725, 5925],
  [5925, 7125],
] as const;

/** Remarks on a station's stored frequency in a band of which the country permits no channel. reading 57. */
export const remarkOnClosedBand: SettingRule = (value, context) => {
  const { channels = [] } = context;
  const frequency = Number(value);
  if (!(frequency > 0) || channels.length === 0 || !isStation(context)) return undefined;
  const [start, end] = BANDS_MHZ.find(([from, to]) => from <= frequency && frequency < to) ?? [
    frequency,
    frequency,
  ];
  const isOpen = channels.some(({ center, bw }) => center - bw / 2 < end && center + bw / 2 > start);
  return isOpen
    ? undefined
    : message('{country}: no channel is permitted in the band of {frequency} MHz.', {
        country: countryOf(context, false),
        frequency,
      });
};

function notPermitted(frequency: number, context: SettingsContext, is60: boolean): Problem {
  const width = numberAt(context.values, is60 ? 'radio.0.chanbw' : 'radio.1.chanbw');
  const country = countryOf(context, is60);
  return isAutoWidth(width)
    ? message('{country}: {frequency} MHz is not permitted.', { frequency, country })
    : message('{country}: {frequency} MHz is not permitted with {width} MHz channel width.', {
        frequency,
        country,
        width,
      });
}

/** A width of which the country permits a channel. */
export function permittedWidth(width: number, context: SettingsContext): Problem | undefined {
  const { channels } = context;
  if (channels === undefined || channels.length === 0 || isAutoWidth(width)) return undefined;
  if (rowsOfWidth(channels, width).length > 0) return undefined;
  return message('{country}: no channel is permitted with {width} MHz channel width.', {
    width,
    country: countryOf(context, false),
  });
}

/** The radio selects a permitted channel. */
export function automaticFrequency(key: string): InContext<Repair | undefined> {
  return ({ values }) => ({
    label: message('Set frequency to auto'),
    changes: new Map(
      [key, ...(key === 'radio.1.freq' && values.has(CENTER) ? [CENTER] : [])].map(each => [each, '0']),
    ),
  });
}

/** Name of the country whose rules apply; its number where the device does not name it. */
export function countryOf({ values, countryName, domain60 }: SettingsContext, is60: boolean): string {
  const known = is60 ? (domain60?.countryName ?? countryName) : countryName;
  return known === undefined || known === '' ? (values.get('radio.countrycode') ?? '') : known;
}

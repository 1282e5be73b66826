import { AUTO_WIDTH, AUTO_WIDTH_ACCESS_POINT, autoWidths, usableWidths } from '../../radio/channel-width.ts';
import { outputPowerLimits } from '../../radio/output-power.ts';
import { message, type Problem } from '../../errors/message.ts';
import { rowsOfWidth } from '../../radio/regulatory-domain.ts';
import { accessPoint, station } from '../conditions.ts';
import { oneOf, wholeNumberWithin } from '../rules.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import type { Choice, InContext, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';
import { type AntennaRadio, gainInUseDbi } from './antenna-in-use.ts';
import { checkEirp } from './tx-power.ts';
import { bandInUse, permittedWidth } from './lawful-channel.ts';

/** Output power if the board does not report it: wider than any known radio, so that only nonsense is refused. */
const ANY_OUTPUT_POWER_DBM: NumberRange = { min: -40, max: 50 };

/**
 * Output power of the main radio, dBm: what the device gives, less where the rule of the G band asks it. That rule needs
 * the country, the antenna gain and the band, which an automatic frequency has where every channel lies in one; without
 * them it limits nothing. §3 and §5; reading 62.
 */
export const outputPowerDbm: InContext<NumberRange> = context => {
  const { board, values } = context;
  const device = board?.outputPowerDbm ?? ANY_OUTPUT_POWER_DBM;
  const countryCode = firstNumber(values, 'radio.countrycode', 'radio.1.countrycode');
  const band = bandInUse(context);
  const antennaGainDbi = gainInUseDbi(context, 'main');
  if (countryCode === undefined || band === undefined) return device;
  const { minDbm, maxDbm, boundBy } = outputPowerLimits({
    device: { minDbm: device.min, maxDbm: device.max },
    countryCode,
    band,
    antennaGainDbi,
    cableLossDb: firstNumber(values, 'radio.1.cable.loss') ?? 0,
  });
  // A wrong gain or country has a finding of its own.
  return boundBy === 'unknown' ? device : { min: minDbm, max: maxDbm };
};

/** The first of the keys that holds a number above 0; at 0 nothing is chosen. */
function firstNumber(values: ReadonlyMap<string, string>, ...keys: readonly string[]): number | undefined {
  return keys.map(key => Number(values.get(key))).find(number => number > 0);
}

/** Output power of the 60 GHz radio, dBm. */
export const sixtyOutputPowerDbm: InContext<NumberRange> = ({ board }) =>
  board?.sixtyOutputPowerDbm ?? ANY_OUTPUT_POWER_DBM;

/**
 * Power that the radio gives and the country permits: into the antenna, and as EIRP. §5; reading 41.
 */
export function checkOutputPower(radio: AntennaRadio): SettingRule {
  const given = wholeNumberWithin(radio === 'main' ? outputPowerDbm : sixtyOutputPowerDbm);
  const eirp = checkEirp(radio);
  return (value, context, indexes) =>
    given(value, context, indexes) ??
    (radio === 'sixty' ? overConducted(value, context) : undefined) ??
    eirp(value, context, indexes);
}

/** Power into the 60 GHz antenna above the limit of the country. */
function overConducted(value: string, { domain60 }: SettingsContext): Problem | undefined {
  const power = domain60?.maxCondPower;
  return power !== undefined && Number(value) > power
    ? message('Country limit: max. {power} dBm conducted power.', { power })
    : undefined;
}

/** Widths that radios of this family have, MHz. */
const KNOWN_WIDTHS_MHZ = [3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100];

/** Wider than any known radio below 60 GHz, MHz. */
const WIDEST_MHZ = 200;

const WIDTH_KEY = 'radio.1.chanbw';
const WIDTH = /^[1-9]\d{0,3}$/;
const AUTO_LABEL = 'Auto';
const FOLLOWS_ACCESS_POINT_LABEL = 'Auto (set by access point)';

const supportedWidths = ({ board }: SettingsContext): readonly number[] =>
  board?.channelWidthsMhz ?? KNOWN_WIDTHS_MHZ;

/**
 * Widths of the board's radio, or all known ones, as §5 offers them, with automatic width first. The
 * configured width is offered if the radio supports it, so that a form never loses the width in use. For an unknown
 * radio any possible width is accepted.
 */
export const channelWidths: InContext<readonly Choice[]> = (context, indexes) => [
  ...automaticWidths(context, indexes),
  ...offeredWidths(context).map(width => ({ value: String(width), label: `${width} MHz` })),
];

/**
 * An offered width, of which the country permits a channel, or the default 0 of the key in any role. The configured one is offered, so that this refuses only widths that the radio does not support.
 */
export const checkChannelWidth: SettingRule = (value, context, indexes) =>
  value === String(AUTO_WIDTH)
    ? undefined
    : (permittedWidth(Number(value), context) ?? oneOf(channelWidths)(value, context, indexes));

function offeredWidths(context: SettingsContext): readonly number[] {
  const { channels, allowAbove40 = isUnknownRadio(context) } = context;
  const usable = usableWidths({ supported: supportedWidths(context), channels, allowAbove40 });
  return [...new Set([...usable, ...heldWidth(context)])].toSorted((a, b) => a - b);
}

/** The width that the configuration holds, unless the radio does not have it or the country no channel for it. */
function heldWidth({ values, board, channels }: SettingsContext): readonly number[] {
  const held = values.get(WIDTH_KEY) ?? '';
  if (!WIDTH.test(held)) return [];
  const width = Number(held);
  const possible = board?.channelWidthsMhz?.includes(width) ?? width <= WIDEST_MHZ;
  return possible && (channels === undefined || rowsOfWidth(channels, width).length > 0) ? [width] : [];
}

/**
 * The automatic width of the role: an access point chooses one, a station follows its access point. The code of the
 * other role is offered only where it is configured. §9.auto-width.
 */
function automaticWidths(context: SettingsContext, indexes: readonly number[]): readonly Choice[] {
  const held = context.values.get(WIDTH_KEY);
  const isPossible = autoWidths(supportedWidths(context)).length > 0;
  const isStation = station(context, indexes);
  const choices = [
    {
      value: String(AUTO_WIDTH),
      label: isStation ? FOLLOWS_ACCESS_POINT_LABEL : AUTO_LABEL,
      isOfRole: isStation,
    },
    {
      value: String(AUTO_WIDTH_ACCESS_POINT),
      label: AUTO_LABEL,
      isOfRole: accessPoint(context, indexes) && (isStation || held !== String(AUTO_WIDTH)),
    },
  ];
  return choices.flatMap(({ value, label, isOfRole }) =>
    value === held || (isPossible && isOfRole) ? [{ value, label }] : [],
  );
}

function isUnknownRadio({ board, channels }: SettingsContext): boolean {
  return board?.channelWidthsMhz === undefined && channels === undefined;
}

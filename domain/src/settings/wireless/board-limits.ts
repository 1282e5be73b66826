import {
  AUTO_WIDTH,
  AUTO_WIDTH_ACCESS_POINT,
  autoWidths,
  isAutoWidth,
  usableWidths,
} from '../../radio/channel-width.ts';
import { bandOf } from '../../radio/band.ts';
import { outputPowerLimits } from '../../radio/output-power.ts';
import { rowsOfWidth } from '../../radio/regulatory-domain.ts';
import { accessPoint } from '../conditions.ts';
import { oneOf } from '../rules/choice.ts';
import { integerBetween } from '../rules/number.ts';
import type { Choice, InContext, NumberRange, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';

/** Output power when the board does not tell: wider than any known radio, so that only nonsense is refused. */
const ANY_OUTPUT_POWER_DBM: NumberRange = { min: -40, max: 50 };

/**
 * Output power of the main radio, dBm: what the device gives, less where the rule of the G band asks it. That rule needs
 * the country, the frequency and the antenna gain; without them it limits nothing. Specification §3 and §5.
 */
export const outputPowerDbm: InContext<NumberRange> = ({ board, values }) => {
  const device = board?.outputPowerDbm ?? ANY_OUTPUT_POWER_DBM;
  const countryCode = firstNumber(values, 'radio.countrycode', 'radio.1.countrycode');
  const frequencyMhz = firstNumber(values, 'radio.1.center.1.freq', 'radio.1.freq');
  const antennaGainDbi = firstNumber(values, 'radio.1.antenna.gain');
  if (countryCode === undefined || frequencyMhz === undefined || antennaGainDbi === undefined) return device;
  const { minDbm, maxDbm } = outputPowerLimits({
    device: { minDbm: device.min, maxDbm: device.max },
    countryCode,
    band: bandOf(frequencyMhz),
    antennaGainDbi,
    cableLossDb: firstNumber(values, 'radio.1.cable.loss') ?? 0,
  });
  return { min: minDbm, max: maxDbm };
};

/** The first of the keys that holds a number above 0; at 0 nothing is chosen. */
function firstNumber(values: ReadonlyMap<string, string>, ...keys: readonly string[]): number | undefined {
  return keys.map(key => Number(values.get(key))).find(number => number > 0);
}

/** Output power of the 60 GHz radio, dBm. */
export const sixtyOutputPowerDbm: InContext<NumberRange> = ({ board }) =>
  board?.sixtyOutputPowerDbm ?? ANY_OUTPUT_POWER_DBM;

/** Widths that radios of this family have, MHz. */
const KNOWN_WIDTHS_MHZ = [3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100];

/** Wider than any known radio below 60 GHz, MHz. */
const WIDEST_MHZ = 200;

const WIDTH_KEY = 'radio.1.chanbw';
const AUTOMATIC: Choice = { value: String(AUTO_WIDTH), label: 'Auto' };
const AUTOMATIC_ACCESS_POINT: Choice = {
  value: String(AUTO_WIDTH_ACCESS_POINT),
  label: 'Auto, chosen by the access point',
};

const supportedWidths = ({ board }: SettingsContext): readonly number[] =>
  board?.channelWidthsMhz ?? KNOWN_WIDTHS_MHZ;

/**
 * Widths of the board's radio, or all known ones, as Specification §5 offers them, with automatic width first. What the
 * configuration holds stays on offer when the radio can do it, so that a form never loses the width in use.
 */
export const channelWidths: InContext<readonly Choice[]> = (context, indexes) => [
  ...automaticWidths(context, indexes),
  ...offeredWidths(context).map(width => ({ value: String(width), label: `${width} MHz` })),
];

function offeredWidths(context: SettingsContext): readonly number[] {
  const { channels, allowAbove40 = isUnknownRadio(context), values } = context;
  const supported = supportedWidths(context);
  const held = supported
    .filter(width => values.get(WIDTH_KEY) === String(width))
    .filter(width => channels === undefined || rowsOfWidth(channels, width).length > 0);
  return [...new Set([...usableWidths({ supported, channels, allowAbove40 }), ...held])].toSorted(
    (a, b) => a - b,
  );
}

function automaticWidths(context: SettingsContext, indexes: readonly number[]): readonly Choice[] {
  const held = context.values.get(WIDTH_KEY);
  const possible = autoWidths(supportedWidths(context)).length > 0;
  return [
    { choice: AUTOMATIC, offered: possible },
    { choice: AUTOMATIC_ACCESS_POINT, offered: possible && accessPoint(context, indexes) },
  ].flatMap(({ choice, offered }) => (offered || choice.value === held ? [choice] : []));
}

function isUnknownRadio({ board, channels }: SettingsContext): boolean {
  return board?.channelWidthsMhz === undefined && channels === undefined;
}

const AUTO_CODE = /^-?\d$/;

/** Any width that a radio below 60 GHz could have, MHz. */
const anyWidth = integerBetween(0, WIDEST_MHZ);

/** A width that the board's radio has, or a code of automatic width; on an unknown board any possible one. */
export const checkChannelWidth: SettingRule = (value, context, indexes) => {
  if (AUTO_CODE.test(value) && isAutoWidth(Number(value))) return undefined;
  return (isUnknownRadio(context) ? anyWidth : oneOf(channelWidths))(value, context, indexes);
};

import { oneOf } from '../rules/choice.ts';
import { integerBetween } from '../rules/number.ts';
import type { Choice, InContext, NumberRange, SettingRule } from '../setting.ts';

/** Output power when the board does not tell: wider than any known radio, so that only nonsense is refused. */
const ANY_OUTPUT_POWER_DBM: NumberRange = { min: -40, max: 50 };

/** Output power of the 5 GHz radio, dBm. Specification §3, txpower min and max. */
export const outputPowerDbm: InContext<NumberRange> = ({ board }) =>
  board?.outputPowerDbm ?? ANY_OUTPUT_POWER_DBM;

/** Output power of the 60 GHz radio, dBm. */
export const sixtyOutputPowerDbm: InContext<NumberRange> = ({ board }) =>
  board?.sixtyOutputPowerDbm ?? ANY_OUTPUT_POWER_DBM;

/** Widths that radios of this family have, MHz. */
const KNOWN_WIDTHS_MHZ = [3, 5, 8, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100];

/** Widths of the board's radio, or all known ones, with automatic width first. */
export const channelWidths: InContext<readonly Choice[]> = ({ board }) => [
  { value: '0', label: 'Auto' },
  ...(board?.channelWidthsMhz ?? KNOWN_WIDTHS_MHZ).map(width => ({
    value: String(width),
    label: `${width} MHz`,
  })),
];

/** Any width that a radio below 60 GHz could have, MHz. */
const anyWidth = integerBetween(0, 200);

/** A width that the board's radio has; on an unknown board any possible one. */
export const checkChannelWidth: SettingRule = (value, context, indexes) =>
  (context.board?.channelWidthsMhz === undefined ? anyWidth : oneOf(channelWidths))(value, context, indexes);

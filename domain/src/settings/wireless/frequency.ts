import { type Message, message, type Problem } from '../../errors/message.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import type { InContext, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';

/** Lowest and highest frequency that radios of this family tune, MHz; which channels are legal is another rule. */
export const MICROWAVE_MHZ: NumberRange = { min: 400, max: 7125 };
/** The 24 GHz band of licence-free bridges, MHz. ITU Radio Regulations 5.150. */
const TWENTY_FOUR_GHZ_MHZ: NumberRange = { min: 24_000, max: 24_250 };
/** The 60 GHz band. §facts.band-60. */
export const MILLIMETRE_WAVE_MHZ: NumberRange = { min: 57_000, max: 71_000 };

/** The band of the main radio: by its board, else that of the whole family. */
export const mainBand: InContext<NumberRange> = ({ board }) =>
  board?.features?.has('24-ghz') ? TWENTY_FOUR_GHZ_MHZ : MICROWAVE_MHZ;

/** A frequency in whole MHz inside a band, or 0 for automatic choice. */
export function frequencyIn(band: NumberRange | InContext<NumberRange>): SettingRule {
  return (value, context, indexes) => {
    const { min, max } = typeof band === 'function' ? band(context, indexes) : band;
    const mhz = Number(value);
    if (value === '0' || (/^\d+$/.test(value) && mhz >= min && mhz <= max)) return undefined;
    return message('Enter a frequency from {min} to {max} MHz, or 0 for auto.', { min, max });
  };
}

/** Description of the values that `frequencyIn` accepts. */
export function allowedFrequency(range: NumberRange): Message {
  return message('From {min} to {max} MHz, or 0 for auto', { ...range });
}

/** The same for the main radio, whose band is the board's. */
const allowedInMainBand: InContext<Message> = (context, indexes) =>
  allowedFrequency(mainBand(context, indexes));

/** A radio that selects its frequency stores 0. */
export const AUTO_FREQUENCY = { '0': 'Auto' } as const;

/** What every frequency of the main radio has in common, MHz. */
export const ofMainRadio = {
  source: 'channels',
  allowed: allowedInMainBand,
  unit: 'MHz',
  words: AUTO_FREQUENCY,
} as const;

/** A list of frequencies in whole MHz with commas between. */
export function checkScanList(
  value: string,
  context: SettingsContext,
  indexes: readonly number[],
): Problem | undefined {
  const { min, max } = mainBand(context, indexes);
  const legal = value.split(',').every(part => {
    const mhz = part.trim();
    return /^\d+$/.test(mhz) && Number(mhz) >= min && Number(mhz) <= max;
  });
  return legal
    ? undefined
    : message('Enter frequencies from {min} to {max} MHz, separated by commas.', { min, max });
}

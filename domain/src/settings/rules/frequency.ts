import { type Message, message, type Problem } from '../../errors/message.ts';
import type { NumberRange } from '../number-range.ts';
import type { SettingRule } from '../setting.ts';

/** Lowest and highest frequency that radios of this family tune, MHz; which channels are legal is another rule. */
export const MICROWAVE_MHZ: NumberRange = { min: 400, max: 7125 };
/** The 60 GHz band. Domain facts §2. */
export const MILLIMETRE_WAVE_MHZ: NumberRange = { min: 57_000, max: 71_000 };

/** A frequency in whole MHz inside a band, or 0 for automatic choice. */
export function frequencyIn({ min, max }: NumberRange): SettingRule {
  return value => {
    const mhz = Number(value);
    if (value === '0' || (/^\d+$/.test(value) && mhz >= min && mhz <= max)) return undefined;
    return message('Enter a frequency from {min} to {max} MHz, or 0 for auto.', { min, max });
  };
}

/** Description of the values that `frequencyIn` accepts. */
export function allowedFrequency(range: NumberRange): Message {
  return message('From {min} to {max} MHz, or 0 for auto', { ...range });
}

/** A list of frequencies in whole MHz with commas between. */
export function checkScanList(value: string): Problem | undefined {
  const { min, max } = MICROWAVE_MHZ;
  const legal = value.split(',').every(part => {
    const mhz = part.trim();
    return /^\d+$/.test(mhz) && Number(mhz) >= min && Number(mhz) <= max;
  });
  return legal
    ? undefined
    : message('Enter frequencies from {min} to {max} MHz, separated by commas.', { min, max });
}

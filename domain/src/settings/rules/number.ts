import { message, type Problem } from '../../errors/message.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import type { InContext, SettingRule } from '../setting.ts';

const WHOLE = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A whole number, which may be negative. */
export function wholeNumber(value: string): Problem | undefined {
  return WHOLE.test(value) ? undefined : message('Enter a whole number.');
}

/** A whole number in a range that may depend on the rest of the configuration. */
export function wholeNumberWithin(range: InContext<NumberRange>): SettingRule {
  return (value, context, indexes) => {
    const limits = range(context, indexes);
    return WHOLE.test(value) && isWithin(Number(value), limits)
      ? undefined
      : message('Enter a whole number from {min} to {max}.', { ...limits });
  };
}

/** Whole numbers from `min` to `max`, both allowed. */
export function integerBetween(min: number, max: number): SettingRule {
  return wholeNumberWithin(() => ({ min, max }));
}

/** A number with or without decimals, in a range. */
export function decimalWithin(range: InContext<NumberRange>): SettingRule {
  return (value, context, indexes) => {
    const limits = range(context, indexes);
    if (DECIMAL.test(value) && isWithin(Number(value), limits)) return undefined;
    return Number.isFinite(limits.min)
      ? message('Enter a number from {min} to {max}.', { ...limits })
      : message('Enter a number.');
  };
}

function isWithin(number: number, { min, max }: NumberRange): boolean {
  return number >= min && number <= max;
}

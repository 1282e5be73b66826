import { antennaGain60Problem } from '../../radio/power-60ghz.ts';
import { integerBetween } from '../rules/number.ts';
import type { SettingRule } from '../setting.ts';
import { builtInGainDbi } from './antenna-in-use.ts';

/** Gains of any known 60 GHz antenna, dBi. */
export const SIXTY_GAIN_DBI = { min: 0, max: 80 };

const possible = integerBetween(SIXTY_GAIN_DBI.min, SIXTY_GAIN_DBI.max);

/** A gain in the range of the country; that of a built-in antenna is not set by hand. decided.md row 41. */
export const checkSixtyGain: SettingRule = (value, context, indexes) => {
  const problem = possible(value, context, indexes);
  if (problem !== undefined || context.domain60 === undefined) return problem;
  return builtInGainDbi(context, 'sixty') === undefined
    ? antennaGain60Problem(Number(value), context.domain60)
    : undefined;
};

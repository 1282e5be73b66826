import { valueProblem } from '../../configuration/config-rules.ts';
import { message } from '../../errors/message.ts';
import { codePoints } from '../../text/code-points.ts';
import type { SettingRule } from '../setting.ts';

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Text of one line without control characters, of at most `maxLength` characters when that is given. */
export function plainText(maxLength?: number): SettingRule {
  return value => {
    if (maxLength !== undefined && codePoints(value) > maxLength) {
      return message('Use at most {length} characters.', { length: maxLength });
    }
    const problem = valueProblem(value);
    if (problem !== undefined) return problem;
    return CONTROL_CHARACTER.test(value) ? message('Control characters are not allowed.') : undefined;
  };
}

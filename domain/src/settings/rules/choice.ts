import { message } from '../../errors/message.ts';
import type { Choice, InContext, SettingRule } from '../setting.ts';

/** One of the offered values, exactly. */
export function oneOf(choices: InContext<readonly Choice[]>): SettingRule {
  return (value, context, indexes) => {
    const offered = choices(context, indexes);
    if (offered.some(choice => choice.value === value)) return undefined;
    return message('Select one of: {choices}.', {
      choices: offered.map(choice => choice.value).join(', '),
    });
  };
}

/** One of the two values in which a switch is written. */
export function switchState([on, off]: readonly [on: string, off: string]): SettingRule {
  return value => (value === on || value === off ? undefined : message('Use {on} or {off}.', { on, off }));
}

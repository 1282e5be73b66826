import { message, type Problem } from '../errors/message.ts';
import { checkRequired } from '../network/validators.ts';
import { fillKey } from './key-pattern.ts';
import { mayBeInUse } from './section-switches.ts';
import type { SettingDescriptor } from './setting.ts';
import type { SettingsContext } from './settings-context.ts';

/**
 * Validates one value as a form does. An empty value is a problem only if required while no switch above it
 * is off; any other must satisfy the rule. The form layer builds its schema from this.
 */
export function checkSetting(
  descriptor: SettingDescriptor,
  value: string,
  context: SettingsContext,
  indexes: readonly number[] = [],
): Problem | undefined {
  if (value !== '') return descriptor.rule(value, context, indexes);
  const read = mayBeInUse(fillKey(descriptor.key, indexes), context.values);
  if (!read || !descriptor.required(context, indexes)) return undefined;
  return descriptor.requiredProblem ?? checkRequired(value);
}

/** A remark on a value that passes its rule: what its setting warns of, or that it is none of the known choices. */
export function remarkOn(
  descriptor: SettingDescriptor,
  value: string,
  context: SettingsContext,
  indexes: readonly number[] = [],
): Problem | undefined {
  const warning = descriptor.warning?.(value, context, indexes);
  if (warning !== undefined) return warning;
  const offered = descriptor.open ? descriptor.choices?.(context, indexes) : undefined;
  if (offered === undefined || offered.some(choice => choice.value === value)) return undefined;
  return message('Unknown value.');
}

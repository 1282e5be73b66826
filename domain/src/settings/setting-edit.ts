import { fillKey } from './key-pattern.ts';
import type { SettingDescriptor } from './setting.ts';
import { isInUse } from './section-switches.ts';

/** The key of a setting with its indexes put in. */
export function settingKey(descriptor: SettingDescriptor, indexes: readonly number[] = []): string {
  return fillKey(descriptor.key, indexes);
}

/**
 * All keys written when a value is set: its own key and its mirror keys. A mirror key is written if it is in the
 * configuration already or is read by a section in use.
 */
export function settingEdit(
  descriptor: SettingDescriptor,
  value: string,
  values: ReadonlyMap<string, string>,
  indexes: readonly number[] = [],
): ReadonlyMap<string, string> {
  const mirrors = descriptor.mirrors.filter(mirror => values.has(mirror) || isInUse(mirror, values));
  return new Map([settingKey(descriptor, indexes), ...mirrors].map(key => [key, value]));
}

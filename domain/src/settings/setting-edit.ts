import type { ConfigChanges } from '../configuration/config-edit.ts';
import { isInUse, switchOnEdits } from './section-switches.ts';
import { fillKey, type SettingDescriptor } from './setting.ts';

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

type Values = ReadonlyMap<string, string>;

/**
 * The way back of an entry of a list, such as `route.1`: its keys return to what the device has, so that a new one is gone.
 * With the last changed entry of its list, the switches over the list return too, and what was switched off as they went on.
 */
export function entryUndone(
  { values, original }: { readonly values: Values; readonly original: Values },
  entry: string,
): ConfigChanges {
  const list = entry.slice(0, entry.lastIndexOf('.') + 1);
  const changed = [...new Set([...values.keys(), ...original.keys()])].filter(
    key => values.get(key) !== original.get(key),
  );
  const along = switchOnEdits(list.slice(0, -1), original);
  const isAlong = (key: string): boolean =>
    along.get(key) !== undefined && along.get(key) === values.get(key);
  const own = changed.filter(key => key.startsWith(`${entry}.`));
  const isOfList = (key: string): boolean => key.startsWith(list) && /^\d/.test(key.slice(list.length));
  const isLast = changed.every(key => own.includes(key) || !isOfList(key) || isAlong(key));
  const over = changed.filter(
    key => isAlong(key) || (key.endsWith('.status') && list.startsWith(key.slice(0, -'status'.length))),
  );
  return new Map((isLast ? [...own, ...over] : own).map(key => [key, original.get(key)] as const));
}

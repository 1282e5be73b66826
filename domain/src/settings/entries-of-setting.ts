import { findSetting } from './find-setting.ts';
import type { SettingDescriptor } from './setting.ts';

/**
 * The indexes of a setting in a configuration, ascending: `[[1], [3]]` for interfaces 1 and 3. A setting without
 * index gives one empty list if its key is present.
 */
export function entriesOfSetting(
  descriptor: SettingDescriptor,
  values: ReadonlyMap<string, string>,
): readonly (readonly number[])[] {
  return [...values.keys()]
    .flatMap(key => {
      const found = findSetting(key);
      return found?.descriptor.id === descriptor.id ? [found.indexes] : [];
    })
    .sort((one, other) => compareIndexes(one, other));
}

function compareIndexes(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((index, at) => index !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

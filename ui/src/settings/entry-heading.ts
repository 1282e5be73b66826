import { fillKey, settingById } from '@radiolink/domain/settings';
import type { Text } from '../i18n/index.ts';
import type { EntryListWords } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

/** The heading of an entry: `Interface br0` where a setting names it, else `Interface 3`. */
export function entryHeading(
  { entry, namedBy }: EntryListWords,
  indexes: readonly number[],
  values: ConfigValues,
  t: Text,
): string {
  const number = indexes.at(-1) ?? 0;
  const value = namedBy === undefined ? '' : values.get(fillKey(settingById(namedBy).key, indexes));
  return t(entry, { number, name: value === undefined || value === '' ? number : value });
}

import { entryName, fillKey } from '@radiolink/domain/settings';
import type { Text } from '../i18n/use-text.ts';
import type { EntryListPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

type EntryPlace = Pick<EntryListPlace, 'path' | 'words'>;

/** The heading of an entry: by what the user named, as in the review, `Interface br0`, `Route 198.51.100.0/24`; else `Interface 3`. */
export function entryHeading(
  place: EntryPlace,
  indexes: readonly number[],
  values: ConfigValues,
  t: Text,
): string {
  return t(place.words.entry, { number: indexes.at(-1) ?? 0, name: shortEntryName(place, indexes, values) });
}

/** What the user named, where the table says of what: `br0`; else the number. */
export function shortEntryName(
  { path }: EntryPlace,
  indexes: readonly number[],
  values: ConfigValues,
): string {
  const number = indexes.at(-1) ?? 0;
  return entryName(path, `${fillKey(path, indexes)}.${number}`, key => values.get(key)) ?? String(number);
}

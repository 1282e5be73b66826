import { entryName, fillKey } from '@radiolink/domain/settings';
import type { Text } from '../i18n/use-text.ts';
import type { EntryListPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

/** The heading of an entry: by what the user named, as in the review, `Interface br0`, `Route 198.51.100.0/24`; else `Interface 3`. */
export function entryHeading(
  { path, words: { entry } }: Pick<EntryListPlace, 'path' | 'words'>,
  indexes: readonly number[],
  values: ConfigValues,
  t: Text,
): string {
  const number = indexes.at(-1) ?? 0;
  const name = entryName(path, `${fillKey(path, indexes)}.${number}`, key => values.get(key));
  return t(entry, { number, name: name ?? number });
}

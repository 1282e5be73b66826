import { type ConfigChanges, isIndex } from '@radiolink/domain/configuration';
import { settingById } from '@radiolink/domain/settings';
import type { EntryListPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

/** The indexes in use under a path, ascending: 1 and 3 of `wireless.1.mac_acl.1.mac` and `wireless.1.mac_acl.3.mac`. */
export function entryIndexes(values: ConfigValues, path: string): readonly number[] {
  const indexes = [...values.keys()]
    .filter(key => key.startsWith(`${path}.`))
    .map(key => key.slice(path.length + 1).split('.')[0] ?? '')
    .filter(isIndex);
  return [...new Set(indexes)].map(Number).sort((a, b) => a - b);
}

/** The lowest index from 1 that none of them is. */
export function nextIndex(indexes: readonly number[]): number {
  const used = new Set(indexes);
  let index = 1;
  while (used.has(index)) index += 1;
  return index;
}

/** A new entry: what it starts with, and an empty value for what it cannot do without. */
export function freshEntry(place: EntryListPlace, index: number): ConfigChanges {
  const leaf = settingById(place.settings[0]).key.split('.').at(-1) ?? '';
  const leaves = { [leaf]: '', ...place.fresh };
  return new Map(Object.entries(leaves).map(([name, value]) => [`${place.path}.${index}.${name}`, value]));
}

/** Deletes every key of an entry; the others keep their numbers, for gaps are legal. */
export function entryRemoval(values: ConfigValues, path: string, index: number): ConfigChanges {
  const below = `${path}.${index}.`;
  return new Map([...values.keys()].filter(key => key.startsWith(below)).map(key => [key, undefined]));
}

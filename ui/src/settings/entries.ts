import { type ConfigChanges, isIndex } from '@radiolink/domain/configuration';
import { fillKey, settingById, type SettingId, switchOnEdits } from '@radiolink/domain/settings';
import type { EntryListPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

const STATUS = 'status';

/** The indexes in use under a path, ascending: 1 and 3 of `wireless.1.mac_acl.1.mac` and `wireless.1.mac_acl.3.mac`. */
export function entryIndexes(values: Pick<ReadonlySet<string>, 'keys'>, path: string): readonly number[] {
  const indexes = [...values.keys()]
    .filter(key => key.startsWith(`${path}.`))
    .map(key => key.slice(path.length + 1).split('.')[0] ?? '')
    .filter(isIndex);
  return [...new Set(indexes)].map(Number).sort((a, b) => a - b);
}

/** The entries of a list: those that hold a value, or those that the device has. */
export function numbersOf(
  { path, numbers }: Pick<EntryListPlace, 'path' | 'numbers'>,
  at: readonly number[],
  values: ConfigValues,
): readonly number[] {
  return numbers ?? entryIndexes(values, fillKey(path, at));
}

/** The settings of an entry that the device has a place for. */
export function storedSettings(
  { settings, keys }: Pick<EntryListPlace, 'settings' | 'keys'>,
  indexes: readonly number[],
): readonly SettingId[] {
  return keys === undefined
    ? settings
    : settings.filter(id => keys.has(fillKey(settingById(id).key, indexes)));
}

/** The lowest index from 1 that none of them is. */
export function nextIndex(indexes: readonly number[]): number {
  const used = new Set(indexes);
  let index = 1;
  while (used.has(index)) index += 1;
  return index;
}

/** An index after those in use: the entry is the last one. */
export const lastIndex = (indexes: readonly number[]): number => (indexes.at(-1) ?? 0) + 1;

/** A list of one radio, or in an entry: what it is part of is not switched by it. The access list is decided by its policy. */
const OF_ONE_PART = /\.(\d+|\{\w+\})(\.|$)/;

/**
 * A new entry, at the indexes of the lists around it and its own: enabled, with an empty value for its first setting. Where
 * the list itself is off, it goes on with its entry: an entry that does nothing is not what was meant.
 */
export function freshEntry(
  place: EntryListPlace,
  indexes: readonly number[],
  values: ConfigValues,
): ConfigChanges {
  const own = new Map(
    place.settings.map(id => {
      const { key } = settingById(id);
      return [endOf(place, key), fillKey(key, indexes)] as const;
    }),
  );
  const prefix = entryPath(place, indexes);
  const [first = STATUS] = own.keys();
  const ends = { [first]: '', ...(own.has(STATUS) && { [STATUS]: 'enabled' }), ...place.words.made?.fresh };
  return new Map([
    ...(OF_ONE_PART.test(place.path) ? [] : switchOnEdits(place.path, values)),
    ...Object.entries(ends).map(([end, value]) => [`${prefix}.${end}`, value] as const),
  ]);
}

/** `prefix.len` of the key `dhcp6c.{n}.stateful.pd.{m}.prefix.len` in the list `dhcp6c.{n}.stateful.pd`. */
function endOf({ path }: EntryListPlace, key: string): string {
  return key
    .slice(path.length + 1)
    .split('.')
    .slice(1)
    .join('.');
}

/** The key prefix of one entry: `wireless.1.mac_acl.2`. */
function entryPath({ path }: EntryListPlace, indexes: readonly number[]): string {
  return `${fillKey(path, indexes)}.${indexes.at(-1)}`;
}

/** Deletes every key of an entry; the others keep their numbers, for gaps are legal. */
export function entryRemoval(values: ConfigValues, path: string, index: number): ConfigChanges {
  return new Map(
    [...endsBelow(values, `${path}.${index}.`).keys()].map(end => [`${path}.${index}.${end}`, undefined]),
  );
}

/** Exchanges two entries: each takes the number of the other with every key. */
export function entryExchange(values: ConfigValues, path: string, one: number, other: number): ConfigChanges {
  const [ofOne, ofOther] = [endsBelow(values, `${path}.${one}.`), endsBelow(values, `${path}.${other}.`)];
  const ends = new Set([...ofOne.keys(), ...ofOther.keys()]);
  return new Map(
    [...ends].flatMap(end => [
      [`${path}.${one}.${end}`, ofOther.get(end)] as const,
      [`${path}.${other}.${end}`, ofOne.get(end)] as const,
    ]),
  );
}

/** Values by what follows a key prefix. */
function endsBelow(values: ConfigValues, prefix: string): ReadonlyMap<string, string> {
  return new Map(
    [...values]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), value]),
  );
}

import { fillKey, settingById, type SettingsContext } from '@radiolink/domain/settings';
import { type EntryListPlace, numbersOf } from '../../settings/index.ts';
import { basicFirst, type OverviewValue, overviewValue } from './overview-value.ts';

/** An entry of a list at a glance. */
export interface OverviewEntry {
  readonly place: EntryListPlace;
  /** The indexes in the keys of its settings, its own last. */
  readonly indexes: readonly number[];
  /** What it is set to, without its switch. */
  readonly values: readonly OverviewValue[];
  /** False for an entry whose switch is off. */
  readonly isOn: boolean;
}

/** Of an entry as much as stands in a line. */
const MOST_VALUES = 4;

/** Entries of lists; of one that holds nothing but other lists, such as the interfaces of the IP aliases, theirs. */
export function entriesIn(
  lists: readonly EntryListPlace[],
  context: SettingsContext,
  at: readonly number[] = [],
): readonly OverviewEntry[] {
  return lists.flatMap(place =>
    numbersOf(place, at, context.values).flatMap(index =>
      place.settings.length > 0
        ? [entryOf(place, [...at, index], context)]
        : entriesIn(place.lists, context, [...at, index]),
    ),
  );
}

function entryOf(place: EntryListPlace, indexes: readonly number[], context: SettingsContext): OverviewEntry {
  const all = basicFirst(
    place.settings.map(id => settingById(id)).filter(setting => setting.visible(context, indexes)),
  ).map(setting => overviewValue({ setting, indexes }, context.values));
  const status = `${fillKey(place.path, indexes)}.${indexes.at(-1)}.status`;
  return {
    place,
    indexes,
    values: all
      .filter(({ value, placed: { setting } }) => value !== '' && setting.states === undefined)
      .slice(0, MOST_VALUES),
    isOn: context.values.get(status) !== 'disabled',
  };
}

import { findSetting, settingById, type SettingId } from '@radiolink/domain/settings';
import { entryIndexes } from './entries.ts';
import { idsIn, type EntryListPlace, type SettingsSectionPlace } from './settings-layout.ts';

/**
 * The sections limited to the settings that the device supports: any other setting would show an unknown
 * value and reject every change. Null for a device that accepts any key. The entries of a list that the device
 * has single settings of are fields: the user adds only those that stand by what the device stores of them.
 */
export function carriedSections(
  sections: readonly SettingsSectionPlace[],
  carried: ReadonlySet<string> | null,
): readonly SettingsSectionPlace[] {
  if (carried === null) return sections;
  // The keys name the entries that the device has.
  const known = new Map([...carried].flatMap(key => idOf(key).map(id => [key, id] as const)));
  const ids = new Set(known.values());
  const isCarried = (id: SettingId): boolean => ids.has(id);
  const limitedList = (list: EntryListPlace): EntryListPlace => {
    const isWhole = idsIn(list).every(isCarried);
    const { made, only, ...words } = list.words;
    const [first] = list.settings;
    const stands = list.settings.some(id => isCarried(id) && (id === first || isRequired(id)));
    const isMade = made !== undefined && (isWhole || stands);
    return {
      ...limited(list),
      keys: carried,
      words: { ...words, ...(!isWhole && only !== undefined && { entry: only }), ...(isMade && { made }) },
      ...(made !== undefined && !isMade && { numbers: entryIndexes(known, list.path) }),
    };
  };
  const limited = <Place extends Pick<EntryListPlace, 'settings' | 'lists'>>(place: Place): Place => ({
    ...place,
    settings: place.settings.filter(isCarried),
    lists: place.lists.filter(list => idsIn(list).some(isCarried)).map(limitedList),
  });
  return sections.map(limited);
}

const idOf = (key: string): readonly SettingId[] => {
  const id = findSetting(key)?.descriptor.id;
  return id === undefined ? [] : [id];
};

/** An entry stands by a value that it can't be without. */
const isRequired = (id: SettingId): boolean =>
  settingById(id).required({ values: new Map(), networkMode: 'bridge' }, [1]);

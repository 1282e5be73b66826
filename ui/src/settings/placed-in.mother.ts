import { settingById } from '@radiolink/domain/settings';
import { numbersOf, storedSettings } from './entries.ts';
import type { PlacedSetting } from './placed-setting.ts';
import type { EntryListPlace, SettingsSectionPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

/** Every setting that the sections place, those of each list once for each of its entries. */
export function placedIn(
  sections: readonly SettingsSectionPlace[],
  values: ConfigValues,
): readonly PlacedSetting[] {
  return sections.flatMap(place => placedAt(place, [], values));
}

function placedAt(
  { settings, lists }: Pick<EntryListPlace, 'settings' | 'lists'>,
  indexes: readonly number[],
  values: ConfigValues,
): readonly PlacedSetting[] {
  return [
    ...settings.map(id => ({ setting: settingById(id), indexes })),
    ...lists.flatMap(list =>
      numbersOf(list, indexes, values).flatMap(index =>
        placedAt(
          { settings: storedSettings(list, [...indexes, index]), lists: list.lists },
          [...indexes, index],
          values,
        ),
      ),
    ),
  ];
}

import { settingById, type SettingId } from '@radiolink/domain/settings';
import { entryIndexes } from './entries.ts';
import type { PlacedSetting } from './placed-setting.ts';
import type { SettingsSectionPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';

/** Every setting that the sections place, those of each list once for each of its entries. */
export function placedIn(
  sections: readonly SettingsSectionPlace[],
  values: ConfigValues,
): readonly PlacedSetting[] {
  return sections.flatMap(({ settings, at = [], entries }) => [
    ...settings.map(id => placed(id, at)),
    ...(entries === undefined ? [] : entryIndexes(values, entries.path)).flatMap(index =>
      (entries?.settings ?? []).map(id => placed(id, [...at, index])),
    ),
  ]);
}

function placed(id: SettingId, indexes: readonly number[]): PlacedSetting {
  return { setting: settingById(id), indexes };
}

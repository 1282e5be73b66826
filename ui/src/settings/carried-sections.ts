import { findSetting, type SettingId } from '@radiolink/domain/settings';
import { idsIn } from './placed-in.ts';
import type { EntryListPlace, SettingsSectionPlace } from './settings-layout.ts';

/**
 * The sections limited to the settings that the device supports: any other setting would show an unknown
 * value and reject every change. Null for a device that accepts any key.
 */
export function carriedSections(
  sections: readonly SettingsSectionPlace[],
  carried: ReadonlySet<string> | null,
): readonly SettingsSectionPlace[] {
  if (carried === null) return sections;
  // The keys name the entries that the device has.
  const ids = new Set([...carried].map(key => findSetting(key)?.descriptor.id));
  const isCarried = (id: SettingId): boolean => ids.has(id);
  // A new entry needs all of its keys.
  const isWhole = (list: EntryListPlace): boolean =>
    list.words.made === undefined || idsIn(list).every(isCarried);
  const limited = <Place extends Pick<EntryListPlace, 'settings' | 'lists'>>(place: Place): Place => ({
    ...place,
    settings: place.settings.filter(isCarried),
    lists: place.lists.filter(isWhole).map(limited),
  });
  return sections.map(limited);
}

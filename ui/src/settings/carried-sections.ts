import { settingById, type SettingId } from '@radiolink/domain/settings';
import type { SettingsSectionPlace } from './settings-layout.ts';

/**
 * The sections with what the device has a place for: a setting that it can neither tell nor store would show a value
 * that nobody knows, and refuse every change. Null for a device that takes any key.
 */
export function carriedSections(
  sections: readonly SettingsSectionPlace[],
  carried: ReadonlySet<string> | null,
): readonly SettingsSectionPlace[] {
  if (carried === null) return sections;
  const isCarried = (id: SettingId): boolean => carried.has(settingById(id).key);
  return sections.map(({ entries, ...section }) => ({
    ...section,
    settings: section.settings.filter(isCarried),
    ...(entries?.settings.every(isCarried) && { entries }),
  }));
}

import { settingById, type SettingId } from '@radiolink/domain/settings';
import type { SettingsSectionPlace } from './settings-layout.ts';

/**
 * The sections limited to the settings that the device supports: any other setting would show an unknown
 * value and reject every change. Null for a device that accepts any key.
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

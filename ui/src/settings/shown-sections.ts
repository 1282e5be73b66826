import {
  fillKey,
  type Setting,
  settingById,
  type SettingId,
  type SettingsContext,
} from '@radiolink/domain/settings';
import type { SettingsSectionPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';
import type { SettingsView } from './view-choice.ts';

/** A section with the fields that are shown of it now. */
export interface ShownSection {
  readonly section: SettingsSectionPlace;
  readonly settings: readonly SettingId[];
  /** True if its list of entries is shown. */
  readonly entries: boolean;
}

/** Inputs that decide which fields are shown. */
export interface ShownBy {
  readonly context: SettingsContext;
  readonly original: ConfigValues;
  /** Keys of the fields whose text is not valid. */
  readonly invalid: readonly string[];
  readonly view: SettingsView;
  /** The setting that the address names: shown in either view. */
  readonly target: string | undefined;
}

/**
 * The sections with visible fields: those that apply in the chosen view. A changed or invalid field, or one
 * named by the address, is shown in either view.
 */
export function shownSections(
  sections: readonly SettingsSectionPlace[],
  by: ShownBy,
): readonly ShownSection[] {
  return sections
    .map(section => ({
      section,
      settings: section.settings.filter(id => isShown(settingById(id), section.at ?? [], by)),
      entries:
        section.entries !== undefined &&
        isShown(settingById(section.entries.settings[0]), [...(section.at ?? []), 1], by),
    }))
    .filter(({ settings, entries }) => settings.length > 0 || entries);
}

function isShown(setting: Setting, indexes: readonly number[], by: ShownBy): boolean {
  if (!setting.visible(by.context, indexes)) return false;
  return (
    by.view === 'advanced' ||
    setting.level === 'basic' ||
    setting.id === by.target ||
    isChanged(setting, indexes, by)
  );
}

function isChanged(setting: Setting, indexes: readonly number[], by: ShownBy): boolean {
  const key = fillKey(setting.key, indexes);
  return by.context.values.get(key) !== by.original.get(key) || by.invalid.includes(key);
}

/** The keys of a section that hold another value than the device, entries included. */
export function changedKeysOf(
  { settings, at = [], entries }: SettingsSectionPlace,
  original: ConfigValues,
  values: ConfigValues,
): readonly string[] {
  const own = new Set(settings.map(id => fillKey(settingById(id).key, at)));
  const below = entries === undefined ? undefined : `${entries.path}.`;
  return [...new Set([...original.keys(), ...values.keys()])].filter(
    key =>
      (own.has(key) ||
        (below !== undefined && key.startsWith(below) && /\d/.test(key.charAt(below.length)))) &&
      original.get(key) !== values.get(key),
  );
}

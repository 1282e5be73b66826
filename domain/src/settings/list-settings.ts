import { type Setting, settingsCatalogue } from './catalogue.ts';
import type { SettingLevel } from './setting.ts';
import type { SettingsPage } from './settings-groups.ts';
import type { SettingsContext } from './settings-context.ts';

/** Which settings to list; what is left out limits nothing. */
export interface SettingsFilter {
  readonly page?: SettingsPage;
  /** Leaves out what is not visible in it; a setting with indexes is judged as entry 1. */
  readonly context?: SettingsContext;
  /** `basic` lists the basic ones, `advanced` those too, `internal` all. Default `advanced`. */
  readonly level?: SettingLevel;
}

const LEVELS: readonly SettingLevel[] = ['basic', 'advanced', 'internal'];
const FIRST_ENTRY = [1, 1];

/** The settings of a page, for a level of detail, visible in a context, in the order of the catalogue. */
export function listSettings({ page, context, level = 'advanced' }: SettingsFilter = {}): readonly Setting[] {
  const levels = new Set(LEVELS.slice(0, LEVELS.indexOf(level) + 1));
  return settingsCatalogue.filter(
    setting =>
      levels.has(setting.level) &&
      (page === undefined || setting.page === page) &&
      (context === undefined || setting.visible(context, FIRST_ENTRY)),
  );
}

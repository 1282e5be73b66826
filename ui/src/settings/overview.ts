import {
  type Setting,
  settingById,
  type SettingsContext,
  type SettingsPage,
} from '@radiolink/domain/settings';
import { carriedSections } from './carried-sections.ts';
import { numbersOf } from './entries.ts';
import { heldValue, type PlacedSetting } from './placed-setting.ts';
import { sectionsOf } from './sections-of.ts';
import type { EntryListPlace, SettingsSectionPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';
import { changedCountOf } from './shown-sections.ts';

/** One section of a settings page at a glance. */
export interface OverviewCard {
  readonly section: SettingsSectionPlace;
  /** Its main settings, with their values. */
  readonly values: readonly { readonly placed: PlacedSetting; readonly value: string }[];
  /** Number of entries of its lists; undefined for a section without lists. */
  readonly entries: number | undefined;
  /** Number of changed settings. */
  readonly pending: number;
}

/** Inputs of the overview. */
export interface OverviewBy {
  readonly context: SettingsContext;
  readonly original: ConfigValues;
  /** Keys that the device supports; null for a device that accepts any. */
  readonly carried: ReadonlySet<string> | null;
}

/** A card is read at a glance. */
const MOST_VALUES = 4;
const NOWHERE: readonly number[] = [];
/** Names that only the running device has: without them a value is a number that says nothing. */
const NAMED_BY_DEVICE: ReadonlySet<Setting['source']> = new Set([
  'countries',
  'antennas',
  'languages',
] as const);

/** The sections of a settings page with their main values: those that apply, basic before advanced. */
export function overviewOf(
  page: SettingsPage,
  { context, original, carried }: OverviewBy,
): readonly OverviewCard[] {
  return carriedSections(sectionsOf(page), carried).flatMap(section => {
    const shown = section.settings
      .map(id => settingById(id))
      .filter(setting => setting.visible(context, NOWHERE) && !NAMED_BY_DEVICE.has(setting.source));
    const main = [
      ...shown.filter(({ level }) => level === 'basic'),
      ...shown.filter(({ level }) => level !== 'basic'),
    ].slice(0, MOST_VALUES);
    const entries = section.lists.length === 0 ? undefined : entriesIn(section.lists, context.values);
    if (main.length === 0 && !entries) return [];
    return {
      section,
      values: main.map(setting => {
        const placed = { setting, indexes: NOWHERE };
        return { placed, value: heldValue(placed, context.values) };
      }),
      entries,
      pending: changedCountOf(section, original, context.values),
    };
  });
}

/** Entries of lists; of one that holds nothing but other lists, such as the interfaces of the IP aliases, theirs. */
function entriesIn(
  lists: readonly EntryListPlace[],
  values: ConfigValues,
  at: readonly number[] = NOWHERE,
): number {
  return lists.reduce((sum, list) => {
    const { settings, lists: inner } = list;
    const found = numbersOf(list, at, values);
    if (settings.length > 0) return sum + found.length;
    return found.reduce((count, index) => count + entriesIn(inner, values, [...at, index]), sum);
  }, 0);
}

import { type Setting, settingById, type SettingsContext } from '@radiolink/domain/settings';
import {
  carriedSections,
  changedCountOf,
  type ConfigValues,
  type SettingsSectionPlace,
} from '../../settings/index.ts';
import { type OverviewEntry, entriesIn } from './overview-entries.ts';
import { basicFirst, type OverviewValue, overviewValue } from './overview-value.ts';

/** One section of a settings page at a glance. */
export interface OverviewCard {
  readonly section: SettingsSectionPlace;
  /** Its main settings, with their values. */
  readonly values: readonly OverviewValue[];
  /** The entries of its lists. */
  readonly entries: readonly OverviewEntry[];
  /** True for a section with lists. */
  readonly hasLists: boolean;
  /** Number of changed settings. */
  readonly pending: number;
}

/** Inputs of the overview. */
export interface OverviewBy {
  readonly context: SettingsContext;
  readonly original: ConfigValues;
  /** Keys that the device supports; null for a device that accepts any. */
  readonly carried: ReadonlySet<string> | null;
  /** Only what differs from the defaults, and all of it. */
  readonly differing: boolean;
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

/** Sections of a settings page with their main values: those that apply, basic before advanced. */
export function overviewOf(
  sections: readonly SettingsSectionPlace[],
  by: OverviewBy,
): readonly OverviewCard[] {
  return carriedSections(sections, by.carried).flatMap(section => cardOf(section, by) ?? []);
}

function cardOf(
  section: SettingsSectionPlace,
  { context, original, differing }: OverviewBy,
): OverviewCard | undefined {
  const all = basicFirst(
    section.settings
      .map(id => settingById(id))
      .filter(setting => setting.visible(context, NOWHERE) && !NAMED_BY_DEVICE.has(setting.source)),
  ).map(setting => overviewValue({ setting, indexes: NOWHERE }, context.values));
  const values = differing ? all.filter(({ differs }) => differs) : all.slice(0, MOST_VALUES);
  const entries = entriesIn(section.lists, context);
  if (values.length === 0 && entries.length === 0) return undefined;
  return {
    section,
    values,
    entries,
    hasLists: section.lists.length > 0 && !differing,
    pending: changedCountOf(section, original, context.values),
  };
}

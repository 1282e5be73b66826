import {
  fillKey,
  findSetting,
  type Setting,
  type SettingChange,
  settingById,
  type SettingId,
  type SettingsContext,
} from '@radiolink/domain/settings';
import { nextIndex, numbersOf, storedSettings } from './entries.ts';
import { idsIn, type EntryListPlace, type SettingsSectionPlace } from './settings-layout.ts';
import type { ConfigValues } from './settings-scope.tsx';
import type { SettingsView } from './view-switch.tsx';

/** The fields and lists that are shown now of a section or of an entry. */
interface ShownPart {
  readonly settings: readonly SettingId[];
  readonly lists: readonly ShownList[];
}

/** A section with what is shown of it. */
export interface ShownSection extends ShownPart {
  readonly section: SettingsSectionPlace;
}

/** A list with what is shown of it. */
export interface ShownList {
  readonly place: EntryListPlace;
  /** The indexes of the entries around it. */
  readonly at: readonly number[];
  readonly entries: readonly ShownEntry[];
}

export interface ShownEntry extends ShownPart {
  /** The indexes in the keys of its settings, its own last. */
  readonly indexes: readonly number[];
  /** Settings of it whose field is in the extra content of a section. */
  readonly drawnElsewhere: readonly SettingId[];
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
  readonly elsewhere?: ElsewhereKeys | undefined;
}

/** Keys that the extra content of a section has. */
export interface ElsewhereKeys {
  /** They have their field in it, or none: no section shows them. */
  readonly hidden: ReadonlySet<string>;
  /** Those of them that have their field in it: a row of a list shows their value. */
  readonly drawn: ReadonlySet<string>;
  /** It writes them along and shows what follows: the basic view shows none of them for being changed. */
  readonly covered: ReadonlySet<string>;
}

/**
 * The sections with visible fields: those that apply in the chosen view. A changed or invalid field, or one
 * named by the address, is shown in either view. A section whose extra content stands alone is always shown.
 */
export function shownSections(
  sections: readonly SettingsSectionPlace[],
  by: ShownBy,
): readonly ShownSection[] {
  return sections
    .map(section => ({ section, ...shownPart(section, [], by) }))
    .filter(shown => shown.section.alone === true || hasContent(shown));
}

function shownPart(
  { settings, lists }: Pick<EntryListPlace, 'settings' | 'lists'>,
  indexes: readonly number[],
  by: ShownBy,
): ShownPart {
  return {
    settings: settings.filter(id => isShown(settingById(id), indexes, by)),
    lists: lists.flatMap(place => shownList(place, indexes, by) ?? []),
  };
}

/** Undefined for a list with nothing to show and nothing to add. */
function shownList(place: EntryListPlace, at: readonly number[], by: ShownBy): ShownList | undefined {
  const numbers = numbersOf(place, at, by.context.values);
  // What a device stores of a list in part is not the long list that the basic view leaves out.
  const isPart = place.numbers !== undefined || (place.keys !== undefined && place.words.made !== undefined);
  const inList: ShownBy = isPart ? { ...by, view: 'advanced' } : by;
  const isLeftOut = place.words.specialist === true && by.view === 'basic';
  const entries = numbers
    .map(index => [...at, index])
    .map(indexes => {
      const settings = storedSettings(place, indexes);
      return {
        indexes,
        drawnElsewhere: settings.filter(
          id => by.elsewhere?.drawn.has(fillKey(settingById(id).key, indexes)) === true,
        ),
        ...shownPart({ settings, lists: place.lists }, indexes, inList),
      };
    })
    .filter(
      entry => hasContent(entry) && (!isLeftOut || entry.settings.some(id => isNamed(id, entry.indexes, by))),
    );
  return entries.length > 0 || (!isLeftOut && maybeMade(place, [...at, nextIndex(numbers)], inList))
    ? { place, at, entries }
    : undefined;
}

/** Whether an entry could be added: the settings of a first one would be shown. */
function maybeMade(place: EntryListPlace, indexes: readonly number[], by: ShownBy): boolean {
  const [first] = storedSettings(place, indexes);
  return place.words.made !== undefined && first !== undefined && isShown(settingById(first), indexes, by);
}

const hasContent = ({ settings, lists }: ShownPart): boolean => settings.length > 0 || lists.length > 0;

/** Changed, invalid, or named by the address: shown in either view. */
const isNamed = (id: SettingId, indexes: readonly number[], by: ShownBy): boolean =>
  id === by.target || isChanged(settingById(id), indexes, by);

function isShown(setting: Setting, indexes: readonly number[], by: ShownBy): boolean {
  if (by.elsewhere?.hidden.has(fillKey(setting.key, indexes)) === true) return false;
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
  if (by.invalid.includes(key)) return true;
  return by.context.values.get(key) !== by.original.get(key) && by.elsewhere?.covered.has(key) !== true;
}

/** Number of changes of a section, as the bar and the review count them: a whole plan or entry is one. */
export function changedCountOf(section: SettingsSectionPlace, pending: readonly SettingChange[]): number {
  const own = new Set<string>(idsIn(section));
  return pending.filter(({ keys }) => keys.some(key => own.has(findSetting(key)?.descriptor.id ?? '')))
    .length;
}

/** The keys of a section that hold another value than the device, entries included. */
export function changedKeysOf(
  section: SettingsSectionPlace,
  original: ConfigValues,
  values: ConfigValues,
): readonly string[] {
  const own = new Set<string>(idsIn(section));
  return allKeysOf(original, values).filter(
    key => original.get(key) !== values.get(key) && own.has(findSetting(key)?.descriptor.id ?? ''),
  );
}

const allKeysOf = (...stores: readonly ConfigValues[]): readonly string[] => [
  ...new Set(stores.flatMap(store => [...store.keys()])),
];

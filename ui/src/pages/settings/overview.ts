import type { RegisteredFeature } from '@radiolink/application/features/registry';
import { lengthOfNetmask } from '@radiolink/domain/network';
import {
  type Setting,
  settingById,
  type SettingChange,
  type SettingsContext,
  fillKey,
} from '@radiolink/domain/settings';
import { visibleLine } from '../../components/index.ts';
import type { Text } from '../../i18n/use-text.ts';
import {
  carriedSections,
  changedCountOf,
  type ConfigValues,
  type SettingsSectionPlace,
  entryHeading,
  keyOf,
  formatValue,
  type EntryListPlace,
  numbersOf,
  heldValue,
  type PlacedSetting,
} from '../../settings/index.ts';

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
  /** What differs from the device, counted as in the review. */
  readonly pending: readonly SettingChange[];
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
  { context, pending, differing }: OverviewBy,
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
    pending: changedCountOf(section, pending),
  };
}

/** A section of the settings at a glance, in the language of the page. */
export interface SectionLines {
  readonly id: string;
  readonly title: string;
  /** Number of changed settings. */
  readonly pending: number;
  readonly lines: readonly OverviewLine[];
}

/** A settings page at a glance. */
export interface OverviewPart {
  readonly feature: RegisteredFeature;
  readonly title: string;
  readonly cards: readonly SectionLines[];
}

/** The overview as text, a line for each value: for a ticket, or the file of a site. Secrets are masked as on the page. */
export function overviewText(title: string, parts: readonly OverviewPart[]): string {
  const lines = parts.flatMap(part => [
    '',
    part.title,
    ...part.cards.flatMap(card => [
      `  ${card.title}`,
      ...card.lines.map(({ label, value }) => `    ${label}: ${value}`),
    ]),
  ]);
  return [title, ...lines, ''].join('\n');
}

/** A line of the settings overview, in the language of the page. */
interface OverviewLine {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The value is not what the device assumes by itself. */
  readonly differs: boolean;
}

/** A long list is summed up. */
const MOST_ENTRIES = 6;

/** The lines of a card: its values, and each entry of its lists with what it is set to. */
export function overviewLines(
  card: OverviewCard,
  context: SettingsContext,
  t: Text,
  language: string,
): readonly OverviewLine[] {
  const { values, entries, hasLists } = card;
  const others = entries.length - MOST_ENTRIES;
  return [
    ...values.map(each => ({
      key: keyOf(each.placed),
      label: t(each.placed.setting.label),
      value: wordsOf(each, context, t, language),
      differs: each.differs,
    })),
    ...entries.slice(0, MOST_ENTRIES).map(entry => entryLine(entry, context, t, language)),
    ...(others > 0 ? [plain('others', t('More entries'), String(others))] : []),
    ...(hasLists && entries.length === 0 && !isOff(values[0])
      ? [plain('entries', t('Entries'), t('None'))]
      : []),
  ];
}

/** The switch of a section leads its values: off, it says enough of a list without entries. */
const isOff = (first: OverviewValue | undefined): boolean =>
  first !== undefined && first.value === first.placed.setting.states?.[1];

const plain = (key: string, label: string, value: string): OverviewLine => ({
  key,
  label,
  value,
  differs: false,
});

function entryLine(entry: OverviewEntry, context: SettingsContext, t: Text, language: string): OverviewLine {
  const { place, indexes, values, isOn } = entry;
  const label = entryHeading(place, indexes, context.values, t);
  const parts = values.reduce<readonly string[]>((before, each) => {
    const length = each.placed.setting.kind === 'netmask' ? lengthOfNetmask(each.value) : undefined;
    const address = values.find(({ placed }) => keyOf(placed) === addressKeyOf(keyOf(each.placed)))?.value;
    if (length !== undefined && address !== undefined)
      return before.map(part => (part === address ? `${address}/${length}` : part));
    const words = wordsOf(each, context, t, language);
    // What names the entry is not said again.
    return label.includes(words) ? before : [...before, words];
  }, []);
  const said = isOn ? parts : [t('Off'), ...parts];
  return {
    key: `${place.path} ${indexes.join('.')}`,
    label,
    value: said.length > 0 ? said.join(' · ') : t('On'),
    differs: values.some(({ differs }) => differs),
  };
}

/** The address that a mask belongs to: `netconf.1.ip` of `netconf.1.netmask`. */
const addressKeyOf = (key: string): string => key.replace(/netmask$/, 'ip');

const wordsOf = (
  { placed, value }: OverviewValue,
  context: SettingsContext,
  t: Text,
  language: string,
): string => formatValue(placed, value, { context, sources: {}, language, foreign: visibleLine }, t);

/** An entry of a list at a glance. */
interface OverviewEntry {
  readonly place: EntryListPlace;
  /** The indexes in the keys of its settings, its own last. */
  readonly indexes: readonly number[];
  /** What it is set to, without its switch. */
  readonly values: readonly OverviewValue[];
  /** False for an entry whose switch is off. */
  readonly isOn: boolean;
}

/** Of an entry as much as stands in a line. */
const MOST_ENTRY_VALUES = 4;

/** Entries of lists; of one that holds nothing but other lists, such as the interfaces of the IP aliases, theirs. */
function entriesIn(
  lists: readonly EntryListPlace[],
  context: SettingsContext,
  at: readonly number[] = [],
): readonly OverviewEntry[] {
  return lists.flatMap(place =>
    numbersOf(place, at, context.values).flatMap(index =>
      place.settings.length > 0
        ? [entryOf(place, [...at, index], context)]
        : entriesIn(place.lists, context, [...at, index]),
    ),
  );
}

function entryOf(place: EntryListPlace, indexes: readonly number[], context: SettingsContext): OverviewEntry {
  const all = basicFirst(
    place.settings.map(id => settingById(id)).filter(setting => setting.visible(context, indexes)),
  ).map(setting => overviewValue({ setting, indexes }, context.values));
  const status = `${fillKey(place.path, indexes)}.${indexes.at(-1)}.status`;
  return {
    place,
    indexes,
    values: all
      .filter(({ value, placed: { setting } }) => value !== '' && setting.states === undefined)
      .slice(0, MOST_ENTRY_VALUES),
    isOn: context.values.get(status) !== 'disabled',
  };
}

/** A setting with its value. */
interface OverviewValue {
  readonly placed: PlacedSetting;
  readonly value: string;
  /** It is known that the device assumes another value by itself. */
  readonly differs: boolean;
}

/** Basic settings before the others. */
function basicFirst(settings: readonly Setting[]): readonly Setting[] {
  const isBasic = ({ level }: Setting): boolean => level === 'basic';
  return [...settings.filter(isBasic), ...settings.filter(setting => !isBasic(setting))];
}

/** Without a value these are something, and no reference says what; a text is nothing. */
const ASSUMED: ReadonlySet<Setting['kind']> = new Set([
  'switch',
  'choice',
  'integer',
  'decimal',
  'port',
] as const);

function isOther(value: string, { kind, default: assumed }: Setting): boolean {
  if (assumed === undefined && ASSUMED.has(kind)) return false;
  return value !== (assumed ?? '');
}

/** A setting with its value, and whether the device would assume another one. */
function overviewValue(placed: PlacedSetting, values: ConfigValues): OverviewValue {
  const value = heldValue(placed, values);
  return { placed, value, differs: isOther(value, placed.setting) };
}

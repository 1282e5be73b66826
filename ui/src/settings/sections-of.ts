import { featureOfHash } from '@radiolink/application/features/registry';
import {
  listSettings,
  placeholdersOf,
  type Setting,
  type SettingsGroupOf,
  type SettingsPage,
  findSetting,
} from '@radiolink/domain/settings';
import type { ComponentType } from 'react';
import type { EntryListPlace, EntryListWords, SettingsSectionPlace } from './settings-layout.ts';

/** Headings and lists of a settings page that the catalogue does not define: data, which the palette reads too. */
export interface SettingsOutline<Page extends SettingsPage> {
  /** The headings that come first, in this order; the others follow in the order of the catalogue. */
  readonly order?: readonly SettingsGroupOf<Page>[];
  /** The lists of the page by their key prefixes: `wireless.1.mac_acl`, `dhcpd.{n}.dns`. */
  readonly entries?: Readonly<Record<string, EntryListWords>>;
  /** Headings whose extra content is shown also where no setting of theirs is. */
  readonly alone?: readonly SettingsGroupOf<Page>[];
  /** Headings whose extra content precedes the fields. */
  readonly leads?: readonly SettingsGroupOf<Page>[];
}

/** Properties of a settings page that the catalogue does not define. */
export interface SectionsOptions<Page extends SettingsPage> extends SettingsOutline<Page> {
  /** Content of a section in addition to its fields, by heading. */
  readonly extras?: Readonly<Partial<Record<SettingsGroupOf<Page>, ComponentType>>>;
}

/** Words of a list that the page does not describe: it can be edited, not extended. */
const PLAIN: EntryListWords = { entry: 'Entry {name}' };

/**
 * The sections of a settings page: one for each group of the catalogue, with every setting that belongs on a form. Settings
 * with an index in their key form lists. Throws if the page describes a list that the catalogue does not have.
 */
export function sectionsOf<Page extends SettingsPage>(
  page: Page,
  { order = [], entries = {}, extras, alone = [], leads = [] }: SectionsOptions<Page> = {},
): readonly SettingsSectionPlace[] {
  const extraOf: Readonly<Record<string, ComponentType | undefined>> = { ...extras };
  const isAlone: ReadonlySet<string> = new Set(alone);
  const isLeading: ReadonlySet<string> = new Set(leads);
  const settings = listSettings({ page });
  const described = new Map(Object.entries(entries));
  const sections = [...new Set<string>([...order, ...settings.map(({ group }) => group)])].map(group => {
    const own = settings.filter(setting => setting.group === group);
    const Extra = extraOf[group];
    return {
      id: addressOf(group),
      title: group,
      settings: own.filter(({ key }) => placeholdersOf(key).length === 0).map(({ id }) => id),
      lists: listsOf(own, 0, described),
      ...(Extra !== undefined && { Extra }),
      ...(isAlone.has(group) && { alone: true }),
      ...(isLeading.has(group) && { leads: true }),
    };
  });
  const known = new Set(sections.flatMap(({ lists }) => lists.flatMap(pathsOf)));
  const unknown = [...described.keys()].filter(path => !known.has(path));
  if (unknown.length > 0) throw new Error(`The page ${page} has no list with the key ${unknown.join(', ')}.`);
  return sections;
}

/** `mac-access-list` of `MAC access list`. */
export const addressOf = (group: string): string => group.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The lists of settings whose keys have more indexes than those of the lists around them. */
function listsOf(
  settings: readonly Setting[],
  depth: number,
  described: ReadonlyMap<string, EntryListWords>,
): readonly EntryListPlace[] {
  const inside = settings.filter(({ key }) => placeholdersOf(key).length > depth);
  return [...new Set(inside.map(({ key }) => pathOf(key, depth)))].map(path => {
    const own = inside.filter(({ key }) => pathOf(key, depth) === path);
    return {
      path,
      settings: own.filter(({ key }) => placeholdersOf(key).length === depth + 1).map(({ id }) => id),
      lists: listsOf(own, depth + 1, described),
      words: described.get(path) ?? PLAIN,
    };
  });
}

/** What precedes the index at a depth: `dhcpd` and `dhcpd.{n}.dns` of `dhcpd.{n}.dns.{m}.server`. */
function pathOf(key: string, depth: number): string {
  const parts = key.split('.');
  const places = parts.flatMap((part, place) => (part.startsWith('{') ? [place] : []));
  return parts.slice(0, places[depth]).join('.');
}

const pathsOf = ({ path, lists }: EntryListPlace): readonly string[] => [path, ...lists.flatMap(pathsOf)];

/** Setting in an address: `radio.channelWidth` of `#/wireless/radio.channelWidth`. */
export function targetOfHash(hash: string): string | undefined {
  const target = hash.replace(/^#\/?/, '').split('/')[1];
  try {
    return target === undefined || target === '' ? undefined : decodeURIComponent(target);
  } catch {
    // Addresses are untrusted input.
    return undefined;
  }
}

/** The name of the setting that an address names, by its name or by its key; anything else stays as it is. */
export function settingNamed(target: string): string {
  return findSetting(target)?.descriptor.id ?? target;
}

/** The address of a setting or section on the page that an address shows. */
export function hashOfTarget(hash: string, target: string): string {
  return `#/${featureOfHash(hash)?.route ?? ''}/${encodeURIComponent(target)}`;
}

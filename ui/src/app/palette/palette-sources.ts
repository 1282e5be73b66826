import { isPtpMode, wirelessRole } from '@radiolink/domain/link';
import {
  fillKey,
  findSetting,
  nameOfSetting,
  type SettingId,
  settingById,
  networkModeOf,
} from '@radiolink/domain/settings';
import { stationHash } from '../../components/catalogue/station-address.ts';
import type { Command } from '../../components/commands/command.ts';
import { type EntryListPlace, entryHeading, type ShownEntry, type ShownList } from '../../settings/index.ts';
import { focusTask, PAGE_TASKS, type PageTask } from './page-tasks.ts';
import {
  type PaletteContext,
  type PaletteEntry,
  type PaletteSource,
  openAddress,
  type ShownPage,
  shownPages,
  isShownSection,
} from './shown-settings.ts';

/** What can be done on the pages of this user. */
export const tasksSource: PaletteSource = {
  id: 'tasks',
  heading: 'On the pages',
  listed: false,
  entries: context => {
    const { t, commands } = context;
    const pages = new Map(
      commands.flatMap(command => (command.kind === 'page' ? [[command.id, command] as const] : [])),
    );
    return PAGE_TASKS.flatMap((task): readonly PaletteEntry[] => {
      const { page, label, at, keywords = [] } = task;
      const place = pages.get(page);
      if (place === undefined || !isThere(task, context)) return [];
      return [
        {
          id: `${page}-${label.toLowerCase().replaceAll(' ', '-')}`,
          label: t(label),
          detail: t(place.label),
          keywords: [label, ...keywords],
          run: () => (at === undefined ? focusTask(t(label), place.run) : openAddress(`#/${page}/${at}`)),
        },
      ];
    });
  },
};

function isThere(
  { page, at, fullOnly, routing, singleLink, only }: PageTask,
  context: PaletteContext,
): boolean {
  if (context.readOnly && fullOnly === true) return false;
  if (only !== undefined && (only === 'classic') !== (context.carried === null)) return false;
  if (routing === true && networkModeOf(context.settings.values) === 'bridge') return false;
  const mode = context.settings.wirelessMode;
  if (singleLink === true && wirelessRole(mode) === 'access-point' && !isPtpMode(mode)) return false;
  return at === undefined || isShownSection(page, at, context);
}

/** Keys beside which the source of the address is chosen. */
const SOURCE = /^(?:dhcpc\.status|netconf\.\d+\.ip)$/;

/** Every field that the settings pages show, those of each entry of a list too: type `width`, and land in the field. */
export const settingsPaletteSource: PaletteSource = {
  id: 'settings',
  heading: 'Settings',
  listed: false,
  entries: context =>
    shownPages(context).flatMap(page => [
      ...page.keys.flatMap(key => {
        const found = findSetting(key);
        if (found === undefined) return [];
        const { descriptor, indexes } = found;
        // Outside of a list it has the number of its entry, and the address is below the choice where it comes from.
        const entry = [context.t(nameOfSetting(found)), ...(SOURCE.test(key) ? ['Address source'] : [])];
        return fieldEntry(descriptor.id, { indexes, entry }, page, context);
      }),
      ...page.sections.flatMap(({ settings, lists }) => [
        ...settings.map(id => fieldEntry(id, { indexes: [], entry: [] }, page, context)),
        ...lists.flatMap(list => fieldsOf(list, page, context)),
      ]),
    ]),
};

function fieldsOf(list: ShownList, page: ShownPage, context: PaletteContext): readonly PaletteEntry[] {
  const { words } = list.place;
  const { t, settings } = context;
  return list.entries.flatMap(({ indexes, settings: own, lists }: ShownEntry) => {
    const entry = [words.entry, entryHeading(list.place, indexes, settings.values, t)];
    return [
      ...own.map(id => fieldEntry(id, { indexes, entry }, page, context)),
      ...lists.flatMap(inner => fieldsOf(inner, page, context)),
    ];
  });
}

/** Where a field stands: its entry of a list, with the heading of that. */
interface FieldPlace {
  readonly indexes: readonly number[];
  readonly entry: readonly string[];
}

function fieldEntry(
  id: SettingId,
  { indexes, entry }: FieldPlace,
  page: ShownPage,
  { t, settings: { values } }: PaletteContext,
): PaletteEntry {
  const setting = settingById(id);
  const { name, label, group, keywords } = setting;
  const target = indexes.length === 0 ? id : fillKey(setting.key, indexes);
  return {
    id: target,
    label: t(nameOfSetting({ descriptor: setting, indexes }, key => values.get(key))),
    detail: t(group),
    keywords: [name, label, t(label), group, ...entry, ...keywords.split(' ')],
    run: () => openAddress(`#/${page.id}/${encodeURIComponent(target)}`),
  };
}

/** Every connected station: type its name, its address or its model, and land in its details. */
const stationsSource: PaletteSource = {
  id: 'stations',
  heading: 'Stations',
  listed: false,
  entries: ({ stations }) =>
    stations.map(({ key, station, ends }): PaletteEntry => {
      const { name, ip, model } = ends.remote ?? {};
      const address = ip ?? station.lastIp;
      return {
        id: key,
        label: name || station.mac,
        ...(address !== undefined && { detail: address }),
        keywords: [station.mac, address ?? '', model ?? ''],
        run: () => {
          window.location.hash = stationHash(key);
        },
      };
    }),
};

/** The headings of the settings pages: a list without entries is found by what an entry would hold. */
export const headingsSource: PaletteSource = {
  id: 'headings',
  heading: 'Settings groups',
  listed: false,
  entries: context => shownPages(context).flatMap(page => headingsOf(page, context)),
};

function headingsOf(
  { id: page, label, sections }: ShownPage,
  { t }: PaletteContext,
): readonly PaletteEntry[] {
  return sections.map(({ section: { id, title, lists } }) => ({
    id: `${page}-${id}`,
    label: t(title),
    detail: t(label),
    keywords: [title, ...lists.flatMap(wordsOf)],
    run: () => openAddress(`#/${page}/${id}`),
  }));
}

function wordsOf({ settings, lists, words: { entry, made } }: EntryListPlace): readonly string[] {
  return [entry, made?.add ?? '', ...settings.map(id => settingById(id).label), ...lists.flatMap(wordsOf)];
}

function entriesOf(kind: Command['kind'], { t, commands }: PaletteContext): readonly PaletteEntry[] {
  return commands
    .filter(command => command.kind === kind)
    .map(({ id, label, keys, keywords, run }) => ({
      id,
      label: t(label),
      keywords: [label, ...keywords],
      keys,
      run,
    }));
}

/** The pages that are there. */
const pagesSource: PaletteSource = {
  id: 'pages',
  heading: 'Pages',
  listed: true,
  entries: context => entriesOf('page', context),
};

/** The actions available now. */
const actionsSource: PaletteSource = {
  id: 'actions',
  heading: 'Actions',
  listed: true,
  entries: context => entriesOf('action', context),
};

/** All that the palette searches in, in the order in which it is shown. Loaded with the palette, not with the page. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [
  pagesSource,
  actionsSource,
  tasksSource,
  stationsSource,
  headingsSource,
  settingsPaletteSource,
];

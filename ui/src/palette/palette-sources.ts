import { settingById } from '@radiolink/domain/settings';
import { stationHash } from '../catalogue/station-address.ts';
import type { Command } from '../commands/command.ts';
import type { EntryListPlace } from '../settings/index.ts';
import type { PaletteSource, PaletteContext, PaletteEntry } from './palette-source.ts';
import { settingsPaletteSource } from './settings-source.ts';
import { openAddress, shownPages, type ShownPage } from './shown-settings.ts';
import { tasksSource } from './tasks-source.ts';

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

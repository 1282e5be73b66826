import { settingById } from '@radiolink/domain/settings';
import type { EntryListPlace } from '../settings/settings-layout.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './palette-source.ts';
import { openAddress, type ShownPage, shownPages } from './shown-settings.ts';

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

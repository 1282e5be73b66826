import { fillKey, findSetting, nameOfSetting, settingById, type SettingId } from '@radiolink/domain/settings';
import { entryHeading, type ShownEntry, type ShownList } from '../settings/index.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './palette-source.ts';
import { openAddress, type ShownPage, shownPages } from './shown-settings.ts';

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

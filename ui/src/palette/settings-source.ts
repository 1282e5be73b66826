import { FEATURES } from '@radiolink/application/features';
import { listSettings, type Setting } from '@radiolink/domain/settings';
import type { PaletteEntry, PaletteSource } from './palette-source.ts';

/** Opens the page of a setting and puts the focus into its field. */
function open({ page, id }: Setting): void {
  const address = `#/${page}/${id}`;
  // An address that stands there already tells nobody that it was asked for again.
  if (window.location.hash === address) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = address;
}

/** Every setting that has a field on a page of this program: type `width`, and land in the field. */
export const settingsPaletteSource: PaletteSource = {
  id: 'settings',
  heading: 'Settings',
  listed: false,
  entries: ({ t }) => {
    const pages = new Set<string>(FEATURES.map(({ id }) => id));
    return listSettings({ level: 'advanced' })
      .filter(({ page, key }) => pages.has(page) && !key.includes('{'))
      .map(
        (setting): PaletteEntry => ({
          id: setting.id,
          label: t(setting.name),
          detail: t(setting.group),
          keywords: [setting.name, setting.label, setting.group, ...setting.keywords.split(' ')],
          run: () => open(setting),
        }),
      );
  },
};

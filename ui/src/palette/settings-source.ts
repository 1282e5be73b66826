import { listSettings } from '@radiolink/domain/settings';
import { addressOfSetting } from '../catalogue/setting-address.ts';
import type { PaletteEntry, PaletteSource } from './palette-source.ts';

/** Opens the page of a setting and puts the focus into its field. */
function open(address: string): void {
  // Setting the address that is current already emits no event for the repeated request.
  if (window.location.hash === address) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = address;
}

/** Every setting that applies to this device and has a field on a page of this program: type `width`, and land in the field. */
export const settingsPaletteSource: PaletteSource = {
  id: 'settings',
  heading: 'Settings',
  listed: false,
  entries: ({ t, settings }) =>
    listSettings({ level: 'advanced', context: settings }).flatMap((setting): readonly PaletteEntry[] => {
      const address = setting.key.includes('{') ? undefined : addressOfSetting(setting.key);
      if (address === undefined) return [];
      const { id, name, label, group, keywords } = setting;
      return [
        {
          id,
          label: t(name),
          detail: t(group),
          keywords: [name, label, group, ...keywords.split(' ')],
          run: () => open(address),
        },
      ];
    }),
};

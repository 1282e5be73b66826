import type { SettingsOutline } from '../../settings/index.ts';

/** The headings and lists of the wireless page, which the palette knows too. */
export const outline: SettingsOutline<'wireless'> = {
  order: ['Mode and country', 'Wireless network', '60 GHz radio'],
  entries: {
    'wireless.1.mac_acl': {
      entry: 'Entry {name}',
      columns: ['wireless.accessListEntry', 'wireless.accessListMac', 'wireless.accessListComment'],
      made: { add: 'Add station', empty: 'No entries' },
    },
  },
};

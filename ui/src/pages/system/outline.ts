import type { SettingsOutline } from '../../settings/index.ts';

/** The headings of the system page, which the palette knows too. */
export const outline: SettingsOutline<'system'> = {
  order: ['Device', 'Date and time', 'Location', 'Users', 'Firmware'],
  alone: ['Users', 'Firmware'],
};

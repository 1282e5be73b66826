import type { PaletteEntry, PaletteSource } from './palette-source.ts';
import { PAGE_TASKS } from './page-tasks.ts';
import { openAddress } from './shown-settings.ts';

/** What can be done on the pages of this user. */
export const tasksSource: PaletteSource = {
  id: 'tasks',
  heading: 'On the pages',
  listed: false,
  entries: ({ t, commands, readOnly }) => {
    const pages = new Map(
      commands.flatMap(command => (command.kind === 'page' ? [[command.id, command] as const] : [])),
    );
    return PAGE_TASKS.flatMap(({ page, label, at, keywords = [], fullOnly }): readonly PaletteEntry[] => {
      const place = pages.get(page);
      if (place === undefined || (readOnly && fullOnly === true)) return [];
      return [
        {
          id: label.toLowerCase().replaceAll(' ', '-'),
          label: t(label),
          detail: t(place.label),
          keywords: [label, ...keywords],
          run: () => (at === undefined ? place.run() : openAddress(`#/${page}/${at}`)),
        },
      ];
    });
  },
};

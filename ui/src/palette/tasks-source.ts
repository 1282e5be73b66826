import { isPtpMode, wirelessRole } from '@radiolink/domain/link';
import { networkModeOf } from '@radiolink/domain/settings';
import { focusTask } from './focus-task.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './palette-source.ts';
import { PAGE_TASKS, type PageTask } from './page-tasks.ts';
import { isShownSection, openAddress } from './shown-settings.ts';

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

import type { Command } from '../commands/command.ts';
import type { PaletteContext, PaletteEntry, PaletteSource } from './palette-source.ts';

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
export const pagesSource: PaletteSource = {
  id: 'pages',
  heading: 'Pages',
  listed: true,
  entries: context => entriesOf('page', context),
};

/** The actions available now. */
export const actionsSource: PaletteSource = {
  id: 'actions',
  heading: 'Actions',
  listed: true,
  entries: context => entriesOf('action', context),
};

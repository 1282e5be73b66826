import type { Command } from '../commands/index.ts';

/** Heading of each group, in this order. Specification §2, navigation groups. */
export const GROUP_LABELS: Readonly<Record<Command['group'], string>> = {
  primary: 'Pages',
  secondary: 'More',
  tools: 'Tools',
  settings: 'Settings',
  page: 'This page',
  general: 'General',
};

/** One heading and its commands. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly Command[];
}

/** Commands under their headings; a heading with nothing under it is left out. */
export function groupedCommands(commands: readonly Command[]): readonly CommandGroup[] {
  return Object.entries(GROUP_LABELS)
    .map(([group, label]) => ({ label, commands: commands.filter(command => command.group === group) }))
    .filter(group => group.commands.length > 0);
}

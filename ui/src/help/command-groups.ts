import { actionsFor } from '@radiolink/application/features/actions';
import type { FeatureRole } from '@radiolink/application/features/feature';
import type { Command } from '../commands/command.ts';

/** Heading of each group, in this order. §2.navigation. */
export const GROUP_LABELS: Readonly<Record<Command['group'], string>> = {
  primary: 'Pages',
  secondary: 'More',
  tools: 'Tools',
  settings: 'Settings',
  page: 'This page',
  general: 'General',
};

/** What the help sheet names of a command. */
export type HelpedCommand = Pick<Command, 'id' | 'group' | 'label' | 'keys'>;

/** The commands with keys, and the actions of the role that have keys and nothing to do at the moment. */
export function withKeys(commands: readonly HelpedCommand[], role: FeatureRole): readonly HelpedCommand[] {
  const known = new Set(commands.map(({ id }) => id));
  const idle = actionsFor(role)
    .filter(({ id }) => !known.has(id))
    .map(({ id, group, label, keys = [] }) => ({ id, group, label, keys }));
  return [...commands, ...idle].filter(({ keys }) => keys.length > 0);
}

/** One heading and its commands. */
export interface CommandGroup {
  readonly label: string;
  readonly commands: readonly HelpedCommand[];
}

/** Commands under their headings; a heading with nothing under it is left out. */
export function groupedCommands(commands: readonly HelpedCommand[]): readonly CommandGroup[] {
  return Object.entries(GROUP_LABELS)
    .map(([group, label]) => ({ label, commands: commands.filter(command => command.group === group) }))
    .filter(group => group.commands.length > 0);
}

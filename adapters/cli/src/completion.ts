import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/** Adds `completion bash`, `zsh` and `fish`, which print a script, and the hidden call that such a script makes. */
export function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
  const completion = program.commands.find(each => each.name() === 'completion');
  completion?.summary('print a script that completes command lines in a shell');
}

import { runFileCommand } from '@radiolink/domain/cli';
import { type CliCommand, cliCommand } from '../cli-command.ts';

/** `radiolink explain`: that of the domain. `radiolink-config explain` is the same. */
export const EXPLAIN: CliCommand = cliCommand<{ readonly json?: true }>({
  name: 'explain',
  summary: 'say what a configuration file means, setting by setting',
  examples: ['radiolink backup 192.0.2.1 -o - | radiolink explain -'],
  define: command =>
    command
      .description('Prints every setting in words, by group, with secrets masked. No device is asked.')
      .argument('<file>', 'configuration file; - is the standard input')
      .option('--json', 'print JSON'),
  run: async ({ args, options: { json }, io }) =>
    runFileCommand(['explain', ...(json ? ['--json'] : []), '--', ...args], io),
});

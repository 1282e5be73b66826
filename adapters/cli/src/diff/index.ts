import { runFileCommand } from '@radiolink/domain/cli';
import { type CliCommand, cliCommand } from '../cli-command.ts';

/** `radiolink diff`: that of the domain. `radiolink-config diff` is the same. */
export const DIFF: CliCommand = cliCommand<{ readonly json?: true }>({
  name: 'diff',
  summary: 'say what differs between two configuration files',
  define: command =>
    command
      .description('Says what differs from the first file to the second, by setting. Secrets are masked.')
      .argument('<before>', 'configuration file; - is the standard input')
      .argument('<after>', 'configuration file')
      .option('--json', 'print JSON'),
  run: async ({ args, options: { json }, io }) =>
    runFileCommand(['diff', ...(json ? ['--json'] : []), '--', ...args], io),
});

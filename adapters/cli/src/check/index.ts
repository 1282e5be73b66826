import { runFileCommand } from '@radiolink/domain/cli';
import { type CliCommand, cliCommand } from '../cli-command.ts';

interface CheckOptions {
  readonly json?: true;
  readonly backup?: true;
  readonly errors?: true;
  readonly board?: string;
  readonly country?: string;
}

/** `radiolink check`: that of the domain. `radiolink-config check` is the same. */
export const CHECK: CliCommand = cliCommand<CheckOptions>({
  name: 'check',
  summary: 'say what is wrong in configuration files',
  examples: ['radiolink check ridge.cfg --country DE'],
  define: command =>
    command
      .description(
        'Checks lines, values, channel and EIRP. The country is that of the file, unless another is named. No device is asked.',
      )
      .argument('<file...>', 'configuration files; - is the standard input')
      .option('--json', 'print JSON')
      .option('--backup', 'the file is to be restored whole: report missing sections too')
      .option('--errors', 'leave out notes, which cannot hurt as the file stands')
      .option('--board <file>', 'board info of the device: values beyond its hardware are errors')
      .option('--country <code>', 'the country, as 840 or US, whose channels and EIRP limits apply'),
  run: async ({ args, options: { json, backup, errors, board, country }, io }) =>
    runFileCommand(
      [
        'check',
        ...(json ? ['--json'] : []),
        ...(backup ? ['--backup'] : []),
        ...(errors ? ['--errors'] : []),
        ...(board === undefined ? [] : ['--board', board]),
        ...(country === undefined ? [] : ['--country', country]),
        '--',
        ...args,
      ],
      io,
    ),
});

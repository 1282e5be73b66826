import { nextStatus } from '@radiolink/client/node';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { printFacts, printJson } from '../terminal/print.ts';

import { UsageError } from '../usage-error.ts';
import { statusOfMany } from './many.ts';
import { statusFacts } from './status-facts.ts';

/** `radiolink status`: what a device says of itself, once. */
export const STATUS: CliCommand = cliCommand<
  ConnectionOptions & { readonly file?: string; readonly json?: true }
>({
  name: 'status',
  summary: 'print what a device says of itself and its link',
  define: command =>
    addConnectionOptions(command)
      .description('Prints name, model, firmware, channel and link of a device, once.')
      .argument('[device]', 'address of the device, such as 192.0.2.1')
      .option(
        '-f, --file <file>',
        'a line for each device of a file, at most eight at a time: named radios, or an address on each line; with --json NDJSON. The exit code is that of the worst',
      )
      .option('--json', 'print everything that the device sent, as JSON'),
  run: async ({ args: [device], options, io }) => {
    const { file } = options;
    if ((device === undefined) === (file === undefined))
      throw new UsageError('Name a device, or a file of devices with --file.');
    if (file !== undefined) return statusOfMany(file, options, io);
    const status = await withRadio(device ?? '', options, io, nextStatus);
    if (options.json) printJson(status, io);
    else printFacts(statusFacts(status), io);
    return EXIT.done;
  },
});

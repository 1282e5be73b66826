import type { Radio } from '@radiolink/client/node';
import { lastValueFrom } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { printJson } from '../terminal/print.ts';
import { safeName } from './safe-name.ts';

type BackupOptions = ConnectionOptions & { readonly output?: string; readonly json?: true };

/** `radiolink backup`: the configuration of a device as a file. */
export const BACKUP: CliCommand = cliCommand<BackupOptions>({
  name: 'backup',
  summary: 'save the configuration of a device as a file',
  examples: ['radiolink backup 192.0.2.1 -o ridge.cfg && radiolink check --backup ridge.cfg'],
  define: command =>
    addConnectionOptions(command)
      .description(
        'Saves the configuration in a file that only its owner can read: it holds secrets in clear.',
      )
      .argument('<device>', 'address of the device')
      .option(
        '-o, --output <file>',
        'the file; - is the standard output. As the device names it, unless given',
      )
      .option('--json', 'print name and size of the file as JSON'),
  run: async ({ args: [device = ''], options: { output, json, ...options }, io }) => {
    const { name, content } = await withRadio(device, options, io, downloaded);
    if (output === '-') {
      io.outBytes(content);
      return EXIT.done;
    }
    const file = output ?? safeName(name, 'backup.cfg');
    io.writeFile(file, content);
    if (json) printJson({ file, bytes: content.length }, io);
    else io.err(`${file}: ${content.length} bytes`);
    return EXIT.done;
  },
});

async function downloaded({ backup }: Radio): Promise<{ name: string; content: Uint8Array }> {
  const last = await lastValueFrom(backup.download());
  if (last.kind !== 'done') throw new Error('The transfer ended without a file.');
  const { name, content } = last.result;
  return { name, content: new Uint8Array(await content.arrayBuffer()) };
}

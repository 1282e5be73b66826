import { lastValueFrom } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { safeName } from '../backup/safe-name.ts';
import { EXIT } from '../exit-code.ts';
import { startProgress } from '../terminal/print.ts';

type SupportFileOptions = ConnectionOptions & { readonly output?: string };

/** `radiolink support-file`: the file that the manufacturer asks for. */
export const SUPPORT_FILE: CliCommand = cliCommand<SupportFileOptions>({
  name: 'support-file',
  summary: 'save the support file of a device for its manufacturer',
  define: command =>
    addConnectionOptions(command)
      .description(
        'Saves the support file, which only its owner can read: it may hold the configuration with its secrets.',
      )
      .argument('<device>', 'address of the device')
      .option('-o, --output <file>', 'the file; as the device names it, unless given'),
  run: async ({ args: [device = ''], options: { output, ...options }, io }) => {
    const progress = startProgress('Support file', io);
    const last = await withRadio(device, options, io, ({ supportFile }) =>
      lastValueFrom(supportFile.download()),
    ).finally(() => progress.end());
    if (last.kind !== 'done') throw new Error('The transfer ended without a file.');
    const content = new Uint8Array(await last.result.content.arrayBuffer());
    const file = output ?? safeName(last.result.name, 'support.tar.gz');
    io.writeFile(file, content);
    io.err(`${file}: ${content.length} bytes`);
    return EXIT.done;
  },
});

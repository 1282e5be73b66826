import { ConfigText, maskedValue } from '@radiolink/domain/configuration';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { printJson, printLine } from '../terminal/print.ts';

/** `radiolink get`: single settings of a device. */
export const GET: CliCommand = cliCommand<ConnectionOptions & { readonly json?: true }>({
  name: 'get',
  summary: 'print single settings of a device',
  examples: ['radiolink get 192.0.2.1 radio.1.freq radio.1.chanbw', 'radiolink get 192.0.2.1 netconf'],
  define: command =>
    addConnectionOptions(command)
      .description(
        'Prints key=value of each key, or of all keys below a section. Secrets are masked. Ends with 1 if a key is not set.',
      )
      .argument('<device>', 'address of the device')
      .argument('<key...>', 'a key, or a section as wireless.1')
      .option('--json', 'print a JSON object'),
  run: async ({ args: [device = '', ...keys], options: { json, ...options }, io }) => {
    const { text } = await withRadio(device, options, io, ({ configuration }) => configuration.read());
    const entries = [...ConfigText.parse(text).entries()];
    const found = keys.map(key => entries.filter(([name]) => name === key || name.startsWith(`${key}.`)));
    const shown = found.flat().map(([key, value]) => [key, maskedValue(key, value)] as const);
    if (json) printJson(Object.fromEntries(shown), io);
    else for (const [key, value] of shown) printLine(`${key}=${value}`, io);
    for (const [index, key] of keys.entries()) if (found[index]?.length === 0) io.err(`${key} is not set.`);
    return found.every(each => each.length > 0) ? EXIT.done : EXIT.found;
  },
});

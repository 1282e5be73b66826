import { type CliCommand, cliCommand } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import { wholeNumber } from '../terminal/whole-number.ts';
import { UsageError } from '../failure.ts';
import type { McpOptions } from './run-mcp.ts';

/** `radiolink mcp`: radios as tools of a language model. The protocol is loaded only when the command runs. */
export const MCP: CliCommand = cliCommand<Omit<McpOptions, 'radios'> & { readonly radios?: string }>({
  name: 'mcp',
  summary: 'serve radios to a language model (Model Context Protocol)',
  examples: [
    'radiolink mcp --radios radios.json',
    'radiolink mcp --radios radios.json --allow-changes --state changes --audit audit.jsonl',
  ],
  define: command =>
    command
      .description(
        'Serves the radios of a file over standard input and output, or over HTTP on this machine. Without --allow-changes nothing can be changed. With it, a change is planned, judged by the rules of the interface and sent as a test, which the device ends by itself unless its conditions hold.',
      )
      .option(
        '--radios <file>',
        'JSON file: names, addresses and logins of the radios; RADIOLINK_RADIOS, unless given',
      )
      .option('--allow-changes', 'permit changes of settings, each as a test with conditions')
      .option('--allow-scan', 'permit site surveys, which interrupt a station for 10 to 40 s')
      .option('--allow-load', 'permit speed tests, which load the link')
      .option('--state <folder>', 'remember changes here, so that they go on after the program was ended')
      .option('--audit <file>', 'append what was done, as JSON lines')
      .option('--calls-per-minute <number>', 'refuse more calls of tools', wholeNumber(1), 60)
      .option('--listen <address>', 'serve HTTP at a loopback address and port in place of standard input')
      .option('--token-file <file>', 'file whose first line is the token that HTTP clients send'),
  run: async ({ options, io }) => {
    const radios = options.radios ?? io.env['RADIOLINK_RADIOS'];
    if (radios === undefined || radios === '')
      throw new UsageError('Name the file of the radios with --radios or RADIOLINK_RADIOS.');
    const { runMcp } = await import('./run-mcp.ts');
    await runMcp({ ...options, radios }, io);
    return EXIT.done;
  },
});

import { once } from 'node:events';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { listenAddress, listening } from '../connection/listen-address.ts';
import { EXIT } from '../exit-code.ts';
import { exporterServer } from './exporter-server.ts';
import { readModules } from './modules-file.ts';

const LISTEN = '127.0.0.1:9817';

interface ExporterOptions {
  readonly modules: string;
  readonly listen: string;
  readonly name?: readonly string[];
}

/** `radiolink exporter`: Prometheus metrics of many radios. */
export const EXPORTER: CliCommand = cliCommand<ExporterOptions>({
  name: 'exporter',
  summary: 'serve metrics of many radios to Prometheus',
  define: command =>
    command
      .description(
        'Serves /probe?target=ADDRESS&module=NAME to Prometheus. The folder monitoring of this package has alerts and a dashboard.',
      )
      .requiredOption(
        '--modules <file>',
        'JSON file: the networks that may be probed, and the login of each module',
      )
      .option('--listen <address>', 'address and port', LISTEN)
      .option(
        '--name <name>',
        'answer to this name too, as exporter.example.net; may be repeated',
        (name: string, before: readonly string[] = []) => [...before, name.toLowerCase()],
      ),
  run: async ({ options, io }) => {
    const { host, port } = listenAddress(options.listen, LISTEN);
    const { server, close } = exporterServer(
      readModules(options.modules, io),
      {
        connect: io.connect,
        now: io.now,
      },
      options.name,
    );
    await listening(server, { host, port });
    const address = server.address();
    io.out(`Serving at http://${host}:${typeof address === 'object' ? (address?.port ?? port) : port}/probe`);
    if (!io.interrupted.aborted) await once(io.interrupted, 'abort');
    await close();
    return EXIT.done;
  },
});

import { nextStatus } from '@radiolink/client/node';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { printJson, printTable } from '../terminal/print.ts';
import { COLUMNS, columnsNamed, fittingColumns, sortedBy } from './columns.ts';

interface StationsOptions extends ConnectionOptions {
  readonly columns?: string;
  readonly sort?: string;
  readonly json?: true;
}

const DEFAULT_WIDTH = 80;
const NAMES = COLUMNS.map(({ name }) => name).join(', ');

/** `radiolink stations`: what is connected to a device. */
export const STATIONS: CliCommand = cliCommand<StationsOptions>({
  name: 'stations',
  summary: 'list what is connected to a device',
  examples: ['radiolink stations 192.0.2.1 --columns name,signal,downlink --sort signal'],
  define: command =>
    addConnectionOptions(command)
      .description(
        'Lists the stations of an access point, or the access point of a station. Signals in dBm. As many columns as fit the terminal; COLUMNS is its width, else 80.',
      )
      .argument('<device>', 'address of the device')
      .option('--columns <names>', `these columns, whatever their width: ${NAMES}`)
      .option('--sort <column>', 'by a column: names from A, figures from the highest')
      .option('--json', 'print everything that the device sent of each, as JSON'),
  run: async ({ args: [device = ''], options: { json, columns, sort, ...options }, io }) => {
    const named = columns === undefined ? undefined : columnsNamed(columns);
    const [order] = sort === undefined ? [] : columnsNamed(sort);
    const status = await withRadio(device, options, io, nextStatus);
    const { stations: given } = status.wireless;
    const stations = order === undefined ? given : sortedBy(order, status, given);
    if (json) printJson(stations, io);
    else {
      const width = Number(io.env['COLUMNS']) || io.columns || DEFAULT_WIDTH;
      const shown = named ?? fittingColumns(status, stations, width);
      printTable(
        shown.map(({ head }) => head),
        stations.map(station => shown.map(({ text }) => text(status, station))),
        io,
      );
    }
    return EXIT.done;
  },
});

import { nextStatus } from '@radiolink/client/node';
import { linkEnds } from '@radiolink/domain/link';
import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dbmFigure, distanceFigure, durationFigures, speedFigure } from '@radiolink/domain/units';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { figure, LANGUAGE, printJson, printTable, textOr } from '../terminal/print.ts';
import { UsageError } from '../failure.ts';

/** A column of the list of stations: what it shows, and the figure by which it sorts. */
interface Column {
  readonly name: string;
  readonly head: string;
  /** Undefined where the device did not say. */
  readonly text: (status: DeviceStatus, station: Station) => string;
  readonly order: (status: DeviceStatus, station: Station) => number | string | undefined;
}

type Ends = ReturnType<typeof linkEnds>;
const measured = (
  name: string,
  head: string,
  read: (ends: Ends) => number | undefined,
  show: (value: number | undefined) => string,
): Column => ({
  name,
  head,
  text: (status, station) => show(read(linkEnds(status, station))),
  order: (status, station) => read(linkEnds(status, station)),
});
const dbm = (value: number | undefined) => figure(dbmFigure(value, LANGUAGE));
const speed = (value: number | undefined) => figure(speedFigure(value, LANGUAGE));
const nameOf = (status: DeviceStatus, station: Station) => linkEnds(status, station).remote?.name;

/** Every column, by its name on the command line, in the order in which they are printed. */
const COLUMNS: readonly Column[] = [
  { name: 'mac', head: 'MAC', text: (_, { mac }) => mac, order: (_, { mac }) => mac },
  { name: 'name', head: 'Name', text: (status, station) => textOr(nameOf(status, station)), order: nameOf },
  { name: 'ip', head: 'IP', text: (_, { lastIp }) => textOr(lastIp), order: (_, { lastIp }) => lastIp },
  measured('signal', 'Signal', ({ local }) => local.signalDbm, dbm),
  measured('remote-signal', 'Remote', ({ remote }) => remote?.signalDbm, dbm),
  measured('downlink', 'Downlink', ({ downlink }) => downlink.capacityKbps, speed),
  measured('uplink', 'Uplink', ({ uplink }) => uplink.capacityKbps, speed),
  measured(
    'distance',
    'Distance',
    ({ distanceMetres }) => distanceMetres,
    metres => figure(distanceFigure(metres, 'metric', LANGUAGE)),
  ),
  {
    name: 'uptime',
    head: 'Uptime',
    text: (_, { uptimeSeconds }) => figure(durationFigures(uptimeSeconds, LANGUAGE)),
    order: (_, { uptimeSeconds }) => uptimeSeconds,
  },
];

/** In this order columns are left out where the terminal is too narrow: what identifies a station and its level stay. */
const LESS_NEEDED = ['distance', 'ip', 'uptime', 'remote-signal', 'uplink', 'downlink', 'mac'];
const GAP = 2;

/** Columns by their names, separated by commas. @throws UsageError */
function columnsNamed(text: string): readonly Column[] {
  return text.split(',').map(name => {
    const column = COLUMNS.find(each => each.name === name.trim());
    if (column !== undefined) return column;
    throw new UsageError(
      `There is no column "${name.trim()}". There are: ${COLUMNS.map(each => each.name).join(', ')}.`,
    );
  });
}

/** The columns that fit into a width, with their rows. */
function fittingColumns(
  status: DeviceStatus,
  stations: readonly Station[],
  width: number,
): readonly Column[] {
  let columns = COLUMNS;
  const widthOf = (column: Column) =>
    Math.max(column.head.length, ...stations.map(station => column.text(status, station).length));
  const total = () => columns.reduce((sum, column) => sum + widthOf(column) + GAP, -GAP);
  for (const name of LESS_NEEDED) {
    if (total() <= width) break;
    columns = columns.filter(column => column.name !== name);
  }
  return columns;
}

/** Stations by a column: names from A, figures from the highest; what is not known last. */
function sortedBy(column: Column, status: DeviceStatus, stations: readonly Station[]): readonly Station[] {
  return stations.toSorted((a, b) => {
    const [one, other] = [column.order(status, a), column.order(status, b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one).localeCompare(String(other), 'en', { numeric: true });
  });
}

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

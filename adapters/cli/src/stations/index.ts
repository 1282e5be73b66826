import { nextStatus } from '@radiolink/client/node';
import { linkEnds } from '@radiolink/domain/link';
import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { dbmFigure, distanceFigure, durationFigures, speedFigure } from '@radiolink/domain/units';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { figure, LANGUAGE, textOr } from '../terminal/figures.ts';
import { printJson, printTable } from '../terminal/print.ts';

const HEAD = ['MAC', 'Name', 'IP', 'Signal', 'Remote signal', 'Downlink', 'Uplink', 'Distance', 'Uptime'];

/** `radiolink stations`: what is connected to a device. */
export const STATIONS: CliCommand = cliCommand<ConnectionOptions & { readonly json?: true }>({
  name: 'stations',
  summary: 'list what is connected to a device',
  define: command =>
    addConnectionOptions(command)
      .description('Lists the stations of an access point, or the access point of a station. Signals in dBm.')
      .argument('<device>', 'address of the device')
      .option('--json', 'print everything that the device sent of each, as JSON'),
  run: async ({ args: [device = ''], options: { json, ...options }, io }) => {
    const status = await withRadio(device, options, io, nextStatus);
    const { stations } = status.wireless;
    if (json) printJson(stations, io);
    else
      printTable(
        HEAD,
        stations.map(station => rowOf(status, station)),
        io,
      );
    return EXIT.done;
  },
});

function rowOf(status: DeviceStatus, station: Station): readonly string[] {
  const { local, remote, downlink, uplink, distanceMetres } = linkEnds(status, station);
  return [
    station.mac,
    textOr(remote?.name),
    textOr(station.lastIp),
    figure(dbmFigure(local.signalDbm, LANGUAGE)),
    figure(dbmFigure(remote?.signalDbm, LANGUAGE)),
    figure(speedFigure(downlink.capacityKbps, LANGUAGE)),
    figure(speedFigure(uplink.capacityKbps, LANGUAGE)),
    figure(distanceFigure(distanceMetres, 'metric', LANGUAGE)),
    figure(durationFigures(station.uptimeSeconds, LANGUAGE)),
  ];
}

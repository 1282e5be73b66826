import { nextStatus } from '@radiolink/client/node';
import { fadeMargin, rainRangeText } from '@radiolink/domain/fade';
import { deviceLinkState, type LinkEnds, linkEnds, linkStateMessage } from '@radiolink/domain/link';
import { type DeviceStatus, stationTotal } from '@radiolink/domain/status';
import {
  countFigure,
  dbmFigure,
  decibelFigure,
  distanceFigure,
  durationFigures,
  frequencyFigure,
  percentFigure,
  speedFigure,
} from '@radiolink/domain/units';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { english, figure, LANGUAGE, printFacts, printJson, textOr } from '../terminal/print.ts';
import { UsageError } from '../failure.ts';
import { statusOfMany } from './many.ts';

/** What a device says of itself and its radio, as names and values. §3.status. */
function statusFacts(status: DeviceStatus): readonly (readonly [string, string])[] {
  const { host, wireless } = status;
  const { combinedCapacityKbps, airtimePercent } = wireless.polling;
  return [
    ['Name', textOr(host.hostname)],
    ['Model', textOr(host.deviceModel)],
    ['Firmware', textOr(host.firmwareVersion)],
    ['Network role', textOr(host.networkRole)],
    ['Uptime', figure(durationFigures(host.uptimeSeconds, LANGUAGE))],
    ['Mode', textOr(wireless.mode)],
    ['SSID', textOr(wireless.essid)],
    ['Frequency', figure(frequencyFigure(wireless.frequencyMhz, LANGUAGE, 0, 'MHz'))],
    ['Channel width', figure(frequencyFigure(wireless.channelWidthMhz, LANGUAGE, 0, 'MHz'))],
    ['Link', english(linkStateMessage(deviceLinkState(status)))],
    ['Stations', figure(countFigure(stationTotal(status), LANGUAGE))],
    ['TX power', figure(dbmFigure(wireless.txPowerDbm, LANGUAGE))],
    ['Noise floor', figure(dbmFigure(wireless.noiseFloorDbm, LANGUAGE))],
    ['Capacity', figure(speedFigure(combinedCapacityKbps, LANGUAGE))],
    ['Airtime', figure(percentFigure(airtimePercent, LANGUAGE))],
    ...linkFacts(status),
  ];
}

/** The one link of a device that has no more. */
function linkFacts(status: DeviceStatus): readonly (readonly [string, string])[] {
  const [station, another] = status.wireless.stations;
  if (station === undefined || another !== undefined) return [];
  const ends = linkEnds(status, station);
  const { local, remote, distanceMetres } = ends;
  return [
    ['Remote end', textOr(remote?.name ?? station.mac)],
    ['Signal', figure(dbmFigure(local.signalDbm, LANGUAGE))],
    ['Signal at the remote end', figure(dbmFigure(remote?.signalDbm, LANGUAGE))],
    ['Distance', figure(distanceFigure(distanceMetres, 'metric', LANGUAGE))],
    ...fadeFacts(ends),
  ];
}

/** How much fade the link survives; in rain too where rain counts. What the device does not report says nothing. */
function fadeFacts(ends: LinkEnds): readonly (readonly [string, string])[] {
  const margin = fadeMargin(ends);
  if (margin === undefined) return [];
  const { linkDb, rateDb, rain } = margin;
  return [
    ['Fade margin', figure(decibelFigure(linkDb, LANGUAGE))],
    ...(rateDb === undefined
      ? []
      : [['Fade margin at full rate', figure(decibelFigure(rateDb, LANGUAGE))] as const]),
    ...(rain?.rate === undefined ? [] : [['Full rate in rain up to', rainRangeText(rain.rate)] as const]),
    ...(rain === undefined ? [] : [['Link in rain up to', rainRangeText(rain.link)] as const]),
  ];
}

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

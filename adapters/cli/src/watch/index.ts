import { failureText, failureStatus, RequestFailure } from '@radiolink/domain/errors';
import { deviceLinkState, linkStateMessage } from '@radiolink/domain/link';
import { type DeviceStatus, stationTotal } from '@radiolink/domain/status';
import { dbmFigure, percentFigure, speedFigure } from '@radiolink/domain/units';
import { fromEvent, lastValueFrom, take, takeUntil, tap } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { english, figure, LANGUAGE, printJson, printLine } from '../terminal/print.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

type WatchOptions = ConnectionOptions & { readonly json?: true; readonly count?: number };

/** `radiolink watch`: the status of a device as it moves. */
export const WATCH: CliCommand = cliCommand<WatchOptions>({
  name: 'watch',
  summary: 'print the status of a device each second',
  examples: ['radiolink watch 192.0.2.1 --json | jq .status.wireless.polling'],
  define: command =>
    addConnectionOptions(command)
      .description(
        'Prints a line for each status until it is interrupted. A device that does not respond is asked again.',
      )
      .argument('<device>', 'address of the device')
      .option('-n, --count <number>', 'stop after so many', wholeNumber(1))
      .option('--json', 'print a JSON object on each line (NDJSON): at, and status or failure'),
  run: async ({ args: [device = ''], options: { json, count, ...options }, io }) => {
    await withRadio(device, options, io, radio =>
      lastValueFrom(
        radio.status.watch().pipe(
          tap(event => {
            if (event.kind === 'sample') {
              if (json) printJson({ at: event.receivedAt, status: event.status }, io, true);
              else printLine(watchLine(event.receivedAt, event.status), io);
              return;
            }
            if (failureStatus(event.failure) === 401) throw new RequestFailure(event.failure);
            if (json) printJson({ at: event.failedAt, failure: event.failure }, io, true);
            else io.err(`${clockText(event.failedAt)}  ${failureText(event.failure)}`);
          }),
          take(count ?? Number.POSITIVE_INFINITY),
          takeUntil(fromEvent(io.interrupted, 'abort')),
        ),
        { defaultValue: undefined },
      ),
    );
    return io.interrupted.aborted ? EXIT.interrupted : EXIT.done;
  },
});

const clockText = (at: number): string => new Date(at).toISOString().slice(11, 19);

function watchLine(at: number, status: DeviceStatus): string {
  const { wireless } = status;
  const { combinedCapacityKbps, airtimePercent } = wireless.polling;
  return [
    clockText(at),
    english(linkStateMessage(deviceLinkState(status))),
    `stations ${stationTotal(status)}`,
    `signal ${figure(dbmFigure(soleSignal(status), LANGUAGE))}`,
    `capacity ${figure(speedFigure(combinedCapacityKbps, LANGUAGE))}`,
    `TX ${figure(speedFigure(wireless.txThroughputKbps, LANGUAGE))}`,
    `RX ${figure(speedFigure(wireless.rxThroughputKbps, LANGUAGE))}`,
    `airtime ${figure(percentFigure(airtimePercent, LANGUAGE))}`,
  ].join('  ');
}

/** The signal of the one link; of several there is no one signal. */
function soleSignal({ wireless: { stations, legacy } }: DeviceStatus): number | undefined {
  const [station, another] = stations;
  return another === undefined ? (station?.signalDbm ?? legacy?.signalDbm) : undefined;
}

import {
  EMPTY_PING_TALLY,
  PING_COUNT,
  PING_SIZE_BYTES,
  type PingResult,
  pingOutcomeMessage,
  pingStatisticsOf,
  tallyPing,
} from '@radiolink/domain/tools';
import { fromEvent, lastValueFrom, reduce, takeUntil, tap } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { english, printJson, printLine } from '../terminal/print.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

interface PingOptions extends ConnectionOptions {
  readonly count: number;
  readonly size?: number;
  readonly json?: true;
}

/** `radiolink ping`: echoes from a device to a host. */
export const PING: CliCommand = cliCommand<PingOptions>({
  name: 'ping',
  summary: 'send echoes from a device to a host',
  examples: ['radiolink ping 192.0.2.1 192.0.2.2 -n 10'],
  define: command =>
    addConnectionOptions(command)
      .description('The device itself sends the echoes. Ends with 1 if none was answered.')
      .argument('<device>', 'address of the device')
      .argument('<host>', 'what it pings: an address, or a name that the device can resolve')
      .option('-n, --count <number>', 'so many echoes', wholeNumber(1, PING_COUNT.max), 5)
      .option(
        '--size <bytes>',
        'bytes of an echo',
        wholeNumber(PING_SIZE_BYTES.classic.min, PING_SIZE_BYTES.versioned.max),
      )
      .option('--json', 'print a JSON object for each echo, and the statistics (NDJSON)'),
  run: async ({
    args: [device = '', host = ''],
    options: { count, size: sizeBytes, json, ...options },
    io,
  }) => {
    const tally = await withRadio(device, options, io, ({ tools }) =>
      lastValueFrom(
        tools.ping.ping({ host, count, sizeBytes }).pipe(
          tap(echo => (json ? printJson(echo, io, true) : printLine(echoLine(echo), io))),
          reduce(tallyPing, EMPTY_PING_TALLY),
          takeUntil(fromEvent(io.interrupted, 'abort')),
        ),
        { defaultValue: EMPTY_PING_TALLY },
      ),
    );
    const { sent, received, lossPercent, minMs, averageMs, maxMs } = pingStatisticsOf(tally);
    if (json) printJson(pingStatisticsOf(tally), io, true);
    else {
      const times = [minMs, averageMs, maxMs].map(ms => (ms === undefined ? '—' : ms.toFixed(1))).join(' / ');
      io.out(
        `${received} of ${sent} answered, ${(lossPercent ?? 0).toFixed(0)} % lost; min / avg / max ${times} ms`,
      );
    }
    if (io.interrupted.aborted) return EXIT.interrupted;
    return received > 0 ? EXIT.done : EXIT.found;
  },
});

const echoLine = ({ sequence, outcome, timeMs }: PingResult): string =>
  `${sequence}  ${outcome === 'ok' ? `${timeMs ?? '—'} ms` : english(pingOutcomeMessage(outcome))}`;

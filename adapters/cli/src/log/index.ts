import { fromEvent, lastValueFrom, takeUntil, takeWhile, tap } from 'rxjs';
import { failureText, RequestFailure } from '@radiolink/domain/errors';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { printJson, printLine } from '../terminal/print.ts';

/**
 * The lines of a log that were added since it was read before. A device drops its oldest lines; one that restarted has a
 * log of its own, which is new as a whole.
 */
export function linesAfter(before: readonly string[], now: readonly string[]): readonly string[] {
  for (let dropped = 0; dropped < before.length; dropped += 1) {
    const kept = before.length - dropped;
    if (kept <= now.length && isSame(before, dropped, now, kept)) return now.slice(kept);
  }
  return now;
}

function isSame(before: readonly string[], dropped: number, now: readonly string[], kept: number): boolean {
  // The last line first: where it differs, the rest need not be compared.
  for (let index = kept - 1; index >= 0; index -= 1) if (before[dropped + index] !== now[index]) return false;
  return true;
}

type LogOptions = ConnectionOptions & { readonly follow?: true; readonly json?: true };

/** `radiolink log`: the system log of a device. */
export const LOG: CliCommand = cliCommand<LogOptions>({
  name: 'log',
  summary: 'print the system log of a device, and what is added to it',
  examples: ['radiolink log 192.0.2.1 --follow | grep hostapd'],
  define: command =>
    addConnectionOptions(command)
      .description('Prints the lines of the system log, the oldest first.')
      .argument('<device>', 'address of the device')
      .option('-F, --follow', 'go on with new lines until it is interrupted')
      .option('--json', 'print each line as a JSON string (NDJSON)'),
  run: async ({ args: [device = ''], options: { follow, json, ...options }, io }) => {
    let seen: readonly string[] = [];
    let isKept = true;
    await withRadio(device, options, io, ({ log }) =>
      lastValueFrom(
        log.watch().pipe(
          tap(event => {
            if (event.kind === 'failure') {
              if (!follow) throw new RequestFailure(event.failure);
              return io.err(failureText(event.failure));
            }
            isKept = event.value.enabled;
            for (const line of linesAfter(seen, event.value.lines))
              if (json) printJson(line, io, true);
              else printLine(line, io);
            seen = event.value.lines;
          }),
          takeWhile(event => follow === true || event.kind === 'failure'),
          takeUntil(fromEvent(io.interrupted, 'abort')),
        ),
        { defaultValue: undefined },
      ),
    );
    if (!isKept) io.err('The device keeps no log: system.log is off.');
    return io.interrupted.aborted ? EXIT.interrupted : EXIT.done;
  },
});

import {
  hopTimes,
  type Job,
  jobFailureMessage,
  orderedHops,
  TRACE_HOPS,
  type TraceHop,
} from '@radiolink/domain/tools';
import { fromEvent, lastValueFrom, takeUntil, tap } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { english, printJson, printLine, printTable, startProgress, textOr } from '../terminal/print.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

interface TraceOptions extends ConnectionOptions {
  readonly hops?: number;
  readonly names?: true;
  readonly json?: true;
}

/** `radiolink traceroute`: the way from a device to a host. */
export const TRACEROUTE: CliCommand = cliCommand<TraceOptions>({
  name: 'traceroute',
  summary: 'trace the way from a device to a host',
  define: command =>
    addConnectionOptions(command)
      .description('The device itself traces. Ends with 1 if the trace failed, or nothing answered.')
      .argument('<device>', 'address of the device')
      .argument('<host>', 'where the way leads to')
      .option('--hops <number>', 'at most so many hops', wholeNumber(TRACE_HOPS.min, TRACE_HOPS.max))
      .option('--names', 'resolve the names of the hops')
      .option('--json', 'print JSON'),
  run: async ({
    args: [device = '', host = ''],
    options: { hops: maxHops, names, json, ...options },
    io,
  }) => {
    const progress = startProgress(`Tracing to ${host}`, io);
    const trace = await withRadio(device, options, io, ({ tools }) =>
      lastValueFrom(
        tools.traceroute.trace({ host, maxHops, resolveNames: names === true }).pipe(
          tap(({ hops }) => progress.show(`${hops.length} hops`)),
          takeUntil(fromEvent(io.interrupted, 'abort')),
        ),
        { defaultValue: undefined },
      ),
    ).finally(() => progress.end());
    if (io.interrupted.aborted) return EXIT.interrupted;
    const hops = orderedHops(trace?.hops ?? []);
    const failure = failureOf(trace, hops);
    if (json) printJson({ status: trace?.status ?? null, hops, failure: failure ?? null }, io);
    else if (hops.length > 0) printTable(['Hop', 'Address', 'Name', 'Average', 'Lost'], hops.map(rowOf), io);
    if (failure === undefined) return EXIT.done;
    if (!json) printLine(failure, { ...io, out: io.err });
    return EXIT.found;
  },
});

/** Why there is no way to the host, in a sentence; undefined where some hop answered to the end. */
function failureOf(
  trace: (Pick<Job, 'status'> & { readonly failureReason?: string | undefined }) | undefined,
  hops: readonly TraceHop[],
): string | undefined {
  if (trace?.status === 'failed') return english(jobFailureMessage(trace.failureReason ?? ''));
  if (trace?.status !== 'finished') return english(jobFailureMessage('STOPPED'));
  return hops.some(({ address }) => address !== undefined) ? undefined : 'No hop answered.';
}

function rowOf(hop: TraceHop): readonly string[] {
  const { averageMs, lost } = hopTimes(hop);
  return [
    String(hop.hop),
    textOr(hop.address),
    textOr(hop.hostname),
    averageMs === undefined ? '—' : `${averageMs.toFixed(1)} ms`,
    `${lost} of ${hop.timesMs.length}`,
  ];
}

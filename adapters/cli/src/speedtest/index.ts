import {
  jobFailureMessage,
  SPEED_TEST_SECONDS,
  type SpeedTest,
  type SpeedTestDirection,
  speedTestPhaseMessage,
} from '@radiolink/domain/tools';
import { speedFigure } from '@radiolink/domain/units';
import { Option } from 'commander';
import { fromEvent, lastValueFrom, takeUntil, tap } from 'rxjs';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions, secretIn } from '../connection/connection-options.ts';
import { loginTo, useRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import {
  english,
  figure,
  LANGUAGE,
  printFacts,
  printJson,
  printLine,
  startProgress,
} from '../terminal/print.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

interface SpeedTestOptions extends ConnectionOptions {
  readonly remoteUser?: string;
  readonly remotePasswordFile?: string;
  readonly port?: number;
  readonly duration: number;
  readonly direction: SpeedTestDirection;
  readonly json?: true;
}

/** `radiolink speedtest`: what a link carries, measured from one device to another. */
export const SPEEDTEST: CliCommand = cliCommand<SpeedTestOptions>({
  name: 'speedtest',
  summary: 'measure what a link carries, from one device to another',
  examples: ['radiolink speedtest 192.0.2.1 192.0.2.2 --duration 10'],
  define: command =>
    addConnectionOptions(command)
      .description(
        'Fills the link while it measures. The login of the other device is that of the first, unless given.',
      )
      .argument('<device>', 'address of the device that measures')
      .argument('<target>', 'address of the other device, as the first one reaches it')
      .option('--remote-user <name>', 'user name at the target')
      .option('--remote-password-file <file>', 'file whose first line is the password at the target')
      .option('--port <number>', 'web port of the target; 443, unless given', wholeNumber(1, 65_535))
      .option(
        '--duration <seconds>',
        'how long it measures',
        wholeNumber(SPEED_TEST_SECONDS.min, SPEED_TEST_SECONDS.max),
        SPEED_TEST_SECONDS.default,
      )
      .addOption(
        new Option('--direction <way>', 'both one after the other, one alone, or both at once')
          .choices(['both', 'tx', 'rx', 'duplex'])
          .default('both'),
      )
      .option('--json', 'print JSON'),
  run: async ({ args: [device = '', target = ''], options, io }) => {
    const { remoteUser, remotePasswordFile, port, duration, direction, json, ...connection } = options;
    const login = await loginTo(device, connection, io);
    const request = {
      target,
      port,
      username: remoteUser ?? login.username,
      password:
        remotePasswordFile === undefined ? login.password : secretIn(remotePasswordFile, 'password', io),
      durationSeconds: duration,
      direction,
    };
    const progress = startProgress(`Measuring to ${target}`, io);
    const test = await useRadio(login, io, ({ tools }) =>
      lastValueFrom(
        tools.speedTest.run(request).pipe(
          tap(({ phase, elapsedSeconds }) =>
            progress.show(english(speedTestPhaseMessage(phase)), elapsedSeconds / duration),
          ),
          takeUntil(fromEvent(io.interrupted, 'abort')),
        ),
        { defaultValue: undefined },
      ),
    ).finally(() => progress.end());
    if (io.interrupted.aborted || test === undefined) return EXIT.interrupted;
    if (json) printJson(test, io);
    else printFacts(ratesOf(test), io);
    if (test.status === 'finished') return EXIT.done;
    if (!json) printLine(english(jobFailureMessage(test.failureReason ?? '')), { ...io, out: io.err });
    return EXIT.found;
  },
});

const ratesOf = ({ txKbps, rxKbps }: SpeedTest): readonly (readonly [string, string])[] => [
  ['Transmit', figure(speedFigure(txKbps, LANGUAGE))],
  ['Receive', figure(speedFigure(rxKbps, LANGUAGE))],
];

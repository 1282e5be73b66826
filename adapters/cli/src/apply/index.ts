import {
  type ApplyProgress,
  applyTo,
  fileMemory,
  type KeepCondition,
  type NodeConnectOptions,
  type RememberedApply,
  type WantedConfiguration,
} from '@radiolink/client/node';
import { ConfigText } from '@radiolink/domain/configuration';
import { isDoubtfulKey, unknownKeyRemarks } from '@radiolink/domain/settings';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import type { CliIo } from '../cli-io.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { loginTo, useRadio } from '../connection/open-radio.ts';
import { english, printJson, type Progress, startProgress } from '../terminal/print.ts';
import { UsageError } from '../failure.ts';
import { addWantedOptions, wantedOf, type WantedOptions } from '../wanted/wanted-options.ts';
import {
  CONDITION_FORMS,
  interruptedTest,
  outcomeExit,
  outcomeWords,
  withCondition,
} from './outcome-text.ts';

const TEST_SECONDS = 240;

/** Shows where a change stands: words for each state, and in a test how much of its time has passed. */
function showApply({ state, secondsLeft, unmet }: ApplyProgress, progress: Progress): void {
  const share = secondsLeft === undefined ? undefined : 1 - secondsLeft / TEST_SECONDS;
  progress.show(stateText(state.kind, state.kind === 'testing' && state.answering, unmet), share);
}

function stateText(
  kind: ApplyProgress['state']['kind'],
  isAnswering: boolean,
  unmet: readonly string[],
): string {
  switch (kind) {
    case 'testing':
      if (!isAnswering) return 'Testing: waiting for the device';
      return unmet.length > 0
        ? `Testing: waiting until ${unmet.join(', ')}`
        : 'Testing: every condition holds';
    case 'writing':
      return 'Sending the change';
    case 'checking':
      return 'No response: finding out what the device runs';
    case 'restarting':
      return 'The device reboots';
    case 'ended':
      return 'Finding out what the device runs';
    case 'idle':
    case 'done':
      return 'Done';
  }
}

interface ApplyOptions extends ConnectionOptions, WantedOptions {
  readonly test?: true;
  readonly keepIf?: readonly KeepCondition[];
  readonly hold: string;
  readonly state?: string;
  readonly force?: true;
  readonly json?: true;
}

/** `radiolink apply`: changes a device, in test mode so that nothing can cost it. */
export const APPLY: CliCommand = cliCommand<ApplyOptions>({
  name: 'apply',
  summary: 'change a device: for good, or tested and kept on conditions',
  examples: [
    "radiolink apply 192.0.2.1 --set radio.1.freq=5600 --test --keep-if link --keep-if 'signal>=-65'",
    'radiolink apply 192.0.2.1 wanted.cfg --test --state ridge.json',
  ],
  define: command =>
    addConnectionOptions(
      addWantedOptions(command).description(
        'Sends the change. With --test the device reverts by itself after four minutes, unless every condition of --keep-if holds before: then the change is kept. The device is looked for at the old and at the new address. With --state the same command goes on after it was ended, even in the middle of a test.',
      ),
    )
      .option('--test', 'test the change, and keep it on conditions')
      .option(
        '--keep-if <condition>',
        `${CONDITION_FORMS}; may be repeated; link, unless given`,
        withCondition,
      )
      .option('--hold <seconds>', 'the conditions must hold for so long', '5')
      .option('--state <file>', 'remember the change here until its end is known; no value of a setting is')
      .option('--force', 'send keys too that no device is known to use')
      .option('--json', 'print the outcome as JSON'),
  run: async ({ args: [device = '', file], options, io }) => {
    const { test, keepIf, hold, state, json } = options;
    if (!test && keepIf !== undefined) throw new UsageError('--keep-if goes with --test.');
    if (!/^\d+$/.test(hold)) throw new UsageError('--hold needs a number of seconds.');
    const wanted = wantedOf(file, options, io);
    const login = await loginTo(device, options, io);
    if (!options.force) await refuseUnknownKeys(wanted, login, io);
    let endsAt: number | undefined;
    const progress = startProgress(`Changing ${login.url}`, io);
    const way = { url: login.url, open: (url: string) => io.connect({ ...login, url }), answers: io.answers };
    const result = await applyTo(way, wanted, {
      mode: test ? 'test' : 'save',
      ...(keepIf && { keepIf }),
      ...(state !== undefined && { memory: fileMemory<RememberedApply>(state) }),
      holdSeconds: Number(hold),
      clock: { now: io.now, wait: io.wait },
      signal: io.interrupted,
      onProgress: seen => {
        endsAt = seen.state.kind === 'testing' ? seen.state.endsAt : undefined;
        showApply(seen, progress);
      },
    }).finally(() => {
      progress.end();
      if (io.interrupted.aborted && endsAt !== undefined)
        io.err(interruptedTest('The device tests the change', endsAt, state, io.now()));
    });
    const words = outcomeWords(result.outcome);
    if (json) printJson({ ...result, words }, io);
    else {
      io.out(words);
      for (const name of result.unmet) io.out(`Not met: ${name}.`);
    }
    return outcomeExit(result);
  },
});

/** A device accepts, tests and keeps a key that it never reads. @throws UsageError */
async function refuseUnknownKeys(
  wanted: WantedConfiguration,
  login: NodeConnectOptions,
  io: CliIo,
): Promise<void> {
  if (!('changes' in wanted)) return;
  const set = Object.entries(wanted.changes).flatMap(([key, value]) => (value === null ? [] : [key]));
  if (!set.some(isDoubtfulKey)) return;
  const { text } = await useRadio(login, io, ({ configuration }) => configuration.read());
  const remarks = unknownKeyRemarks(set, ConfigText.parse(text).entries());
  if (remarks.length === 0) return;
  const lines = remarks.map(({ key, problem }) => `${key}: ${english(problem)}`);
  throw new UsageError([...lines, 'Nothing was sent; --force sends it all the same.'].join('\n'));
}

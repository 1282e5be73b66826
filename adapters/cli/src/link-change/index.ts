import type { Command } from 'commander';
import {
  changeLink,
  fileMemory,
  type LinkAgreement,
  type LinkChangeProgress,
  type LinkChangeResult,
  type NodeConnectOptions,
  otherRememberedDevice,
  type RememberedLink,
} from '@radiolink/client/node';
import { interruptedTest, outcomeExit, outcomeWords } from '../apply/outcome-text.ts';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import type { CliIo } from '../cli-io.ts';
import { addConnectionOptions, type ConnectionOptions, secretIn } from '../connection/connection-options.ts';
import { loginTo } from '../connection/open-radio.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { printJson, type Progress, startProgress } from '../terminal/print.ts';
import { UsageError } from '../failure.ts';

/** What both ends are to agree on, as the command line names it. */
interface AgreementOptions {
  readonly ssid?: string;
  readonly keyFile?: string;
  readonly width?: string;
  readonly frequency?: string;
}

/** Adds the options of an agreement. A key is no option: the list of processes shows those. */
function addAgreementOptions(command: Command): Command {
  return command
    .option('--ssid <name>', 'SSID')
    .option('--key-file <file>', 'file whose first line is the pre-shared key; - is the standard input')
    .option('--width <mhz>', 'channel width, MHz')
    .option('--frequency <mhz>', 'control frequency of the access point, MHz');
}

/** @throws UsageError where nothing is to change */
function agreementOf(options: AgreementOptions, io: CliIo): LinkAgreement {
  const { ssid, keyFile, width, frequency } = options;
  if ([ssid, keyFile, width, frequency].every(each => each === undefined))
    throw new UsageError('Name what is to change: --ssid, --key-file, --width or --frequency.');
  return {
    ssid,
    key: keyFile === undefined ? undefined : secretIn(keyFile, 'key', io),
    widthMhz: megahertz('--width', width),
    frequencyMhz: megahertz('--frequency', frequency),
  };
}

function megahertz(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw new UsageError(`${option} needs a number of MHz.`);
  return Number(text);
}

interface LinkChangeCommandOptions extends ConnectionOptions, AgreementOptions {
  readonly remotePasswordFile?: string;
  readonly state?: string;
  readonly json?: true;
}

/** `radiolink link-change`: both ends of a link as one change. */
export const LINK_CHANGE: CliCommand = cliCommand<LinkChangeCommandOptions>({
  name: 'link-change',
  summary: 'change both ends of a link as one: SSID, key, width, frequency',
  examples: ['radiolink link-change 192.0.2.1 192.0.2.2 --ssid mill --key-file key.txt --state mill.json'],
  define: command =>
    addAgreementOptions(
      addConnectionOptions(command)
        .description(
          'Changes the remote end first, each end under its own test, and keeps both only when they are linked again; else both revert by themselves. The remote end is the one that is reached over the link. With --state the same command goes on after it was ended.',
        )
        .argument('<local>', 'address of the end that is reached without the link')
        .argument('<remote>', 'address of the other end'),
    )
      .option('--remote-password-file <file>', 'password of the remote end, where it is another one')
      .option('--state <file>', 'remember the change here until its end is known; no value of a setting is')
      .option('--json', 'print the outcome as JSON'),
  run: async ({ args: [local = '', remote = ''], options, io }) => {
    const link = agreementOf(options, io);
    const localLogin = await loginTo(local, options, io);
    const { passwordFile, remotePasswordFile, ...rest } = options;
    const ofRemote = remotePasswordFile === undefined ? rest : { ...rest, passwordFile: remotePasswordFile };
    const env = { ...io.env, RADIOLINK_PASSWORD: localLogin.password };
    const given = passwordFile === undefined ? undefined : localLogin.password;
    const remoteLogin = await loginTo(remote, ofRemote, { ...io, env }, given);
    if (new URL(localLogin.url).origin === new URL(remoteLogin.url).origin)
      throw new UsageError('Local and remote are the same device.');
    const memory = options.state === undefined ? undefined : fileMemory<RememberedLink>(options.state);
    const remembered = memory?.load();
    for (const [end, { url }] of [
      ['local', localLogin],
      ['remote', remoteLogin],
    ] as const) {
      const known = otherRememberedDevice(remembered?.[end], url);
      if (known !== undefined)
        throw new UsageError(`${options.state}: it remembers a change of another link, with ${known}.`);
    }
    const progress = startProgress('Changing both ends', io);
    let testing: string | undefined;
    const result = await changeLink({ local: wayTo(localLogin, io), remote: wayTo(remoteLogin, io) }, link, {
      ...(memory && { memory }),
      clock: { now: io.now, wait: io.wait },
      signal: io.interrupted,
      onProgress: seen => {
        testing = testsGoingOn(seen, options.state, io.now());
        show(seen, progress);
      },
    }).finally(() => {
      progress.end();
      if (io.interrupted.aborted && testing !== undefined) io.err(testing);
    });
    if (options.json) printJson(result, io);
    else for (const line of linesOf(result, io.now())) io.out(line);
    return exitOf(result);
  },
});

const wayTo = (login: NodeConnectOptions, io: CliIo) => ({
  url: login.url,
  open: (url: string) => io.connect({ ...login, url }),
  answers: io.answers,
});

function show({ local, remote, isLinked, localTests }: LinkChangeProgress, progress: Progress): void {
  const stateOf = (end: LinkChangeProgress['local']) => end?.kind ?? 'untouched';
  progress.show(
    `Remote end: ${stateOf(remote)}. Local end: ${stateOf(local)}.${isLinked ? ' Linked.' : ''}${localTests > 1 ? ' Second and last test of the local end.' : ''}`,
  );
}

/** What goes on without this program; undefined where no end tests the change. */
function testsGoingOn(
  { local, remote }: LinkChangeProgress,
  state: string | undefined,
  now: number,
): string | undefined {
  const ends = [
    ...(remote?.kind === 'testing' ? [remote.endsAt] : []),
    ...(local?.kind === 'testing' ? [local.endsAt] : []),
  ];
  const who =
    ends.length === 2
      ? 'Each end tests the change'
      : `The ${remote?.kind === 'testing' ? 'remote' : 'local'} end tests the change`;
  return ends.length === 0 ? undefined : interruptedTest(who, Math.max(...ends), state, now);
}

const MINUTE_MS = 60_000;

function linesOf(result: LinkChangeResult, now: number): readonly string[] {
  const { isChanged, isAsBefore, local, remote, localTests, nextLocalTestAt } = result;
  return [
    isChanged
      ? 'Both ends are changed.'
      : isAsBefore
        ? 'Both ends are as before.'
        : 'An end is unknown: call again to find out.',
    ...(remote === undefined ? [] : [`Remote end: ${outcomeWords(remote)}`]),
    ...(local === undefined ? [] : [`Local end: ${outcomeWords(local)}`]),
    ...(isChanged || isAsBefore || nextLocalTestAt === undefined
      ? []
      : [
          `The local end was tested ${localTests} times within 15 minutes, the most, and the remote end was not found. A call tests it again in ${Math.ceil((nextLocalTestAt - now) / MINUTE_MS)} min.`,
        ]),
  ];
}

function exitOf({ isChanged, isAsBefore, local, remote }: LinkChangeResult): ExitCode {
  if (isChanged) return EXIT.done;
  if (!isAsBefore) return EXIT.unknown;
  const first = remote ?? local;
  return first === undefined ? EXIT.found : outcomeExit({ isKept: false, outcome: first });
}

import tab from '@bomb.sh/tab/commander';
import { visibleText } from '@radiolink/domain/text';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json';
import { APPLY } from './apply/index.ts';
import { BACKUP } from './backup/index.ts';
import { CHECK } from './check/index.ts';
import type { CliCommand } from './cli-command.ts';
import type { CliIo } from './cli-io.ts';
import { DIFF } from './diff/index.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { EXPLAIN } from './explain/index.ts';
import { EXPORTER } from './exporter/index.ts';
import { exitCodeOf, UsageError, withFileSentences, withInputOnce } from './failure.ts';
import { FIRMWARE } from './firmware/index.ts';
import { GET } from './get/index.ts';
import { LINK_CHANGE } from './link-change/index.ts';
import { LOCATE } from './locate/index.ts';
import { LOG } from './log/index.ts';
import { MCP } from './mcp/index.ts';
import { PING } from './ping/index.ts';
import { PLAN } from './plan/index.ts';
import { REBOOT } from './reboot/index.ts';
import { RESTORE } from './restore/index.ts';
import { SPEEDTEST } from './speedtest/index.ts';
import { STATIONS } from './stations/index.ts';
import { STATUS } from './status/index.ts';
import { SUPPORT_FILE } from './support-file/index.ts';
import { SURVEY } from './survey/index.ts';
import { manHelp } from './terminal/man-help.ts';
import { TRACEROUTE } from './traceroute/index.ts';
import { WATCH } from './watch/index.ts';

/** Does what the arguments after the program's name request. @throws whatever is a programming error */
export async function runCli(
  given: readonly string[],
  io: CliIo,
  commands: readonly CliCommand[] = CLI_COMMANDS,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = cliProgram(commands, io, outcome => {
    code = outcome;
  });
  try {
    await program.parseAsync(given, { from: 'user' });
    return code;
  } catch (reason) {
    if (io.interrupted.aborted) return EXIT.interrupted;
    const failed = exitCodeOf(reason);
    if (failed === undefined) throw reason;
    // Wrong usage was printed where it was found.
    if (!(reason instanceof CommanderError) && reason instanceof Error) printFailure(reason, io);
    return failed;
  }
}

/** A usage error may have a line for each thing that is wrong; another message is that of a device, and one line. */
function printFailure(reason: Error, io: CliIo): void {
  const lines = reason instanceof UsageError ? reason.message.split('\n') : [reason.message];
  for (const line of lines) io.err(visibleText(line));
}

/** Commands that read files alone, find something, or change a device. */
const OF_FILES = new Set(['check', 'diff', 'explain', 'completion']);
const FINDING = new Set([
  'check',
  'diff',
  'plan',
  'apply',
  'restore',
  'link-change',
  'ping',
  'traceroute',
  'speedtest',
  'get',
  'status',
]);
const CHANGING = new Set(['apply', 'restore', 'link-change', 'reboot', 'firmware', 'status']);

/** The exit codes that a command can end with; all for the program itself. */
function exitsOf(command: Command): readonly ExitCode[] | undefined {
  const name = command.name();
  if (command.parent === null) return undefined;
  const { done, found, usage, login, unreachable, refused, unknown, certificate, interrupted } = EXIT;
  return [
    done,
    ...(FINDING.has(name) ? [found] : []),
    usage,
    ...(OF_FILES.has(name) ? [] : [login, unreachable, refused]),
    ...(CHANGING.has(name) ? [unknown] : []),
    ...(OF_FILES.has(name) ? [] : [certificate]),
    interrupted,
  ];
}

/** A password that was typed as an option, or in an address, is not repeated in what refuses it. */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(/(--?[\w-]*(?:pass|pwd|psk|secret|token|key)[\w-]*=)[^\n]*/gi, "$1…'")
    .replaceAll(/(\/\/)?[^\s/@'"]+:[^\s@]+@/g, '$1…@');
}

/** The command line as commander reads it. */
export function cliProgram(
  commands: readonly CliCommand[],
  io: CliIo,
  finished: (code: ExitCode) => void,
): Command {
  const examples = new Map(commands.map(each => [each.name, each.examples ?? []]));
  const program = new Command('radiolink')
    .description('Wireless radios from the command line: one, both ends of a link, or many.')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: text => io.out(text.trimEnd()),
      writeErr: text => io.err(withoutSecrets(text.trimEnd())),
    })
    .configureHelp({
      formatHelp: (command, helper) =>
        manHelp(command, helper, examples.get(command.name()) ?? [], exitsOf(command)),
    });
  for (const { name, summary, define, run } of commands) {
    const command = program.command(name).summary(summary);
    define(command);
    // Commands of files say themselves which could not be read.
    const ownIo = OF_FILES.has(name) ? io : withInputOnce(withFileSentences(io));
    command.action(async () =>
      finished(await run({ args: command.args, options: command.opts(), io: ownIo })),
    );
  }
  addCompletion(program);
  return program;
}

/** Adds `completion bash`, `zsh` and `fish`, which print a script, and the hidden call that such a script makes. */
function addCompletion(program: Command): void {
  tab(program, { completionCommandName: 'completion' });
  const completion = program.commands.find(each => each.name() === 'completion');
  completion?.summary('print a script that completes command lines in a shell');
}

/** Every command, in the order of the help: one line each. Dispatch, help and completion come from it. */
const CLI_COMMANDS: readonly CliCommand[] = [
  STATUS,
  WATCH,
  STATIONS,
  SURVEY,
  PING,
  TRACEROUTE,
  SPEEDTEST,
  LOG,
  LOCATE,
  SUPPORT_FILE,
  GET,
  BACKUP,
  CHECK,
  DIFF,
  EXPLAIN,
  PLAN,
  APPLY,
  RESTORE,
  LINK_CHANGE,
  REBOOT,
  FIRMWARE,
  EXPORTER,
  MCP,
];

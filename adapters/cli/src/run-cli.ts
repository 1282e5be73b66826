import { Command, CommanderError } from 'commander';
import { visibleText } from '@radiolink/domain/text';
import manifest from '../package.json' with { type: 'json' };
import { CLI_COMMANDS } from './cli-commands.ts';
import type { CliCommand } from './cli-command.ts';
import type { CliIo } from './cli-io.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import { addCompletion } from './completion.ts';
import { exitCodeOf } from './failure.ts';
import { manHelp } from './terminal/man-help.ts';

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
    if (!(reason instanceof CommanderError) && reason instanceof Error) io.err(visibleText(reason.message));
    return failed;
  }
}

/** Commands that read files alone, find something, or change a device. */
const OF_FILES = new Set(['check', 'diff', 'explain']);
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
    command.action(async () => finished(await run({ args: command.args, options: command.opts(), io })));
  }
  addCompletion(program);
  return program;
}

import type { Command } from 'commander';
import type { CliIo } from './cli-io.ts';
import type { ExitCode } from './exit-code.ts';

/** A command line that was read: operands in order, options by name. */
export interface CliCall<Options> {
  readonly args: readonly string[];
  readonly options: Options;
  readonly io: CliIo;
}

/** One command: what its help says, and what it does. */
export interface CliCommand<Options = unknown> {
  readonly name: string;
  /** One line, as in the list of commands. */
  readonly summary: string;
  /** Command lines, for the help. */
  readonly examples?: readonly string[];
  /** Adds description, operands and options. */
  readonly define: (command: Command) => void;
  readonly run: (call: CliCall<Options>) => Promise<ExitCode>;
}

/** A command as the table has it: `Options` are those that its `define` adds. */
export function cliCommand<Options>(command: CliCommand<Options>): CliCommand {
  return { ...command, run: call => command.run({ ...call, options: call.options as Options }) };
}

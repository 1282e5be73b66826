import type { WantedConfiguration } from '@radiolink/client/node';
import {
  backupProblems,
  ConfigText,
  decodeConfiguration,
  fileProblem,
} from '@radiolink/domain/configuration';
import type { Command } from 'commander';
import type { CliIo } from '../cli-io.ts';
import { english } from '../terminal/figures.ts';
import { UsageError } from '../usage-error.ts';

/** How a change is named on the command line. */
export interface WantedOptions {
  readonly set?: readonly string[];
  readonly patch?: string;
}

/** Adds the operand and the options by which a change is named. */
export function addWantedOptions(command: Command): Command {
  return command
    .argument('<device>', 'address of the device')
    .argument('[file]', 'the whole configuration that the device is to run; - is the standard input')
    .option('--set <key=value>', 'change one setting; key= deletes it. May be repeated', collected, [])
    .option('--patch <file>', 'change the settings in a file alone. Keys and passwords belong there');
}

const collected = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** The change that the command line names. @throws UsageError unless there is exactly one */
export function wantedOf(
  file: string | undefined,
  { set = [], patch }: WantedOptions,
  io: CliIo,
): WantedConfiguration {
  const isSingle = set.length > 0 || patch !== undefined;
  if ((file !== undefined) === isSingle)
    throw new UsageError('Name either a configuration file, or settings with --set or --patch.');
  if (file !== undefined) return { configuration: wholeOf(file, io) };
  const lines = [...(patch === undefined ? [] : [textOf(patch, io)]), ...set.map(checkedLine)];
  const entries = [...ConfigText.parse(lines.join('\n')).entries()];
  return { changes: Object.fromEntries(entries.map(([key, value]) => [key, value === '' ? null : value])) };
}

/** What is no whole configuration would delete what it lacks. */
function wholeOf(file: string, io: CliIo): string {
  const text = textOf(file, io);
  const problem = fileProblem(text) ?? backupProblems(text)[0];
  if (problem !== undefined) throw new UsageError(`${file}: ${english(problem)}`);
  return text;
}

function textOf(file: string, io: CliIo): string {
  return decodeConfiguration(io.readFile(file)).text;
}

function checkedLine(line: string): string {
  if (!/^[\w.-]+=/.test(line)) throw new UsageError(`--set ${line} is not of the form key=value.`);
  return line;
}

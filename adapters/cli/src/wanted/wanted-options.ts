import type { WantedConfiguration } from '@radiolink/client/node';
import { conflictRemarks } from '@radiolink/domain/cli';
import {
  backupProblems,
  ConfigText,
  conflictingValues,
  decodeConfiguration,
  fileProblem,
} from '@radiolink/domain/configuration';
import { checkSetting, contextOf, findSetting, normalizedValue } from '@radiolink/domain/settings';
import { visibleText } from '@radiolink/domain/text';
import type { Command } from 'commander';
import type { CliIo } from '../cli-io.ts';
import { english } from '../terminal/print.ts';
import { ImpossibleValue, UsageError } from '../failure.ts';

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
    .option('--set <key=value>', 'change one setting; key= deletes it. May be repeated', collected)
    .option('--patch <file>', 'change the settings in a file alone. Keys and passwords belong there');
}

const collected = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

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
  const settings = set.map(checkedLine);
  refuseConflicts('--set', ConfigText.parse(settings.join('\n')));
  const lines = [...(patch === undefined ? [] : [patchOf(patch, io)]), ...settings];
  const entries = [...ConfigText.parse(lines.join('\n')).entries()].map(([key, value]) => {
    const found = findSetting(key);
    return [key, found === undefined ? value : normalizedValue(found.descriptor, value)] as const;
  });
  refuseImpossible(new Map(entries));
  return { changes: Object.fromEntries(entries.map(([key, value]) => [key, value === '' ? null : value])) };
}

/** A value that breaks the rule of its setting whatever the device runs: no device need be asked. @throws ImpossibleValue */
function refuseImpossible(changes: ReadonlyMap<string, string>): void {
  const context = contextOf(changes);
  for (const [key, value] of changes) {
    // Which frequencies there are, only the device says: 5, 24 or 60 GHz.
    const isJudgedThere = value === '' || (key.endsWith('freq') && /^\d+$/.test(value));
    const found = isJudgedThere ? undefined : findSetting(key);
    const problem = found && checkSetting(found.descriptor, value, context, found.indexes);
    if (problem !== undefined) throw new ImpossibleValue(`${key}: ${english(problem)} Nothing was sent.`);
  }
}

/** A line that says nothing would be a setting that was never changed, reported as done. */
function patchOf(file: string, io: CliIo): string {
  const text = textOf(file, io);
  const problem = fileProblem(text);
  if (problem !== undefined) throw new UsageError(`${file}: ${english(problem)}`);
  const patch = ConfigText.parse(text);
  const [invalid] = patch.invalidLines();
  if (invalid !== undefined)
    throw new UsageError(`${file}: line ${invalid.number} is not in key=value format.`);
  if (patch.entries().size === 0) throw new UsageError(`${file}: it holds no setting.`);
  refuseConflicts(file, patch);
  return text;
}

/** Which of two values is meant, only the caller knows. @throws UsageError without the values: they may be secrets */
function refuseConflicts(place: string, config: ConfigText): void {
  const [conflict] = conflictingValues(config);
  if (conflict !== undefined)
    throw new UsageError(`${place}: ${conflict.key} is given different values. Name one of them.`);
}

/** What is no whole configuration would delete what it lacks. */
function wholeOf(file: string, io: CliIo): string {
  const text = textOf(file, io);
  const problem = fileProblem(text) ?? backupProblems(text)[0];
  if (problem !== undefined) throw new UsageError(`${file}: ${english(problem)}`);
  // A backup of a device may be so.
  for (const remark of conflictRemarks(ConfigText.parse(text))) io.err(visibleText(`${file}: ${remark}`));
  return text;
}

function textOf(file: string, io: CliIo): string {
  return decodeConfiguration(io.readFile(file)).text;
}

function checkedLine(line: string): string {
  if (!/^[\w.-]+=[^\r\n\0]*$/.test(line)) throw new UsageError('A --set is not in key=value format.');
  return line;
}

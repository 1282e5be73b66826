import { NETWORK_MODES } from '../network/network-mode.ts';
import type { PlanModeRequest } from './plan-mode-command.ts';

/** Parsed command line, or the usage error. */
export type CliRequest =
  | { readonly kind: 'help' }
  | CheckRequest
  | { readonly kind: 'diff'; readonly before: string; readonly after: string; readonly json: boolean }
  | { readonly kind: 'explain'; readonly file: string; readonly json: boolean }
  | ({ readonly kind: 'plan-mode' } & PlanModeRequest)
  | { readonly kind: 'usage-error'; readonly words: string };

/** Check some files; with `backup` as whole ones, with `errorsOnly` without notes. */
interface CheckRequest {
  readonly kind: 'check';
  readonly files: readonly string[];
  readonly json: boolean;
  readonly backup: boolean;
  readonly errorsOnly: boolean;
}

const usageError = (words: string): CliRequest => ({ kind: 'usage-error', words });

interface GivenOptions {
  readonly json: boolean;
  readonly backup: boolean;
  readonly errorsOnly: boolean;
  readonly board: string | undefined;
  readonly previous: string | undefined;
}

type Command = (files: readonly string[], options: GivenOptions) => CliRequest;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'check',
    (files, { json, backup, errorsOnly }) =>
      files.length > 0
        ? { kind: 'check', files, json, backup, errorsOnly }
        : usageError('check needs at least one file.'),
  ],
  [
    'diff',
    ([before, after, ...rest], { json }) =>
      before !== undefined && after !== undefined && rest.length === 0
        ? { kind: 'diff', before, after, json }
        : usageError('diff needs two files.'),
  ],
  [
    'explain',
    ([file, ...rest], { json }) =>
      file !== undefined && rest.length === 0
        ? { kind: 'explain', file, json }
        : usageError('explain needs one file.'),
  ],
  [
    'plan-mode',
    ([file, target, ...rest], { json, board, previous }) => {
      const mode = NETWORK_MODES.find(known => known.mode === target)?.mode;
      return file !== undefined && mode !== undefined && rest.length === 0
        ? { kind: 'plan-mode', file, target: mode, board, previous, json }
        : usageError('plan-mode needs one file and bridge, router or soho.');
    },
  ],
]);

const knownOptions: ReadonlySet<string> = new Set(['--json', '--backup', '--errors', '--help', '-h']);

/** Options that name a file, of one command only. */
const FILE_OPTIONS = ['--board', '--previous'] as const;
type FileOption = (typeof FILE_OPTIONS)[number];

interface WithFiles {
  readonly rest: readonly string[];
  readonly files: ReadonlyMap<FileOption, string | undefined>;
}

/** Takes the options with a file out of the arguments before `--`. */
function withoutFileOptions(given: readonly string[]): WithFiles {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const files = new Map<FileOption, string | undefined>();
  const rest = given.filter((argument, place) => {
    const option = FILE_OPTIONS.find(each => each === argument);
    const before = FILE_OPTIONS.find(each => each === given[place - 1]);
    if (place >= end) return true;
    if (before !== undefined) return false;
    if (option === undefined) return true;
    files.set(option, place + 1 < end ? given[place + 1] : undefined);
    return false;
  });
  return { rest, files };
}

/** Reads the arguments after the program's name. `-` is a file; everything after `--` is a file. */
export function readArguments(all: readonly string[]): CliRequest {
  const { rest: given, files: named } = withoutFileOptions(all);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const isOption = (argument: string, place: number): boolean =>
    place < end && argument.length > 1 && argument.startsWith('-');
  const options = new Set(given.filter(isOption));
  const [name, ...files] = given.filter((argument, place) => place !== end && !isOption(argument, place));
  const unknown = [...options].find(option => !knownOptions.has(option));
  if (unknown !== undefined) return usageError(`Unknown option ${unknown}.`);
  if (options.has('--help') || options.has('-h')) return { kind: 'help' };
  const command = name === undefined ? undefined : commands.get(name);
  if (command === undefined)
    return usageError(name === undefined ? 'No command given.' : `Unknown command ${name}.`);
  const misplaced = ['--backup', '--errors'].find(option => options.has(option) && name !== 'check');
  if (misplaced !== undefined) return usageError(`${misplaced} goes with check.`);
  const withoutFile = [...named].find(([, file]) => file === undefined)?.[0];
  if (withoutFile !== undefined) return usageError(`${withoutFile} needs a file.`);
  const [planOption] = named.keys();
  if (planOption !== undefined && name !== 'plan-mode')
    return usageError(`${planOption} goes with plan-mode.`);
  return command(files, {
    board: named.get('--board'),
    previous: named.get('--previous'),
    json: options.has('--json'),
    backup: options.has('--backup'),
    errorsOnly: options.has('--errors'),
  });
}

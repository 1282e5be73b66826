import { NETWORK_MODES } from '../status/network-mode.ts';
import type { CheckFiles } from './check-command.ts';
import type { PlanModeRequest } from './plan-mode-command.ts';

/** Parsed command line, or the usage error. */
export type CliRequest =
  | { readonly kind: 'help' }
  | ({ readonly kind: 'check' } & CheckFiles)
  | Comparison
  | { readonly kind: 'explain'; readonly file: string; readonly json: boolean }
  | ({ readonly kind: 'plan-mode' } & PlanModeRequest)
  | { readonly kind: 'usage-error'; readonly words: string };

const usageError = (words: string): CliRequest => ({ kind: 'usage-error', words });

/** Two files held against each other. */
interface Comparison {
  readonly kind: 'diff' | 'compare';
  readonly before: string;
  readonly after: string;
  readonly json: boolean;
}

type GivenOptions = Required<Omit<CheckFiles, 'files'> & Pick<PlanModeRequest, 'previous'>>;
type Command = (files: readonly string[], options: GivenOptions) => CliRequest;

const ofTwo =
  (kind: Comparison['kind'], what: string): Command =>
  ([before, after, ...rest], { json }) =>
    before !== undefined && after !== undefined && rest.length === 0
      ? { kind, before, after, json }
      : usageError(`${kind} needs two ${what}.`);

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'check',
    (files, { json, backup, errorsOnly, board, country }) =>
      files.length > 0
        ? {
            kind: 'check',
            files,
            json,
            backup,
            errorsOnly,
            ...(board !== undefined && { board }),
            ...(country !== undefined && { country }),
          }
        : usageError('check needs at least one file.'),
  ],
  ['diff', ofTwo('diff', 'files')],
  ['compare', ofTwo('compare', 'link reports')],
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

/** Options that take a value: the commands that they go with, and what the value is. */
const VALUE_OPTIONS = {
  '--board': { commands: ['check', 'plan-mode'], value: 'a file' },
  '--previous': { commands: ['plan-mode'], value: 'a file' },
  '--country': { commands: ['check'], value: 'a country, as 840 or US' },
} as const satisfies Readonly<
  Record<string, { readonly commands: readonly string[]; readonly value: string }>
>;
type ValueOption = keyof typeof VALUE_OPTIONS;
const isValueOption = (argument: string | undefined): argument is ValueOption =>
  argument !== undefined && Object.hasOwn(VALUE_OPTIONS, argument);

interface WithValues {
  readonly rest: readonly string[];
  readonly values: ReadonlyMap<ValueOption, string | undefined>;
}

/** Takes the options with a value out of the arguments before `--`. */
function withoutValueOptions(given: readonly string[]): WithValues {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const values = new Map<ValueOption, string | undefined>();
  const rest = given.filter((argument, place) => {
    if (place >= end) return true;
    if (isValueOption(given[place - 1])) return false;
    if (!isValueOption(argument)) return true;
    values.set(argument, place + 1 < end ? given[place + 1] : undefined);
    return false;
  });
  return { rest, values };
}

/** Reads the arguments after the program's name. `-` is a file; everything after `--` is a file. */
export function readArguments(all: readonly string[]): CliRequest {
  const { rest: given, values: named } = withoutValueOptions(all);
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
  const withoutValue = [...named].find(([, value]) => value === undefined)?.[0];
  if (withoutValue !== undefined)
    return usageError(`${withoutValue} needs ${VALUE_OPTIONS[withoutValue].value}.`);
  const elsewhere = [...named.keys()].find(
    option => !VALUE_OPTIONS[option].commands.some(each => each === name),
  );
  if (elsewhere !== undefined)
    return usageError(`${elsewhere} goes with ${VALUE_OPTIONS[elsewhere].commands.join(' or ')}.`);
  const inputs = [...files, named.get('--board'), named.get('--previous')];
  if (inputs.filter(each => each === '-').length > 1)
    return usageError('The standard input can be read once: name - for one file alone.');
  return command(files, {
    board: named.get('--board'),
    previous: named.get('--previous'),
    country: named.get('--country'),
    json: options.has('--json'),
    backup: options.has('--backup'),
    errorsOnly: options.has('--errors'),
  });
}

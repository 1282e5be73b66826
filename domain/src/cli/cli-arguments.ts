/** Parsed command line, or the usage error. */
export type CliRequest =
  | { readonly kind: 'help' }
  | CheckRequest
  | { readonly kind: 'diff'; readonly before: string; readonly after: string; readonly json: boolean }
  | { readonly kind: 'explain'; readonly file: string; readonly json: boolean }
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
}

type Command = (files: readonly string[], options: GivenOptions) => CliRequest;

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'check',
    (files, options) =>
      files.length > 0 ? { kind: 'check', files, ...options } : usageError('check needs at least one file.'),
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
]);

const knownOptions: ReadonlySet<string> = new Set(['--json', '--backup', '--errors', '--help', '-h']);

/** Reads the arguments after the program's name. `-` is a file; everything after `--` is a file. */
export function readArguments(given: readonly string[]): CliRequest {
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
  return command(files, {
    json: options.has('--json'),
    backup: options.has('--backup'),
    errorsOnly: options.has('--errors'),
  });
}

import {
  ConfigText,
  type ConfigurationEncoding,
  conflictingValues,
  type ConflictingValues,
  decodeConfiguration,
  fileProblem,
  type ShownChange,
} from '../configuration/index.ts';
import { inEnglish } from '../settings/english.ts';
import { visibleText, withEndsVisible } from '../text/text.ts';

/** A file that could not be used, and why: what `--json` says of it. */
export interface UnreadableFile {
  readonly file: string;
  readonly unreadable: string;
}

/** External dependencies of the command, so that it can be tested without a file system or a terminal. */
export interface CliIo {
  /** The bytes of a file; `-` is the standard input. Throws when it cannot be read. */
  readonly readFile: (path: string) => Uint8Array;
  /** Told of each file that could not be used, and why. */
  readonly onUnreadable?: (file: UnreadableFile) => void;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Exit codes: nothing found, findings or differences, wrong usage or an unreadable file. */
export const EXIT_OK = 0;
export const EXIT_FOUND = 1;
export const EXIT_USAGE = 2;
export type ExitCode = typeof EXIT_OK | typeof EXIT_FOUND | typeof EXIT_USAGE;

/** A file as text, or why there is none. */
type ReadFile = { readonly text: string; readonly encoding: ConfigurationEncoding } | UnreadableFile;

/** Says of a file that it cannot be used, and why. */
export function sayUnusable(found: UnreadableFile, io: CliIo, problem = ''): void {
  io.err(visibleText(`${found.file}: ${problem}${found.unreadable}`));
  io.onUnreadable?.(found);
}

/** Reads a file, and says on the error output what is unusual about it. */
export function readFile(file: string, io: CliIo): ReadFile {
  try {
    const read = decodeConfiguration(io.readFile(file));
    if (read.encoding === 'latin-1') io.err(`${visibleText(file)}: not UTF-8; read as Latin-1`);
    return read;
  } catch (error) {
    const unreadable = error instanceof Error ? error.message : String(error);
    sayUnusable({ file, unreadable }, io, 'cannot be read: ');
    return { file, unreadable };
  }
}

/** The text of a file, or undefined after saying why it cannot be read. */
export function readText(file: string, io: CliIo): string | undefined {
  const read = readFile(file, io);
  return 'text' in read ? read.text : undefined;
}

/** What a key with different values means, without the values: they may be secrets. */
export const conflictWords = ({ lines }: ConflictingValues): string =>
  `Lines ${lines.join(', ')} give it different values. The last one is used.`;

/** A sentence for each key that a configuration gives different values, as `conflictWords` has it. */
export const conflictRemarks = (config: ConfigText): readonly string[] =>
  conflictingValues(config).map(conflict => `${conflict.key}: ${conflictWords(conflict)}`);

/** The configuration in a file, or undefined after saying why there is none. Says which keys have different values. */
export function readConfig(file: string, io: CliIo): ConfigText | undefined {
  const text = readText(file, io);
  if (text === undefined) return undefined;
  const problem = fileProblem(text);
  if (problem === undefined) {
    const config = ConfigText.parse(text);
    for (const remark of conflictRemarks(config)) io.err(visibleText(`${file}: ${remark}`));
    return config;
  }
  sayUnusable({ file, unreadable: inEnglish(problem) }, io);
  return undefined;
}

/** A change as JSON, its secrets masked. */
export const jsonChange = ({ key, name, kind, secret, shownBefore, shownAfter }: ShownChange) => ({
  key,
  name,
  kind,
  secret,
  before: shownBefore ?? null,
  after: shownAfter ?? null,
});

/** Prints a change by the name of its setting, its secrets masked. */
export function printChange(
  { key, name, kind, secret, shownBefore, shownAfter }: ShownChange,
  io: CliIo,
): void {
  io.out(
    visibleText(name === key ? key : `${name} (${key})`) +
      (secret && kind === 'changed' ? ': secret changed' : ''),
  );
  if (shownBefore !== undefined) io.out(`  - ${visibleText(withEndsVisible(shownBefore))}`);
  if (shownAfter !== undefined) io.out(`  + ${visibleText(withEndsVisible(shownAfter))}`);
}

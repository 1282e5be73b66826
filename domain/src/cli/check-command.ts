import { type CheckOptions, checkText, type FileFinding, LATIN_1 } from './check-text.ts';
import { type CliIo, EXIT_OK, EXIT_FOUND, EXIT_USAGE, type ExitCode, type UnreadableFile } from './cli-io.ts';
import { parseBoardInfo } from '../device/board-info.ts';
import { countryCodeIn, countryCodeOf, countryFacts } from './country-facts.ts';
import { readFile, readText } from './read-text.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';

/** Files to check, and against what. */
export interface CheckFiles extends Omit<CheckOptions, 'facts'> {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly board?: string | undefined;
  readonly country?: string | undefined;
}

/** `radiolink-config check`: prints every finding of every file; goes on when one of them cannot be read. */
export function checkCommand({ files, json, board, country, ...rest }: CheckFiles, io: CliIo): ExitCode {
  const boardText = board === undefined ? '' : readText(board, io);
  if (boardText === undefined) return EXIT_USAGE;
  const countryCode = country === undefined ? undefined : countryCodeOf(country);
  if (country !== undefined && countryCode === undefined) {
    io.err(`There is no country ${visibleText(country)}.`);
    return EXIT_USAGE;
  }
  const boardInfo = board === undefined ? undefined : parseBoardInfo(boardText);
  const findingsIn = (text: string): readonly FileFinding[] =>
    checkText(text, { ...rest, facts: countryFacts(boardInfo, countryCode ?? countryCodeIn(text)) });
  const results = files.map((file): CheckedFile | UnreadableFile => {
    const read = readFile(file, io);
    if (!('text' in read)) return read;
    const isNoted = read.encoding === 'latin-1' && !rest.errorsOnly;
    return { file, findings: [...(isNoted ? [LATIN_1] : []), ...findingsIn(read.text)] };
  });
  const checked = results.filter(result => 'findings' in result);
  if (json) io.out(visibleJson({ files: results }));
  else for (const { file, findings } of checked) printFindings(file, findings, io);
  if (checked.length < files.length) return EXIT_USAGE;
  return checked.some(({ findings }) => findings.length > 0) ? EXIT_FOUND : EXIT_OK;
}

interface CheckedFile {
  readonly file: string;
  readonly findings: readonly FileFinding[];
}

function printFindings(file: string, findings: readonly FileFinding[], io: CliIo): void {
  const place = visibleText(file);
  if (findings.length === 0) io.out(`${place}: nothing found`);
  for (const { severity, line, key, name, problem, allowed } of findings) {
    const where = line === undefined ? place : `${place}:${line}`;
    const what =
      key === undefined
        ? problem
        : `${name === undefined || name === key ? key : `${name} (${key})`}: ${problem}`;
    io.out(
      `${where}: ${severity}: ${visibleText(allowed === undefined ? what : `${what} Allowed: ${allowed}`)}`,
    );
  }
}

import { backupProblems, ConfigText, conflictingValues, fileProblem } from '../configuration/index.ts';
import type { BoardCapabilities } from '../device/board-capabilities.ts';
import { settingsBoardOf } from '../device/settings-board.ts';
import { regulationByTable } from '../device/table-regulation.ts';
import type { Message } from '../errors/message.ts';
import { countryRules, countryRulesByAlpha2 } from '../radio/index.ts';
import { inEnglish } from '../settings/english.ts';
import { contextOf, type FaultFacts, unknownKeyRemarks, validateConfiguration } from '../settings/index.ts';
import { visibleJson, visibleText } from '../text/text.ts';
import { readBoard } from './board-file.ts';
import {
  type CliIo,
  conflictWords,
  EXIT_FOUND,
  EXIT_OK,
  EXIT_USAGE,
  type ExitCode,
  readFile,
  type UnreadableFile,
} from './cli-io.ts';

/** Files to check, and against what. */
export interface CheckFiles extends Omit<CheckOptions, 'facts'> {
  readonly files: readonly string[];
  readonly json: boolean;
  readonly board?: string | undefined;
  readonly country?: string | undefined;
}

/** `radiolink-config check`: prints every finding of every file; goes on when one of them cannot be read. */
export function checkCommand({ files, json, board, country, ...rest }: CheckFiles, io: CliIo): ExitCode {
  const boardInfo = board === undefined ? undefined : readBoard(board, io);
  if (board !== undefined && boardInfo === undefined) return EXIT_USAGE;
  const countryCode = country === undefined ? undefined : countryCodeOf(country);
  if (country !== undefined && countryCode === undefined) {
    io.err(`There is no country ${visibleText(country)}.`);
    return EXIT_USAGE;
  }
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

/** The number of a country that is named by it or by its two letters; undefined for an unknown one. */
function countryCodeOf(country: string): number | undefined {
  const rules = /^\d+$/.test(country)
    ? countryRules(Number(country))
    : countryRulesByAlpha2(country.toUpperCase());
  return rules?.countryCode;
}

/** The number of the country that a configuration is set to; undefined where it names none or has no rules. */
function countryCodeIn(text: string): number | undefined {
  const config = ConfigText.parse(text);
  const named = config.get('radio.countrycode') ?? config.get('radio.1.countrycode') ?? '';
  return /^\d+$/.test(named) ? countryCodeOf(named) : undefined;
}

/** What the rules of a configuration know of its board and of a country, by the public table. reading 41. */
function countryFacts(board: BoardCapabilities | undefined, countryCode: number | undefined): FaultFacts {
  const known = board && settingsBoardOf(board);
  return { ...(known && { board: known }), ...(countryCode !== undefined && ofCountry(board, countryCode)) };
}

function ofCountry(board: BoardCapabilities | undefined, countryCode: number): FaultFacts {
  const { domain, domain60 } = regulationByTable(board, countryCode);
  const channels = domain?.interfaces.flatMap(each => each.channels);
  return {
    ...(domain && channels && { channels, countryName: domain.countryName }),
    ...(domain60 && { domain60 }),
  };
}

/** One finding in a file, as text. A note is harmless in the file's present state. */
interface FileFinding {
  readonly severity: 'error' | 'note';
  /** From 1; missing when the finding concerns the whole file or a key that is not there. */
  readonly line?: number;
  readonly key?: string;
  /** Name of the setting. */
  readonly name?: string;
  readonly problem: string;
  readonly allowed?: string;
}

/** Found in a file that is not UTF-8: no byte of it is lost, but a device may show another name. */
const LATIN_1: FileFinding = {
  severity: 'note',
  problem: 'The file is not UTF-8. It is read as Latin-1.',
};

const whole = (problem: Message): FileFinding => ({ severity: 'error', problem: inEnglish(problem) });

/** Checks to run beyond single lines and values, and findings to leave out. */
interface CheckOptions {
  /** The file is to be restored whole: missing parts are errors too. */
  readonly backup?: boolean;
  readonly errorsOnly?: boolean;
  /** Known of the device and of its country. */
  readonly facts?: FaultFacts;
}

/**
 * All problems in the text of a configuration file, in the order of its lines: a file of another kind, lines
 * that the device would refuse, and invalid values.
 */
export function checkText(
  text: string,
  { backup = false, errorsOnly = false, facts }: CheckOptions = {},
): readonly FileFinding[] {
  const unfit = fileProblem(text);
  if (unfit) return [whole(unfit)];
  const config = ConfigText.parse(text);
  const lines = config.invalidLines().map(
    ({ number, problem }): FileFinding => ({
      severity: 'error',
      line: number,
      problem: inEnglish(problem),
    }),
  );
  const entries = config.entries();
  const findings = [
    ...validateConfiguration(entries, contextOf(entries, facts)),
    ...unknownKeyRemarks(entries.keys(), undefined),
  ];
  const values = findings.map((finding): FileFinding => {
    const { key, label, problem, allowed, severity } = finding;
    const line = config.lineOf(key);
    return {
      severity,
      ...(line !== undefined && { line }),
      key,
      name: label,
      problem: inEnglish(problem),
      ...(allowed && { allowed: inEnglish(allowed) }),
    };
  });
  const conflicts = conflictingValues(config).map((conflict): FileFinding => {
    const line = conflict.lines.at(-1);
    return {
      severity: 'note',
      ...(line !== undefined && { line }),
      key: conflict.key,
      problem: conflictWords(conflict),
    };
  });
  const found = [...lines, ...values, ...conflicts].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const all = backup ? [...missingParts(text, lines.length), ...found] : found;
  return errorsOnly ? all.filter(({ severity }) => severity === 'error') : all;
}

/** The problems of a backup beyond its single lines, which are reported with their own words. */
function missingParts(text: string, invalidLines: number): readonly FileFinding[] {
  return backupProblems(text).slice(invalidLines).map(whole);
}

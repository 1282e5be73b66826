import { backupProblems, ConfigText, fileProblem } from '../configuration/index.ts';
import type { Message } from '../errors/message.ts';
import { inEnglish } from '../settings/english.ts';
import { contextOf, type FaultFacts, unknownKeyRemarks, validateConfiguration } from '../settings/index.ts';

/** One finding in a file, as text. A note is harmless in the file's present state. */
export interface FileFinding {
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
export const LATIN_1: FileFinding = {
  severity: 'note',
  problem: 'The file is not UTF-8. It is read as Latin-1.',
};

const whole = (problem: Message): FileFinding => ({ severity: 'error', problem: inEnglish(problem) });

/** Checks to run beyond single lines and values, and findings to leave out. */
export interface CheckOptions {
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
  const found = [...lines, ...values].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const all = backup ? [...missingParts(text, lines.length), ...found] : found;
  return errorsOnly ? all.filter(({ severity }) => severity === 'error') : all;
}

/** The problems of a backup beyond its single lines, which are reported with their own words. */
function missingParts(text: string, invalidLines: number): readonly FileFinding[] {
  return backupProblems(text).slice(invalidLines).map(whole);
}

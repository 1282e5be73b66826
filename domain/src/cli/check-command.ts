import { type CheckOptions, checkText, type FileFinding } from './check-text.ts';
import { type CliIo, EXIT_FINE, EXIT_FOUND, EXIT_TROUBLE, type ExitCode } from './cli-io.ts';
import { readText } from './read-text.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';

/** `radiolink-config check`: prints every finding of every file; goes on when one of them cannot be read. */
export function checkCommand(
  files: readonly string[],
  json: boolean,
  options: CheckOptions,
  io: CliIo,
): ExitCode {
  const results: { readonly file: string; readonly findings: readonly FileFinding[] }[] = [];
  for (const file of files) {
    const text = readText(file, io);
    if (text !== undefined) results.push({ file, findings: checkText(text, options) });
  }
  if (json) io.out(visibleJson({ files: results }));
  else for (const { file, findings } of results) printFindings(file, findings, io);
  if (results.length < files.length) return EXIT_TROUBLE;
  return results.some(({ findings }) => findings.length > 0) ? EXIT_FOUND : EXIT_FINE;
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

import { compareReports, readLinkReport, type ReadReport, type ReportChange } from '../report/index.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';
import { type CliIo, EXIT_OK, EXIT_FOUND, EXIT_USAGE, type ExitCode } from './cli-io.ts';
import { readText } from './read-text.ts';

/** `radiolink-config compare`: prints what is worse, changed or better from one link report to another. */
export function compareCommand(before: string, after: string, json: boolean, io: CliIo): ExitCode {
  const [old, fresh] = [readReport(before, io), readReport(after, io)];
  if (old === undefined || fresh === undefined) return EXIT_USAGE;
  const { changes, missing, added } = compareReports(old, fresh);
  const shown = changes.filter(({ verdict }) => verdict !== 'unchanged');
  if (json) io.out(visibleJson({ before, after, changes, missing, added }));
  else {
    for (const link of missing) io.out(visibleText(`missing: ${link}`));
    for (const link of added) io.out(visibleText(`added: ${link}`));
    for (const change of shown) io.out(visibleText(lineOf(change)));
    if (shown.length + missing.length + added.length === 0) io.out('nothing changed');
  }
  return missing.length > 0 || shown.some(({ verdict }) => verdict !== 'better') ? EXIT_FOUND : EXIT_OK;
}

function readReport(file: string, io: CliIo): ReadReport | undefined {
  const text = readText(file, io);
  if (text === undefined) return undefined;
  const report = readLinkReport(text);
  if (report !== undefined) return report;
  const unreadable = 'not a link report, as Copy link report writes it';
  io.err(visibleText(`${file}: ${unreadable}`));
  io.onUnreadable?.({ file, unreadable });
  return undefined;
}

function lineOf({ verdict, figure, unit, before, after, difference, link }: ReportChange): string {
  const by = difference === undefined ? '' : `, ${difference > 0 ? '+' : ''}${rounded(difference)}`;
  return `${verdict}: ${figure} ${rounded(before)} -> ${rounded(after)} ${unit}${by} (${link})`.replaceAll(
    / +/g,
    ' ',
  );
}

const rounded = (value: number | string): string =>
  typeof value === 'string' ? value : String(Math.round(value * 10) / 10);

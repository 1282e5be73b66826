import { diffConfigs, shownChanges } from '../configuration/index.ts';
import { countryRules } from '../radio/index.ts';
import { compareReports, type ReadReport, type ReportChange, readLinkReport } from '../report/index.ts';
import { wordsOfLostHost } from '../settings/checks/watchdog.ts';
import { type ExplainedSetting, explainConfiguration, namesBetween } from '../settings/index.ts';
import { visibleJson, visibleText } from '../text/text.ts';
import { checkCommand } from './check-command.ts';
import { readArguments } from './cli-arguments.ts';
import {
  type CliIo,
  EXIT_FOUND,
  EXIT_OK,
  EXIT_USAGE,
  type ExitCode,
  jsonChange,
  printChange,
  readConfig,
  readText,
  sayUnusable,
  type UnreadableFile,
} from './cli-io.ts';
import { planModeCommand } from './plan-mode-command.ts';

/** Does what the arguments after the program's name ask for. */
export function runCli(given: readonly string[], io: CliIo): ExitCode {
  const request = readArguments(given);
  switch (request.kind) {
    case 'help':
      io.out(helpText);
      return EXIT_OK;
    case 'check':
      return checkCommand(request, io);
    case 'diff':
    case 'compare': {
      const { kind, before, after, json } = request;
      const compare = kind === 'diff' ? diffCommand : compareCommand;
      return tellingUnreadable(json, io, reporting => compare(before, after, json, reporting));
    }
    case 'explain':
      return tellingUnreadable(request.json, io, reporting =>
        explainCommand(request.file, request.json, reporting),
      );
    case 'plan-mode':
      return tellingUnreadable(request.json, io, reporting => planModeCommand(request, reporting));
    case 'usage-error':
      io.err(`${visibleText(request.words)}\nTry radiolink-config --help.`);
      return EXIT_USAGE;
  }
}

/** Runs a command whose JSON, in place of its result, names the files that could not be used. */
function tellingUnreadable(json: boolean, io: CliIo, run: (io: CliIo) => ExitCode): ExitCode {
  const unreadable: UnreadableFile[] = [];
  const code = run({ ...io, onUnreadable: file => unreadable.push(file) });
  if (json && unreadable.length > 0) io.out(visibleJson({ unreadable }));
  return code;
}

/** `radiolink-config diff`: prints what differs from one file to another, by setting, secrets masked. */
function diffCommand(before: string, after: string, json: boolean, io: CliIo): ExitCode {
  const [old, fresh] = [readConfig(before, io), readConfig(after, io)];
  if (old === undefined || fresh === undefined) return EXIT_USAGE;
  const changes = shownChanges(diffConfigs(old, fresh), namesBetween(old.entries(), fresh.entries()));
  const remarks = wordsOfLostHost(old.entries(), fresh.entries());
  if (json) {
    const shown = { before, after, changes: changes.map(jsonChange) };
    io.out(visibleJson(remarks.length === 0 ? shown : { ...shown, remarks }));
  } else {
    for (const change of changes) printChange(change, io);
    for (const remark of remarks) io.out(visibleText(remark));
  }
  return changes.length > 0 ? EXIT_FOUND : EXIT_OK;
}

/** Output of `--help`. */
const helpText = `radiolink-config: checks, compares and explains device configurations.

  radiolink-config check FILE... [--board FILE] [--country CODE]
                                     say what is wrong: line, key, name, problem, what is allowed
  radiolink-config diff A B          say what differs from A to B, by setting
  radiolink-config compare A B       say what is worse, changed or better from link report A to B
  radiolink-config explain FILE      say in words what the configuration sets
  radiolink-config plan-mode FILE bridge|router|soho [--board FILE] [--previous FILE]
                                     say what changes with the network mode, and where the device is managed then

  --json      print JSON
  --backup    with check: the file is to be restored whole, so report missing sections too
  --errors    with check: leave out notes, which cannot hurt as the file stands
  --board     the board info of the device: with check, values beyond its hardware are errors; with plan-mode,
              without it one port and every mode are assumed
  --country   with check: the country (840 or US) whose channels and EIRP limits apply; without it, the country
              that the file itself is set to
  --previous  with plan-mode: the configuration with which the mode was left
  --help      print this

FILE may be - for the standard input. Secrets are never printed.
Exit code: 0 nothing found; 1 findings or differences; 2 wrong usage or an unreadable file.`;

/** `radiolink-config compare`: prints what is worse, changed or better from one link report to another. */
function compareCommand(before: string, after: string, json: boolean, io: CliIo): ExitCode {
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
  sayUnusable({ file, unreadable: 'not a link report, as Copy link report writes it' }, io);
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

/** `radiolink-config explain`: prints every setting of a file in words, by group, secrets masked. */
function explainCommand(file: string, json: boolean, io: CliIo): ExitCode {
  const config = readConfig(file, io);
  if (config === undefined) return EXIT_USAGE;
  const settings = explainConfiguration(config.entries()).map(withCountry);
  if (json) io.out(visibleJson({ file, settings }));
  else printByGroup(settings, io);
  return EXIT_OK;
}

function printByGroup(settings: readonly ExplainedSetting[], io: CliIo): void {
  const groups = new Map<string, ExplainedSetting[]>();
  for (const setting of settings) {
    const group = groups.get(setting.group);
    if (group === undefined) groups.set(setting.group, [setting]);
    else group.push(setting);
  }
  for (const [group, members] of groups) {
    io.out(visibleText(group));
    for (const member of members)
      io.out(visibleText(`  ${member.label}: ${measured(member)}  (${member.key})`));
  }
}

/** A country by its name: South Africa (710). One that the table lacks stays a number. */
function withCountry(setting: ExplainedSetting): ExplainedSetting {
  const name = COUNTRY_KEY.test(setting.key) ? countryRules(Number(setting.value))?.name : undefined;
  return name === undefined ? setting : { ...setting, display: `${name} (${setting.value})` };
}

const COUNTRY_KEY = /^radio\.(?:\d+\.)?countrycode$/;
const FIGURE = /^\u2212?[\d.]+$/;

/** A unit goes with a number, not with a word such as Auto. */
function measured({ display, unit }: ExplainedSetting): string {
  return unit !== undefined && FIGURE.test(display) ? `${display} ${unit}` : display;
}

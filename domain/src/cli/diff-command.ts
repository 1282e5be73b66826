import {
  ConfigText,
  diffConfigs,
  fileProblem,
  type ShownChange,
  shownChanges,
} from '../configuration/index.ts';
import { settingName } from '../settings/index.ts';
import { type CliIo, EXIT_FINE, EXIT_FOUND, EXIT_TROUBLE, type ExitCode } from './cli-io.ts';
import { inEnglish } from '../settings/english.ts';
import { readText } from './read-text.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';

/** `radiolink-config diff`: prints what differs from one file to another, by setting, secrets masked. */
export function diffCommand(before: string, after: string, json: boolean, io: CliIo): ExitCode {
  const [old, fresh] = [readConfig(before, io), readConfig(after, io)];
  if (old === undefined || fresh === undefined) return EXIT_TROUBLE;
  const changes = shownChanges(diffConfigs(old, fresh), settingName);
  if (json) io.out(visibleJson({ before, after, changes: changes.map(jsonChange) }));
  else for (const change of changes) printChange(change, io);
  return changes.length > 0 ? EXIT_FOUND : EXIT_FINE;
}

/** A file that is no configuration has no differences worth printing. */
function readConfig(file: string, io: CliIo): ConfigText | undefined {
  const text = readText(file, io);
  if (text === undefined) return undefined;
  const problem = fileProblem(text);
  if (problem) io.err(visibleText(`${file}: ${inEnglish(problem)}`));
  return problem ? undefined : ConfigText.parse(text);
}

const jsonChange = ({ key, name, kind, secret, shownBefore, shownAfter }: ShownChange) => ({
  key,
  name,
  kind,
  secret,
  before: shownBefore ?? null,
  after: shownAfter ?? null,
});

function printChange({ key, name, kind, secret, shownBefore, shownAfter }: ShownChange, io: CliIo): void {
  io.out(
    visibleText(name === key ? key : `${name} (${key})`) +
      (secret && kind === 'changed' ? ': secret changed' : ''),
  );
  if (shownBefore !== undefined) io.out(`  - ${visibleText(shownBefore)}`);
  if (shownAfter !== undefined) io.out(`  + ${visibleText(shownAfter)}`);
}

import { explainConfiguration, type ExplainedSetting } from '../settings/index.ts';
import { type CliIo, EXIT_FINE, EXIT_TROUBLE, type ExitCode } from './cli-io.ts';
import { readConfig } from './read-config.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';

/** `radiolink-config explain`: prints every setting of a file in words, by group, secrets masked. */
export function explainCommand(file: string, json: boolean, io: CliIo): ExitCode {
  const config = readConfig(file, io);
  if (config === undefined) return EXIT_TROUBLE;
  const settings = explainConfiguration(config.entries());
  if (json) io.out(visibleJson({ file, settings }));
  else printByGroup(settings, io);
  return EXIT_FINE;
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

/** A unit goes with a number, not with a word such as Auto. */
function measured({ value, display, unit }: ExplainedSetting): string {
  return unit !== undefined && value !== '' && display === value ? `${display} ${unit}` : display;
}

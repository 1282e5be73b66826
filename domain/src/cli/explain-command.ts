import { countryRules } from '../radio/index.ts';
import { explainConfiguration, type ExplainedSetting } from '../settings/index.ts';
import { type CliIo, EXIT_OK, EXIT_USAGE, type ExitCode } from './cli-io.ts';
import { readConfig } from './read-config.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';

/** `radiolink-config explain`: prints every setting of a file in words, by group, secrets masked. */
export function explainCommand(file: string, json: boolean, io: CliIo): ExitCode {
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

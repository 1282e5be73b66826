import { diffConfigs, shownChanges } from '../configuration/index.ts';
import { namesBetween } from '../settings/index.ts';
import { wordsOfLostHost } from '../settings/checks/watchdog.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';
import { type CliIo, EXIT_OK, EXIT_FOUND, EXIT_USAGE, type ExitCode } from './cli-io.ts';
import { jsonChange, printChange } from './print-change.ts';
import { readConfig } from './read-config.ts';

/** `radiolink-config diff`: prints what differs from one file to another, by setting, secrets masked. */
export function diffCommand(before: string, after: string, json: boolean, io: CliIo): ExitCode {
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

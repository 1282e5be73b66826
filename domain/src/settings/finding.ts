import { type Message, message, type Problem } from '../errors/message.ts';
import { allowedOf } from './allowed.ts';
import { inEnglish } from './english.ts';
import { findSetting } from './find-setting.ts';
import type { SettingsContext } from './settings-context.ts';
import type { Repair } from './repair.ts';
import { nameOfSetting } from './setting-name.ts';

/** Finding about one key of a configuration. */
export interface Finding {
  readonly key: string;
  /** The setting's name in English, with its indexes. */
  readonly label: string;
  /** The same name to be translated. */
  readonly name: Message;
  readonly problem: Problem;
  /** Values that the setting accepts. */
  readonly allowed?: Message;
  /** A `note` is harmless at present: its section is off, or only the device can decide. */
  readonly severity: Severity;
  /** Keys of the values that it judges together with this one. */
  readonly terms?: readonly string[];
  /** Changes that settle it; undefined where only a person can. */
  readonly repair?: Repair;
}

export type Severity = 'error' | 'note';

interface FindingOptions {
  readonly terms?: readonly string[] | undefined;
  readonly repair?: Repair | undefined;
}

/** A problem of a key, named and with what is allowed. */
export function finding(
  key: string,
  problem: Problem,
  severity: Severity,
  context: SettingsContext,
  { terms = [], repair }: FindingOptions = {},
): Finding {
  const found = findSetting(key);
  const name = found ? nameOfSetting(found, other => context.values.get(other)) : message(key);
  const allowed = found && allowedOf(found.descriptor, context, found.indexes);
  return {
    key,
    label: inEnglish(name),
    name,
    problem,
    ...(allowed && { allowed }),
    severity,
    ...(terms.length > 0 && { terms }),
    ...(repair && { repair }),
  };
}

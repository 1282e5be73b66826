import { type Message, message, type Problem } from '../errors/message.ts';
import { allowedOf } from './allowed.ts';
import { inEnglish } from './english.ts';
import { findSetting } from './find-setting.ts';
import type { SettingsContext } from './settings-context.ts';
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
}

export type Severity = 'error' | 'note';

/** A problem of a key, named and with what is allowed. */
export function finding(
  key: string,
  problem: Problem,
  severity: Severity,
  context: SettingsContext,
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
  };
}

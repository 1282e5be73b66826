import { message, type Problem } from '../errors/message.ts';
import type { ConfigChanges } from './config-edit.ts';
import { ConfigText } from './config-text.ts';
import { EDITOR_STAMP } from './editor-stamp.ts';
import { SENSITIVE_KEYS } from './sensitive-keys.ts';
import { isTooLarge, MAX_CONFIGURATION_KIBIBYTES } from './text-size.ts';

/** Additions to a configuration that is written. */
export interface WritingDetails {
  /** ISO time with milliseconds and Z, for the editor stamp: `2026-09-03T08:11:45.607Z`. */
  readonly time: string;
}

/** The text to send, or why it cannot be sent. */
export type WrittenText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: Problem };

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Every sensitive key deleted. */
const STRIPPED: ConfigChanges = new Map(SENSITIVE_KEYS.map(key => [key, undefined]));

/**
 * A configuration as sent to the device. Sensitive keys and the old editor stamp are removed, and the new stamp is added at
 * the end. No text of further sections follows it: the configuration has them all. Refuses an invalid time, more than 1 MiB,
 * and invalid lines, which could hide a sensitive key. §4.sensitive-keys; §7.classic-calls.
 */
export function writtenText(config: ConfigText, { time }: WritingDetails): WrittenText {
  if (!isoTime.test(time))
    return { ok: false, problem: message('The "last edited" timestamp is not in ISO 8601 format.') };
  const own = config.edit(STRIPPED);
  if (!own.ok) return own;
  const stamped = own.config.set(EDITOR_STAMP, time);
  if (!stamped.ok) return stamped;
  const text = stamped.config.toString();
  const problem = lineProblem(config) ?? lineProblem(ConfigText.parse(text)) ?? sizeProblem(text);
  return problem === undefined ? { ok: true, text } : { ok: false, problem };
}

function lineProblem(config: ConfigText): Problem | undefined {
  const [invalid] = config.invalidLines();
  if (invalid === undefined) return undefined;
  return message('The configuration cannot be written: line {line} is invalid.', {
    line: invalid.number,
  });
}

function sizeProblem(text: string): Problem | undefined {
  if (!isTooLarge(text)) return undefined;
  return message('The configuration is larger than {limit} KiB.', { limit: MAX_CONFIGURATION_KIBIBYTES });
}

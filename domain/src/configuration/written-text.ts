import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';
import type { ConfigChanges } from './config-edit.ts';
import { ConfigText } from './config-text.ts';
import { EDITOR_STAMP, SENSITIVE_KEYS } from './secret-keys.ts';

/** Largest configuration that a device takes, in bytes of UTF-8. */
export const MAX_CONFIGURATION_BYTES = 1024 * 1024;

const BYTES_PER_KIBIBYTE = 1024;

/** The same in KiB, for messages. */
export const MAX_CONFIGURATION_KIBIBYTES = MAX_CONFIGURATION_BYTES / BYTES_PER_KIBIBYTE;

const MOST_BYTES_PER_UNIT = 3;

/** True if a text is larger than a device accepts. Most texts are short enough to skip the exact count. */
export function isTooLarge(text: string): boolean {
  const units = textOf(text).length;
  if (units > MAX_CONFIGURATION_BYTES) return true;
  return units * MOST_BYTES_PER_UNIT > MAX_CONFIGURATION_BYTES && utf8Length(text) > MAX_CONFIGURATION_BYTES;
}

/** Length of a text in bytes of UTF-8. */
export function utf8Length(given: string): number {
  const text = textOf(given);
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // A surrogate is half of a character of four bytes: two for each half.
    if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes += 2;
    else if (code > 0x7f) bytes += 1;
  }
  return bytes;
}

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

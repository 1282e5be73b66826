import { message, type Problem } from '../errors/message.ts';
import { ConfigText } from './config-text.ts';
import { EDITOR_STAMP } from './editor-stamp.ts';
import { SENSITIVE_KEYS } from './sensitive-keys.ts';
import { isTooLarge, MAX_CONFIGURATION_KIBIBYTES } from './text-size.ts';

/** What goes with a configuration that is written. */
export interface WritingDetails {
  /** ISO time with milliseconds and Z, for the editor stamp: `2026-09-03T08:11:45.607Z`. */
  readonly time: string;
  /** Lines of further sections, put after the stamp as they are. */
  readonly extraText?: string;
}

/** The text to send, or why it cannot be sent. */
export type WrittenText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: Problem };

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/**
 * A configuration as it is sent to the device: sensitive keys and the old editor stamp stripped, the new stamp and the
 * extra text at the end. Refuses a time of another form, extra lines the device would not understand, and more than
 * 1 MiB. Specification §4, sensitive keys; §7, writecfg.
 */
export function writtenText(config: ConfigText, { time, extraText = '' }: WritingDetails): WrittenText {
  if (!isoTime.test(time))
    return { ok: false, problem: message('The time of the editor stamp is not an ISO time.') };
  const [faulty] = ConfigText.parse(extraText).invalidLines();
  if (faulty) return { ok: false, problem: faulty.problem };
  const stripped = config.edit(new Map(SENSITIVE_KEYS.map(key => [key, undefined])));
  if (!stripped.ok) return stripped;
  const stamped = stripped.config.set(EDITOR_STAMP, time);
  if (!stamped.ok) return stamped;
  const base = stamped.config.toString();
  const text = extraText === '' || base.endsWith('\n') ? base + extraText : `${base}\n${extraText}`;
  if (!isTooLarge(text)) return { ok: true, text };
  return {
    ok: false,
    problem: message('The configuration is larger than {limit} KiB.', { limit: MAX_CONFIGURATION_KIBIBYTES }),
  };
}

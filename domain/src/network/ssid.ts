import { message, type Problem } from '../errors/message.ts';
import { codePoints, textOf } from '../text/code-points.ts';

/** §9.limits. */
export const SSID_MAX_LENGTH = 32;

const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/** SSID: up to 32 printable ASCII characters. §5.general-validators. */
export function checkSsid(value: string): Problem | undefined {
  const ssid = textOf(value);
  if (codePoints(ssid) > SSID_MAX_LENGTH) {
    return message('Use at most {length} characters.', { length: SSID_MAX_LENGTH });
  }
  if (PRINTABLE_ASCII.test(ssid)) return undefined;
  return message('Use printable ASCII characters only.');
}

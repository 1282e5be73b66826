import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/code-points.ts';

/** True if a text is digits only, of any length. */
export function isInteger(value: string): boolean {
  return /^\d+$/.test(textOf(value));
}

/** Integer: digits only. §5.general-validators. */
export function checkInteger(value: string): Problem | undefined {
  return isInteger(value) ? undefined : message('Use digits only.');
}

import { textOf } from '../text/code-points.ts';

/** True if a text is digits only, of any length: an integer of §5.general-validators. */
export function isInteger(value: string): boolean {
  return /^\d+$/.test(textOf(value));
}

import { message, type Problem } from '../errors/message.ts';

/** Whether a text is digits only, and not so many that a number loses some. */
export function isInteger(value: string): boolean {
  return /^\d+$/.test(value) && Number.isSafeInteger(Number(value));
}

/** Integer: digits only. Specification §5, General validators. */
export function checkInteger(value: string): Problem | undefined {
  return isInteger(value) ? undefined : message('Use digits only.');
}

import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/code-points.ts';

/** A value that must be there. Specification §5, Login and New credentials. */
export function checkRequired(value: string): Problem | undefined {
  return textOf(value) === '' ? message('This value is required.') : undefined;
}

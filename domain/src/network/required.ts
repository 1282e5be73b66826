import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/code-points.ts';

/** A value that must be there. §5.login, §5.new-credentials. */
export function checkRequired(value: string): Problem | undefined {
  return textOf(value) === '' ? message('This value is required.') : undefined;
}

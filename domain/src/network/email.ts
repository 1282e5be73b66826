import { message, type Problem } from '../errors/message.ts';
import { isHostName } from './host.ts';
import { codePoints, textOf } from '../text/code-points.ts';

const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const LOCAL_PART_MAX_LENGTH = 64;

/** E-mail address: a local part, `@` and a domain of at least two labels. §5.general-validators. */
export function checkEmail(value: string): Problem | undefined {
  const address = textOf(value);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = address.slice(at + 1);
  const valid =
    codePoints(local) <= LOCAL_PART_MAX_LENGTH &&
    LOCAL_PART.test(local) &&
    domain.includes('.') &&
    isHostName(domain);
  return valid
    ? undefined
    : message('Enter an email address such as {example}.', { example: 'name@example.com' });
}

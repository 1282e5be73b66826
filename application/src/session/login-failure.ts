import { failureText } from '@radiolink/domain/errors';
import type { LoginProblem } from './session.port.ts';

/** The device opened no session. The message is in its own words, which may be none; it never contains the password. */
export class LoginFailure extends Error {
  override readonly name: string = 'LoginFailure';

  constructor(
    readonly problem: LoginProblem,
    message = loginWords(problem),
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a device, or what stands between, says of a login that failed; empty if nothing. */
export function loginWords(problem: LoginProblem): string {
  switch (problem.kind) {
    case 'refused':
      return problem.deviceText;
    case 'unreachable':
      return problem.text;
    case 'failed':
      return failureText(problem.failure);
    case 'cookies-disabled':
    case 'incomplete-response':
      return '';
  }
}

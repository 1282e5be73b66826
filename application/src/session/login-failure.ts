import { failureText } from '@radiolink/domain/errors';
import type { LoginProblem } from './session.port.ts';

const SENTENCES: Readonly<Record<LoginProblem['kind'], string>> = {
  refused: 'The device refused the login.',
  'cookies-disabled': 'The device set no session cookie.',
  'incomplete-response': 'The response of the device to the login is incomplete.',
  unreachable: 'The device does not respond.',
  failed: 'The device responded to the login with an error.',
};

/**
 * The device opened no session. The message is a sentence; it never contains the password. In Node, `cause` is the
 * `ConnectionFailure` where no connection came about.
 */
export class LoginFailure extends Error {
  override readonly name = 'LoginFailure';
  readonly problem: LoginProblem;

  constructor(problem: LoginProblem, options?: ErrorOptions) {
    super(sentence(problem), options);
    this.problem = problem;
  }
}

/** The device's own words where it has some. */
function sentence(problem: LoginProblem): string {
  return wordsOf(problem) || SENTENCES[problem.kind];
}

function wordsOf(problem: LoginProblem): string {
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

import { LoginFailure as UnsaidFailure, loginWords } from '@radiolink/application/safe-apply/device-ports';
import type { LoginProblem } from '@radiolink/application/session/session.port';

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
export class LoginFailure extends UnsaidFailure {
  override readonly name = 'LoginFailure';

  constructor(problem: LoginProblem, options?: ErrorOptions) {
    super(problem, loginWords(problem) || SENTENCES[problem.kind], options);
  }
}

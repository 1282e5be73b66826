import type { LoginProblem } from '@radiolink/application/session/session.port';
import { failureCause, type FetchError, failureText } from '@radiolink/domain/errors';

/**
 * Why a login without words of the device failed: refused, nothing came, or an error of its server. An error is no
 * silence, and silence is no error. §8.login-failure and HTTP failure.
 */
export function httpLoginProblem(failure: FetchError): LoginProblem {
  switch (failureCause(failure)) {
    case 'not-allowed':
      return { kind: 'refused', deviceText: '' };
    case 'error':
      return { kind: 'failed', failure };
    default:
      return { kind: 'unreachable', text: failureText(failure) };
  }
}

import type { LoginProblem } from '@radiolink/application/session/session.port';
import { asFetchError, deviceWords, failureText } from '@radiolink/domain/errors';

/** `detail` of a refusal while logins are blocked. */
const LOCKED = 'locked';
const LOCKED_WORDS = 'Too many failed login attempts.';

/** Why a login failed, by what came back; what is no failed request is thrown on. Specification §8, Login failure. */
export function loginProblem(reason: unknown): LoginProblem {
  const failure = asFetchError(reason);
  if (failure === undefined) throw reason;
  switch (failure.kind) {
    case 'device-api':
      return {
        kind: 'refused',
        deviceText: failure.detail === LOCKED ? LOCKED_WORDS : deviceWords(failure.error, failure.message),
      };
    case 'response-status':
      return failure.status === 401 || failure.status === 403
        ? { kind: 'refused', deviceText: '' }
        : { kind: 'unreachable', text: failureText(failure) };
    case 'network':
      return failure.reason === 'malformed'
        ? { kind: 'incomplete-response' }
        : { kind: 'unreachable', text: failureText(failure) };
  }
}

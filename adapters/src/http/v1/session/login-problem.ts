import type { LoginProblem } from '@radiolink/application/session/session.port';
import { asFetchError, deviceWords } from '@radiolink/domain/errors';
import { httpLoginProblem } from '../../session/http-login-problem.ts';

/** `detail` of a refusal while logins are blocked. */
const LOCKED = 'locked';
/** Words of a device that takes no login for a while. */
export const LOCKED_WORDS = 'Too many failed login attempts.';

/** Why a login failed, by what came back; what is no failed request is thrown on. §8.login-failure. */
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
    case 'network':
      return failure.kind === 'network' && failure.reason === 'malformed'
        ? { kind: 'incomplete-response' }
        : httpLoginProblem(failure);
  }
}

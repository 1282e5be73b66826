import type { LoginProblem, OpenedSession } from '@radiolink/application/session/session.port';
import { failureCause, type FetchError, failureText } from '@radiolink/domain/errors';
import type { Received } from '@radiolink/openapi/received';
import { readAnswer } from '../wire/read-answer.ts';

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

const LONGEST_BOARD_INFO = 200_000;
const COUNTRY_CODES = [1, 99_999] as const;

/** Result of a login response, with the token for the versioned API; undefined without a body. */
export interface LoginAnswer {
  readonly session: OpenedSession;
  readonly utoken: string;
  /** A refusal inside a successful answer. */
  readonly error?: string | undefined;
}

/** Reads the answer of both logins, of this device or of a remote one. §7.classic-calls. */
export function mapLoginAnswer(
  json: Received<'/api/auth' | '/api/auth-ticket', 'post'>,
  username: string,
): LoginAnswer {
  return readAnswer(json, answer => ({
    session: {
      username,
      readOnly: answer.flag('readOnlyUser') ?? false,
      boardInfo: answer.text('boardinfo', LONGEST_BOARD_INFO) ?? '',
      fullVersion: answer.text('fullVersion') ?? '',
      countryCode: answer.numberOrText('ccode', COUNTRY_CODES),
    },
    utoken: answer.text('utoken') ?? '',
    error: answer.text('error'),
  }));
}

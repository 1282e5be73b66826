import type { Received } from '@radiolink/openapi/received';
import type { OpenedSession } from '@radiolink/application/session/session.port';
import { readAnswer } from './read-answer.ts';

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

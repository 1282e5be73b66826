import { COOKIE_INDICATOR, expiredCookie } from '../../sessions/cookies.ts';
import { notAuthorized, okAnswer } from '../../wire/answers.ts';
import { setCookie } from '../../wire/answer-cookies.ts';
import { openCall } from '../call.ts';

/** POST /logout.cgi — the same answer without a session; with one, no other site may end it. Classic API, 3.2. */
export const logout = openCall('POST', '/logout.cgi', ({ radio, session, request }) => {
  if (session !== undefined && request.headers.get('x-csrf-id') !== session.csrf) return notAuthorized();
  if (session !== undefined) radio.sessions.close(session);
  const answer = okAnswer();
  setCookie(answer, expiredCookie(radio.cookieName));
  setCookie(answer, expiredCookie(COOKIE_INDICATOR));
  return answer;
});

import { COOKIE_INDICATOR, expiredCookie } from '../../sessions/cookies.ts';
import { userInSlot } from '../../users/user-accounts.ts';
import { setCookie } from '../../wire/answer-cookies.ts';
import { jsonAnswer, notAuthorized, okAnswer } from '../../wire/answers.ts';
import { openCall, sessionCall } from '../call.ts';

/** GET /api/info/user — who is logged in. §classic.user. */
export const userInfo = sessionCall('GET', '/api/info/user', ({ radio, session }) => {
  // The session holds the account as it was at the login; it may have been renamed since.
  const { name, readOnly } = userInSlot(radio.configuration.running, session.user.slot) ?? session.user;
  return jsonAnswer({
    username: name,
    readOnly,
    sso: session.singleSignOn,
    account_url: session.singleSignOn ? (radio.singleSignOnUrl ?? '') : '',
    avatar: '',
  });
});

/** POST /logout.cgi — the same answer without a session; with one, no other site may end it. §classic.logout. */
export const logout = openCall('POST', '/logout.cgi', ({ radio, session, request }) => {
  if (session !== undefined && request.headers.get('x-csrf-id') !== session.csrf) return notAuthorized();
  if (session !== undefined) radio.sessions.close(session);
  const answer = okAnswer();
  setCookie(answer, expiredCookie(radio.cookieName));
  setCookie(answer, expiredCookie(COOKIE_INDICATOR));
  return answer;
});

import { randomHex } from '../../random/random-hex.ts';
import { sessionCookie } from '../../sessions/cookies.ts';
import { setCookie } from '../../wire/answer-cookies.ts';
import { openCall } from '../call.ts';
import { PAGE } from './pages.ts';

/**
 * GET / — clients load it first to collect the cookie. The interface itself is served by the server in front.
 */
export const landing = openCall('GET', '/', ({ radio, session, secure }) => {
  const answer = new Response(PAGE, {
    headers: { 'cache-control': 'no-cache, no-store', 'content-type': 'text/html; charset=utf-8' },
  });
  if (session === undefined) {
    setCookie(answer, sessionCookie(radio.cookieName, randomHex(32), secure));
  }
  return answer;
});

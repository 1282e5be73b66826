import { randomHex } from '../../random/random-hex.ts';
import { sessionCookie } from '../../sessions/cookies.ts';
import { setCookie } from '../../wire/answer-cookies.ts';
import { type Exchange, openCall } from '../call.ts';

export const NO_STORE = { 'cache-control': 'no-cache, no-store' };

/** What a browser that asks for the page is shown: the interface itself is served by the server in front. */
export const PAGE =
  '<!doctype html><title>Radio</title><p>The interface of this radio is served in front of it.</p>';

export function pageAnswer(html: string): Response {
  return new Response(html, { headers: { ...NO_STORE, 'content-type': 'text/html; charset=utf-8' } });
}

/** A page, with the cookie that the session of its reader will have. */
export function firstPageAnswer({ radio, session, secure }: Exchange, html: string): Response {
  const answer = pageAnswer(html);
  if (session === undefined) setCookie(answer, sessionCookie(radio.cookieName, randomHex(32), secure));
  return answer;
}

/**
 * GET / — clients load it first to collect the cookie. The interface itself is served by the server in front.
 */
export const landing = openCall('GET', '/', exchange => firstPageAnswer(exchange, PAGE));

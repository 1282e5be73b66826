import { randomHex } from '../../random/seeded-random.ts';
import { COOKIE_INDICATOR, expiredCookie, sessionCookie, setCookie } from '../../sessions/cookies.ts';
import { authenticate, userInSlot } from '../../users/user-accounts.ts';
import { jsonAnswer, NO_STORE, notAuthorized, okAnswer } from '../../wire/answers.ts';
import { type Call, type Exchange, openCall, openCalls, sessionCall } from '../call.ts';

/** What a browser that asks for the page is shown: the interface itself is served by the server in front. */
const PAGE =
  '<!doctype html><title>Radio</title><p>The interface of this radio is served in front of it.</p>';

function pageAnswer(html: string): Response {
  return new Response(html, { headers: { ...NO_STORE, 'content-type': 'text/html; charset=utf-8' } });
}

/** A page, with the cookie that the session of its reader will have. */
function firstPageAnswer({ radio, session, secure }: Exchange, html: string): Response {
  const answer = pageAnswer(html);
  if (session === undefined) setCookie(answer, sessionCookie(radio.cookieName, randomHex(32), secure));
  return answer;
}

/**
 * GET / — clients load it first to collect the cookie. The interface itself is served by the server in front.
 */
const landing = openCall('GET', '/', exchange => firstPageAnswer(exchange, PAGE));

/** The login form of airOS 6. §classic.form-login. */
const LOGIN_PAGE = [
  '<!doctype html><title>Login</title>',
  '<form method="post" action="/login.cgi">',
  '<input type="hidden" name="uri" value="/index.cgi">',
  '<input name="username"><input name="password" type="password"><button>Login</button>',
  '</form>',
].join('\n');

/** Newer generations have no login by a form. */
const formCall = openCalls({ statusShape: 'airos6' });

const LOGIN_PATH = '/login.cgi';
const FIRST_PAGE = '/index.cgi';

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { ...NO_STORE, location } });
}

/** A path of this device; anything else leads to its first page. */
function ownPath(uri: string | undefined): string {
  return uri !== undefined && /^\/[\w.-]*$/.test(uri) ? uri : FIRST_PAGE;
}

/** GET /login.cgi — the form of airOS 6, and the cookie that its session will have. §classic.form-login. */
const loginForm = formCall('GET', LOGIN_PATH, exchange => firstPageAnswer(exchange, LOGIN_PAGE));

function logIn({ radio, fields, address, secure }: Exchange): Response {
  const user = radio.guard.isBlocked(address)
    ? undefined
    : authenticate(radio.configuration.running, fields.text('username') ?? '', fields.text('password') ?? '');
  if (user === undefined) {
    radio.guard.failed(address);
    radio.log.write('httpd', `failed login from ${address}`);
    return pageAnswer(LOGIN_PAGE);
  }
  radio.guard.succeeded(address);
  radio.log.write('httpd', `login of ${user.name} from ${address}`);
  const answer = redirect(ownPath(fields.text('uri')));
  setCookie(answer, sessionCookie(radio.cookieName, radio.sessions.open(user).id, secure));
  return answer;
}

/** POST /login.cgi — on success to the page that was wanted, else the form again. §classic.form-login. */
const formLogin = formCall('POST', LOGIN_PATH, logIn);

/** GET /index.cgi — the page of who is logged in; everybody else is led to the form. §classic.form-login. */
const firstPage = formCall('GET', FIRST_PAGE, ({ session }) =>
  session === undefined ? redirect(LOGIN_PATH) : pageAnswer(PAGE),
);

/** GET /api/info/user — who is logged in. §classic.user. */
const userInfo = sessionCall('GET', '/api/info/user', ({ radio, session }) => {
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
const logout = openCall('POST', '/logout.cgi', ({ radio, session, request }) => {
  if (session !== undefined && request.headers.get('x-csrf-id') !== session.csrf) return notAuthorized();
  if (session !== undefined) radio.sessions.close(session);
  const answer = okAnswer();
  setCookie(answer, expiredCookie(radio.cookieName));
  setCookie(answer, expiredCookie(COOKIE_INDICATOR));
  return answer;
});

export const sessionPageCalls: readonly Call[] = [landing, loginForm, formLogin, firstPage, userInfo, logout];

import { sessionCookie } from '../../sessions/cookies.ts';
import { authenticate } from '../../users/user-accounts.ts';
import { setCookie } from '../../wire/answer-cookies.ts';
import { type Exchange, openCalls } from '../call.ts';
import { firstPageAnswer, NO_STORE, PAGE, pageAnswer } from './pages.ts';

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
export const loginForm = formCall('GET', LOGIN_PATH, exchange => firstPageAnswer(exchange, LOGIN_PAGE));

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
export const formLogin = formCall('POST', LOGIN_PATH, logIn);

/** GET /index.cgi — the page of who is logged in; everybody else is led to the form. §classic.form-login. */
export const firstPage = formCall('GET', FIRST_PAGE, ({ session }) =>
  session === undefined ? redirect(LOGIN_PATH) : pageAnswer(PAGE),
);

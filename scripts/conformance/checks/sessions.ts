import { type Caller, type LoginEncoding, V1 } from '../caller/caller.ts';
import { type Check, judged, missing, statusProblem } from '../check.ts';
import { CALLS, differences, type Interface, requestedPath } from '../operations/contract.ts';
import type { Answer } from '../wire/back-end.ts';
import type { Line } from '../wire/line.ts';

interface LoginCheck {
  readonly id: string;
  readonly subject: string;
  readonly encoding: LoginEncoding;
  /** Problems beyond the status of the login. */
  problems(caller: Caller, answer: Answer): Promise<readonly (string | undefined)[]>;
}

/** Logs a stranger in, judges that, and ends the session again. */
export const loginCheck = ({ id, subject, encoding, problems }: LoginCheck): Check => ({
  id,
  subject,
  needs: ['classic'],
  async run(context) {
    const caller = context.stranger();
    const answer = await caller.login(context.options.credentials, encoding);
    const found = await problems(caller, answer);
    await caller.logout();
    return judged([statusProblem('The login', answer, 200, 302), ...found]);
  },
});

const SESSION_COOKIE = /^AIROS_[0-9A-F]{12}=[0-9a-f]{32};/i;

const closed = (of: Interface) =>
  CALLS.filter(call => call.interface === of && call.method === 'GET' && call.needsSession);

/** Reads that answer a stranger. A path that the device has not got may say so. */
const closedReads = (of: Interface): Check => ({
  id: `sessions/${of}-reads-closed`,
  subject: `No read of the ${of} API that needs a session answers without one`,
  needs: [of],
  async run(context) {
    const open: string[] = [];
    for (const call of closed(of)) {
      const { status } = await context.stranger().get(requestedPath(call));
      if (status < 400) open.push(`${call.name} answers without a session: ${status}`);
    }
    return judged(open);
  },
});

const login = loginCheck({
  id: 'sessions/classic-login',
  subject:
    'A login sets the session cookie, the cookie `ok` and the CSRF id, and answers as the contract says',
  encoding: 'form',
  async problems(_caller, answer) {
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find(cookie => SESSION_COOKIE.test(cookie));
    const indicator = cookies.find(cookie => /^ok=1(;|$)/.test(cookie));
    return [
      session === undefined
        ? 'No cookie is named AIROS_ and 12 hexadecimal digits, with 32 such digits as its value'
        : undefined,
      session !== undefined && !isForServers(session) ? 'Scripts can read the session cookie' : undefined,
      indicator === undefined ? 'There is no cookie `ok=1`: the page says that cookies are off' : undefined,
      indicator !== undefined && isForServers(indicator) ? 'No script can read the cookie `ok`' : undefined,
      ...(answer.status === 200 ? differences('POST /api/auth', answer) : []),
    ];
  },
});

const isForServers = (cookie: string): boolean => /;\s*httponly/i.test(cookie);

const logout: Check = {
  id: 'sessions/classic-logout',
  subject: 'A logout ends the session: its cookie and its token open nothing any more',
  needs: ['classic'],
  async run(context) {
    const caller = await context.open(context.options.credentials);
    const cookie = caller.cookies.header();
    const before = await caller.get('/api/info/user');
    const out = await caller.logout();
    const after = await context.line.send({ method: 'GET', path: '/api/info/user', headers: { cookie } });
    return judged([
      statusProblem('A read in the session', before, 200),
      statusProblem('The logout', out, 200),
      statusProblem('A read with the cookie of the ended session', after, 401, 403),
      ...(context.offer.versioned && caller.token !== undefined
        ? [await tokenProblem(context.line, caller.token)]
        : []),
    ]);
  },
};

/** Early in the family: the logins that follow end the count of failed ones. */
const wrongTicket: Check = {
  id: 'sessions/wrong-ticket',
  subject: 'A ticket that no controller gave opens nothing',
  needs: ['classic'],
  async run(context) {
    const call = 'POST /api/auth-ticket';
    const answer = await context.stranger().post('/api/auth-ticket', { ticketid: '0'.repeat(32) });
    if (answer.status === 404) return missing('Nothing: a controller that opens the page of the device');
    return judged([statusProblem(call, answer, 401, 403), ...differences(call, answer)]);
  },
};

const otherPath: Check = {
  id: 'sessions/trailing-slash',
  subject: 'A slash at the end of a path is no way around the session',
  needs: ['classic'],
  async run(context) {
    const answer = await context.stranger().get('/status.cgi/');
    return judged([statusProblem('/status.cgi/ without a session', answer, 401, 403, 404)]);
  },
};

const versionedLogin: Check = {
  id: 'sessions/versioned-login',
  subject: 'The login of the versioned API gives a token, and answers as the contract says',
  needs: ['versioned'],
  async run(context) {
    const caller = context.stranger();
    const answer = await caller.loginVersioned(context.options.credentials);
    if (answer.status === 404) return missing('Nothing where the classic login gives the token');
    const { token } = caller;
    if (token !== undefined) await caller.logoutVersioned();
    return judged([
      statusProblem('The login', answer, 200),
      token === undefined ? 'No header x-auth-token holds the token' : undefined,
      ...differences(`POST ${V1}/user/login`, answer),
    ]);
  },
};

const versionedLogout: Check = {
  id: 'sessions/versioned-logout',
  subject: 'A logout of the versioned API ends its token at once',
  needs: ['versioned'],
  async run(context) {
    const caller = context.offer.classic
      ? await context.open(context.options.credentials)
      : await context.openVersioned(context.options.credentials);
    const { token = '' } = caller;
    const out = await caller.logoutVersioned();
    return judged([statusProblem('The logout', out, 200), await tokenProblem(context.line, token)]);
  },
};

const wrongToken: Check = {
  id: 'sessions/wrong-token',
  subject: 'A token that was never given opens nothing',
  needs: ['versioned'],
  run: async context => judged([await tokenProblem(context.line, '0'.repeat(32))]),
};

async function tokenProblem(line: Line, token: string): Promise<string | undefined> {
  const path = `${V1}/device`;
  const answer = await line.send({ method: 'GET', path, headers: { 'x-auth-token': token } });
  return statusProblem('A read with a token that is not valid', answer, 401, 403);
}

export const sessions: readonly Check[] = [
  wrongTicket,
  login,
  logout,
  closedReads('classic'),
  otherPath,
  versionedLogin,
  versionedLogout,
  closedReads('versioned'),
  wrongToken,
];

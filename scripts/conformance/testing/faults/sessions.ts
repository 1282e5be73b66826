import { V1 } from '../../caller/caller.ts';
import type { Answer } from '../../wire/back-end.ts';
import { administrator, type Fault, jsonOf, onAnswers, onRequests, pathOf, withHeader } from './fault.ts';

const LOGIN = '/api/auth';

const withCookies = (answer: Answer, change: (lines: readonly string[]) => readonly string[]): Answer => {
  const lines = answer.headers.getSetCookie();
  const headers = new Headers(answer.headers);
  headers.delete('set-cookie');
  for (const line of change(lines)) headers.append('set-cookie', line);
  return { ...answer, headers };
};

/** Whether a request is of the read-only user: its cookie came with his login. */
function viewerSessions() {
  const cookies = new Set<string>();
  return {
    note({ body = '', path }: { body?: string | undefined; path: string }, answer: Answer) {
      if (path !== LOGIN || !body.includes('viewer')) return;
      for (const line of answer.headers.getSetCookie()) cookies.add(line.split(';')[0] ?? '');
    },
    has: (cookie = '') => cookie.split('; ').some(pair => pair.startsWith('AIROS') && cookies.has(pair)),
  };
}

/** Cookies that were logged out without the id. */
const ended = new Set<string>();

/** Faults in what a session opens and who may do what. */
export const sessionFaults: readonly Fault[] = [
  onAnswers('scripts can read the session cookie', 'sessions/classic-login', LOGIN, answer =>
    withCookies(answer, lines => lines.map(line => line.replace('; HttpOnly', ''))),
  ),
  onAnswers('no cookie tells that cookies work', 'sessions/classic-login', LOGIN, answer =>
    withCookies(answer, lines => lines.filter(line => !line.startsWith('ok='))),
  ),
  onRequests('any ticket is taken', 'sessions/wrong-ticket', async (sent, send) =>
    sent.path === '/api/auth-ticket' ? jsonOf(200, { ok: true, code: 0 }) : send(sent),
  ),
  onRequests('a session goes on after its logout', 'sessions/classic-logout', async (sent, send) =>
    pathOf(sent) === '/logout.cgi' ? jsonOf(200, { ok: true, code: 0 }) : send(sent),
  ),
  onRequests('a token goes on after its logout', 'sessions/versioned-logout', async (sent, send) =>
    pathOf(sent) === `${V1}/user/logout` ? jsonOf(200, { error: 0, statusCode: 200 }) : send(sent),
  ),
  onRequests('a read is open to strangers', 'sessions/classic-reads-closed', async (sent, send) =>
    send(pathOf(sent) === '/arp.cgi' ? { ...sent, headers: await administrator(send) } : sent),
  ),
  onRequests('a slash at the end goes around the session', 'sessions/trailing-slash', async (sent, send) =>
    sent.path === '/status.cgi/'
      ? send({ ...sent, path: '/status.cgi', headers: await administrator(send) })
      : send(sent),
  ),
  onRequests('any token is taken', 'sessions/wrong-token', async (sent, send) => {
    const answer = await send(sent);
    return pathOf(sent) === `${V1}/device` && answer.status === 401 ? jsonOf(200, {}) : answer;
  }),
  onRequests('any password is taken', 'errors/wrong-password', async (sent, send) =>
    send(
      sent.path === LOGIN
        ? { ...sent, body: sent.body?.replace(/password=[^&]*/, 'password=Tower-Link-2026') }
        : sent,
    ),
  ),
  onAnswers('the CSRF id is not sent', 'csrf/given', LOGIN, answer =>
    withHeader(answer, 'x-csrf-id', undefined),
  ),
  onAnswers('every session has the same CSRF id', 'csrf/given', LOGIN, answer =>
    withHeader(answer, 'x-csrf-id', 'c0ffee'.repeat(5)),
  ),
  onRequests('the CSRF id is not checked', 'csrf/post-without', async (sent, send) =>
    send(
      sent.path === '/stakick.cgi'
        ? { ...sent, headers: { ...sent.headers, ...(await administrator(send)) } }
        : sent,
    ),
  ),
  onRequests('any CSRF id is taken', 'csrf/post-wrong', async (sent, send) => {
    const isWrong = sent.path === '/stakick.cgi' && sent.headers?.['x-csrf-id'] !== '';
    return send(isWrong ? { ...sent, headers: { ...sent.headers, ...(await administrator(send)) } } : sent);
  }),
  onRequests('a logout needs no CSRF id', 'csrf/logout-without', async (sent, send) => {
    const isWithout = sent.path === '/logout.cgi' && sent.headers?.['x-csrf-id'] === '';
    if (isWithout) ended.add(sent.headers?.['cookie'] ?? '');
    return ended.has(sent.headers?.['cookie'] ?? 'none')
      ? jsonOf(403, { error: 'Not authorized' })
      : send(sent);
  }),
  onRequests('reads need the CSRF id', 'clients/reads-without-csrf', async (sent, send) =>
    sent.method === 'GET' && sent.headers?.['cookie'] && !sent.headers['x-csrf-id']
      ? jsonOf(403, { error: 'Not authorized' })
      : send(sent),
  ),
  onRequests('a login by JSON is refused', 'clients/json-login', async (sent, send) =>
    sent.path === LOGIN && sent.headers?.['content-type'] === 'application/json'
      ? jsonOf(403, { error: 'Invalid credentials.' })
      : send(sent),
  ),
  {
    name: 'a read-only user changes things',
    finds: 'read-only/refused',
    plant: world => {
      const viewers = viewerSessions();
      return onRequests('', '', async (sent, send) => {
        const isHis = sent.method === 'POST' && sent.path !== LOGIN && viewers.has(sent.headers?.['cookie']);
        const answer = await send(
          isHis ? { ...sent, headers: { ...sent.headers, ...(await administrator(send)) } } : sent,
        );
        viewers.note(sent, answer);
        return answer;
      }).plant(world);
    },
  },
  onRequests(
    'a read-only user changes things by the versioned API',
    'read-only/versioned-refused',
    async (sent, send) =>
      sent.method === 'DELETE' ? jsonOf(200, { error: 0, statusCode: 200 }) : send(sent),
  ),
  onAnswers('a read-only user reads secrets', 'read-only/secrets', '/getcfg.cgi', answer => ({
    ...answer,
    text: `${answer.text}\nwpasupplicant.profile.1.network.1.psk=tower-key\n`,
  })),
  onAnswers('a read-only user is taken for a full one', 'read-only/told', '/api/info/user', answer => ({
    ...answer,
    text: answer.text.replace('"readOnly":true', '"readOnly":false'),
  })),
];

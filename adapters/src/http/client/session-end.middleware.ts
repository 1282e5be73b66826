import type { SessionStore } from '@radiolink/application/session';
import type { Middleware } from 'openapi-fetch';
import { CSRF_HEADER } from './csrf.middleware.ts';

/** Calls whose refusal says nothing about the session that is open. */
const NOT_ABOUT_THE_SESSION: ReadonlySet<string> = new Set(['/api/auth', '/api/auth-ticket', '/logout.cgi']);
const USER_INFO = '/api/info/user';
const NO_SESSION = 'Not authorized';

export interface SessionWatch {
  readonly session: SessionStore;
  /** Called when the device no longer accepts the session. */
  readonly end: () => void;
  /** Asks who is logged in; resolves to false when the device answered with a failure. */
  readonly stillLoggedIn: () => Promise<boolean>;
}

/**
 * Notices that the session is over: a 401, or a 403 that says `Not authorized`. Any other 403 (a read-only user's
 * refused click) asks who is logged in, once, and the session ends only if that fails. A device that does not answer
 * the question has not ended anything.
 */
export function sessionEndMiddleware({ session, end, stillLoggedIn }: SessionWatch): Middleware {
  let asking = false;

  const isAbout = (csrfId: string | null) =>
    session.get('logged_in') === true && csrfId === (session.get('csrf_id') ?? null);

  const ask = async (csrfId: string | null) => {
    if (asking) return;
    asking = true;
    const over = !(await stillLoggedIn().catch(() => true));
    asking = false;
    if (over && isAbout(csrfId)) end();
  };

  return {
    async onResponse({ request, response, schemaPath }) {
      if (response.status !== 401 && response.status !== 403) return;
      if (NOT_ABOUT_THE_SESSION.has(schemaPath)) return;
      const csrfId = request.headers.get(CSRF_HEADER);
      if (!isAbout(csrfId)) return;
      const over =
        response.status === 401 || schemaPath === USER_INFO || (await errorText(response)) === NO_SESSION;
      if (over) end();
      else void ask(csrfId);
    },
  };
}

async function errorText(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null ? Reflect.get(body, 'error') : undefined;
  } catch {
    return undefined;
  }
}

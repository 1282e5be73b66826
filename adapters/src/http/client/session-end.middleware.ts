import type { SessionStore } from '@radiolink/application/session';
import { decisionAfterUserInfo, sessionDecision } from '@radiolink/domain/errors';
import { CSRF_HEADER } from '@radiolink/domain/session';
import type { Middleware } from 'openapi-fetch';

/** Calls whose refusal says nothing about the session that is open. */
const NOT_ABOUT_THE_SESSION: ReadonlySet<string> = new Set(['/api/auth', '/api/auth-ticket', '/logout.cgi']);
const USER_INFO = '/api/info/user';

export interface SessionWatch {
  readonly session: SessionStore;
  /** Called when the device no longer accepts the session. */
  readonly end: () => void;
  /** Asks who is logged in; resolves to false when the device answered with a failure. */
  readonly stillLoggedIn: () => Promise<boolean>;
}

/**
 * Notices that the session is over, by the rules of `sessionDecision`. A device that does not answer the question who
 * is logged in has not ended anything. Several refusals at a time ask once; a late answer does not hit a newer session.
 */
export function sessionEndMiddleware({ session, end, stillLoggedIn }: SessionWatch): Middleware {
  let asking = false;

  const isAbout = (csrfId: string | null) =>
    session.get('logged_in') === true && csrfId === (session.get('csrf_id') ?? null);

  const ask = async (csrfId: string | null) => {
    if (asking) return;
    asking = true;
    const answered = await stillLoggedIn().catch(() => true);
    asking = false;
    if (decisionAfterUserInfo(answered).kind === 'end-session' && isAbout(csrfId)) end();
  };

  return {
    async onResponse({ request, response, schemaPath }) {
      if (response.status !== 401 && response.status !== 403) return;
      if (NOT_ABOUT_THE_SESSION.has(schemaPath)) return;
      const csrfId = request.headers.get(CSRF_HEADER);
      const body = await bodyOf(response);
      const { kind } = sessionDecision(response.status, body, isAbout(csrfId));
      if (kind === 'end-session' || (kind === 'ask-user-info' && schemaPath === USER_INFO)) end();
      else if (kind === 'ask-user-info') void ask(csrfId);
    },
  };
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.clone().json();
  } catch {
    return undefined;
  }
}

import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { decisionAfterUserInfo, sessionDecision } from '@radiolink/domain/errors';
import type { Middleware } from 'openapi-fetch';

/** The header that ties a request to a session, and the session value that it carries. */
export interface SessionCredential {
  readonly header: string;
  readonly value: 'csrf_id' | 'utoken';
}

export interface SessionWatch {
  readonly session: SessionStore;
  readonly credential: SessionCredential;
  /** Calls whose refusal says nothing about the session that is open. */
  readonly notAbout: ReadonlySet<string>;
  /** Calls that return 401 for other reasons too: after one, the logged-in user is requested. */
  readonly doubtful?: ReadonlySet<string> | undefined;
  /** The call that returns the logged-in user, by GET. */
  readonly userInfo: string;
  /** Called when the device no longer accepts the session. */
  readonly end: () => void;
  /** Asks who is logged in; resolves to false when the device answered with a failure. */
  readonly stillLoggedIn: () => Promise<boolean>;
}

/**
 * Notices that the session is over, by the rules of `sessionDecision`. A device that does not answer the question who
 * is logged in has not ended anything. Several refusals at a time ask once; a late answer does not hit a newer session.
 */
export function sessionEndMiddleware(watch: SessionWatch): Middleware {
  const { session, credential, end } = watch;
  let asking = false;

  const isAbout = (sent: string | null) =>
    session.get('logged_in') === true && (sent ?? '') === (session.get(credential.value) ?? '');

  const ask = async (sent: string | null) => {
    if (asking) return;
    asking = true;
    const answered = await watch.stillLoggedIn().catch(() => true);
    asking = false;
    if (decisionAfterUserInfo(answered).kind === 'end-session' && isAbout(sent)) end();
  };

  return {
    async onResponse({ request, response, schemaPath }) {
      if (response.status !== 401 && response.status !== 403) return;
      if (watch.notAbout.has(schemaPath)) return;
      const sent = request.headers.get(credential.header);
      const { kind } = sessionDecision(response.status, await bodyOf(response), isAbout(sent));
      if (kind !== 'end-session' && kind !== 'ask-user-info') return;
      const isUserInfo = schemaPath === watch.userInfo && request.method === 'GET';
      const isDoubtful = kind === 'ask-user-info' || watch.doubtful?.has(schemaPath) === true;
      if (isDoubtful && !isUserInfo) void ask(sent);
      else end();
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

import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { CSRF_HEADER } from '@radiolink/domain/session';
import type { Middleware } from 'openapi-fetch';

/** The header with the CSRF id of the session; none while there is no id. §7. */
export function csrfHeaders(session: Pick<SessionStore, 'get'>): Readonly<Record<string, string>> {
  const csrfId = session.get('csrf_id') ?? '';
  return csrfId === '' ? {} : { [CSRF_HEADER]: csrfId };
}

/** Puts the session's CSRF id on every request while there is one. §7. */
export function csrfMiddleware(session: SessionStore): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(csrfHeaders(session))) request.headers.set(name, value);
    },
  };
}

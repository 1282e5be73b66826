import type { SessionStore } from '@radiolink/application/session';
import { CSRF_HEADER } from '@radiolink/domain/session';
import type { Middleware } from 'openapi-fetch';

/** Puts the session's CSRF id on every request while there is one. Specification §7. */
export function csrfMiddleware(session: SessionStore): Middleware {
  return {
    onRequest({ request }) {
      const csrfId = session.get('csrf_id');
      if (csrfId !== undefined && csrfId !== '') request.headers.set(CSRF_HEADER, csrfId);
    },
  };
}

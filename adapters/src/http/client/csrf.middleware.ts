import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { Middleware } from 'openapi-fetch';
import { csrfHeaders } from './csrf-headers.ts';

/** Puts the session's CSRF id on every request while there is one. Specification §7. */
export function csrfMiddleware(session: SessionStore): Middleware {
  return {
    onRequest({ request }) {
      for (const [name, value] of Object.entries(csrfHeaders(session))) request.headers.set(name, value);
    },
  };
}

import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { AUTH_TOKEN_HEADER, CSRF_HEADER } from '@radiolink/domain/session';
import type { Middleware } from 'openapi-fetch';

/** Calls that are made before there is a token. */
const WITHOUT_TOKEN = '/api/v1.0/public/';
const LOGIN = '/api/v1.0/user/login';

/**
 * The credentials of both APIs in one place: the CSRF id of a session that has one, and the token. The token
 * comes from the versioned login's header or, as `utoken`, from the classic login. Requests a response that
 * is not stored. §7.json-api, §7.versioned-api.
 */
export function authMiddleware(session: SessionStore): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const { headers } = request;
      headers.set('Cache-Control', 'no-cache');
      setPresent(headers, CSRF_HEADER, session.get('csrf_id'));
      if (schemaPath.startsWith(WITHOUT_TOKEN) || schemaPath === LOGIN) return;
      setPresent(headers, AUTH_TOKEN_HEADER, session.get('utoken'));
    },
  };
}

/** A call that brings its own credential keeps it. */
function setPresent(headers: Headers, name: string, value: string | undefined): void {
  if (value !== undefined && value !== '' && !headers.has(name)) headers.set(name, value);
}

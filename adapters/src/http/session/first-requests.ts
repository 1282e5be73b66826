import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { csrfHeaders } from '../client/csrf.middleware.ts';

/** What the program asks for at once, by the classic API; the first two open the page. reading 31. */
const FIRST = ['/status.cgi', '/api/info/user', '/getcfg.cgi'];

/** The requests that the program makes first, as it makes them. A device with the versioned API only has none. */
export function firstRequests(session: Pick<SessionStore, 'get'>, baseUrl = ''): readonly Request[] {
  if (session.get('versioned_only') === true) return [];
  const headers = csrfHeaders(session);
  return FIRST.map(
    path => new Request(`${baseUrl}${path}`, { cache: 'no-store', credentials: 'same-origin', headers }),
  );
}

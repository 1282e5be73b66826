import type { SessionStore } from '@radiolink/application/session';
import { CSRF_HEADER } from '@radiolink/domain/session';

/** What the program asks for at once, by the classic interface; the first two open the page. decided.md row 31. */
const FIRST = ['/status.cgi', '/api/info/user', '/getcfg.cgi'];

/** The requests that the program makes first, as it makes them. A device with the versioned interface only has none. */
export function firstRequests(session: Pick<SessionStore, 'get'>, baseUrl = ''): readonly Request[] {
  if (session.get('versioned_only') === true) return [];
  const csrfId = session.get('csrf_id') ?? '';
  const headers = csrfId === '' ? {} : { [CSRF_HEADER]: csrfId };
  return FIRST.map(
    path => new Request(`${baseUrl}${path}`, { cache: 'no-store', credentials: 'same-origin', headers }),
  );
}

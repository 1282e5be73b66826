import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { CSRF_HEADER } from '@radiolink/domain/session';

/** The header with the CSRF id of the session; none while there is no id. Specification §7. */
export function csrfHeaders(session: Pick<SessionStore, 'get'>): Readonly<Record<string, string>> {
  const csrfId = session.get('csrf_id') ?? '';
  return csrfId === '' ? {} : { [CSRF_HEADER]: csrfId };
}

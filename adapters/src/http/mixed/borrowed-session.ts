import type { SessionStore } from '@radiolink/application/session/session-store.port';

/**
 * The session of the classic login, lent to calls of the versioned interface: they may use its token, and no refusal of
 * theirs ends it. A device without that interface may refuse them in any way it likes.
 */
export function borrowedSession(session: Pick<SessionStore, 'get'>): SessionStore {
  return {
    get: key => (key === 'logged_in' ? undefined : session.get(key)),
    set: () => undefined,
    clear: () => undefined,
  };
}

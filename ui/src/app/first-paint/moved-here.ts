import { MOVED_HASH } from '@radiolink/application/place/place.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';

/** Takes the word off the address that the page followed its device to it, for the login to say. reading 8. */
export function noteMove(
  { location, history }: Pick<Window, 'location' | 'history'>,
  store: Pick<SessionStore, 'set'>,
): void {
  if (!location.hash.startsWith(MOVED_HASH)) return;
  history.replaceState(null, '', `#${location.hash.slice(MOVED_HASH.length)}`);
  store.set({ session_end: 'moved' });
}

import { requestsAhead } from '@radiolink/adapters/browser/page/browser-fetch';
import { firstRequests } from '@radiolink/adapters/http/session/first-requests';
import type { SessionStore } from '@radiolink/application/session/session-store.port';

/** Sends what opens the page while the program that asks for it is composed. A hidden page sends nothing. */
export function sendFirstRequests(session: SessionStore): void {
  if (document.hidden) return;
  for (const request of firstRequests(session)) requestsAhead.send(request);
}

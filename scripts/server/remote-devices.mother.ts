import { memorySession } from '@radiolink/adapters/http/client/client.mother';
import { createV1Client, type V1Client } from '@radiolink/adapters/http/v1/client/v1-client';
import { logIn } from '@radiolink/adapters/http/v1/session/short-session';
import { ADMIN, PROXY } from '@radiolink/adapters/modules/scenarios/remote-scenario.mother';
import type { Credentials } from '@radiolink/application/session/session.port';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { connect } from '@radiolink/client/node';
import { MemoryCookieJar, type VirtualRadio } from '@radiolink/virtual-radio';

/** Where the virtual radio `ap-ptp` says that its remote end is. */
export const REMOTE_ORIGIN = 'https://198.51.100.62';
/** The address that a radio sees of the server. */
export const SERVER_ADDRESS = '198.51.100.61';

/** Logs in to a virtual radio, as the server does to a real one. */
export function connectTo(radio: VirtualRadio, now: () => number) {
  const cookies = new MemoryCookieJar();
  return (url: string, credentials: Credentials) =>
    connect({
      url,
      ...credentials,
      now,
      transport: {
        fetch: request => radio.fetch(request, { address: SERVER_ADDRESS, cookies }),
        readCookies: () => cookies.header(),
        openSocket: () => ({ send: () => undefined, close: () => undefined }),
      },
    });
}

/** A login to the local end, by which its remote end was asked once: that switches it on. */
export async function localWithRemoteEnd(
  localRadio: VirtualRadio,
  baseUrl: string,
  fetch: (request: Request) => Promise<Response>,
): Promise<{ remoteRadio: VirtualRadio; client: V1Client; session: SessionStore; token: string }> {
  const session = memorySession();
  const client = createV1Client({ baseUrl, session, fetch });
  const { token } = await logIn(client, ADMIN);
  session.set({ logged_in: true, utoken: token });
  await localRadio.fetch(
    new Request(`http://local.example${PROXY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-auth-token': token },
      body: JSON.stringify({ url: `${REMOTE_ORIGIN}/api/v1.0/public/ping`, method: 'GET' }),
    }),
  );
  const [remoteRadio] = localRadio.remoteEnds;
  if (remoteRadio === undefined) throw new Error('The remote end was not switched on.');
  return { remoteRadio, client, session, token };
}

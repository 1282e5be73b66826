import { BrowserSessionStore, browserFetch, readBrowserCookies } from '@radiolink/adapters/browser';
import { ClassicPublicInfo, ClassicSession, createClassicClient } from '@radiolink/adapters/http/session';
import type { PublicInfoPort, SessionPort, SessionStore } from '@radiolink/application/session';

/** What the login application needs of the outside world. */
export interface LoginPorts {
  readonly store: SessionStore;
  readonly session: SessionPort;
  readonly publicInfo: PublicInfoPort;
}

/** Composed by hand, so that the container and the stream library are not in the first load. */
export function createLoginPorts(): LoginPorts {
  const store = new BrowserSessionStore();
  const client = createClassicClient({ baseUrl: '', fetch: browserFetch, session: store });
  return {
    store,
    session: new ClassicSession(client, store, readBrowserCookies),
    publicInfo: new ClassicPublicInfo(client),
  };
}

import {
  BrowserPage,
  BrowserSessionStore,
  browserFetch,
  readBrowserCookies,
} from '@radiolink/adapters/browser';
import {
  ClassicPublicInfo,
  ClassicSession,
  createClassicClient,
  StaticLegalPages,
} from '@radiolink/adapters/http/session';
import type { LoginPorts } from '../pages/login/login-context.ts';
import { SessionDraft } from './session-draft.ts';

/**
 * Composed by hand, so that the container and the stream library are not in the first load. A device that knows only
 * the versioned interface gets another session and public info here.
 */
export function createLoginPorts(): LoginPorts {
  const store = new BrowserSessionStore();
  const client = createClassicClient({ baseUrl: '', fetch: browserFetch, session: store });
  return {
    store,
    session: new ClassicSession(client, store, readBrowserCookies),
    publicInfo: new ClassicPublicInfo(client),
    legalPages: new StaticLegalPages({ baseUrl: '', fetch: browserFetch }),
    draft: new SessionDraft(),
    page: new BrowserPage(),
  };
}

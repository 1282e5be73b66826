import '../theme/styles.ts';
import './first-paint/styles.ts';
import { ticketOfHash } from '@radiolink/domain/session';
import { EarlyLogin } from './first-paint/early-login.ts';
import { noteMove } from './first-paint/moved-here.ts';
import { hydratePaintedForm } from './first-paint/hydrate-painted-form.ts';
import { applyThemeChoice, readThemeChoice } from '../theme/theme-choice.ts';
import { BrowserPage } from '@radiolink/adapters/browser/place/page.adapter';
import { BrowserSessionStore } from '@radiolink/adapters/browser/storage/session-store.adapter';
import { browserFetch, readBrowserCookies } from '@radiolink/adapters/browser/page/browser-fetch';
import { ClassicPublicInfo } from '@radiolink/adapters/http/classic/session/public-info.adapter';
import { ClassicSession } from '@radiolink/adapters/http/classic/session/session.adapter';
import { createClassicClient } from '@radiolink/adapters/http/client/classic-client';
import { type LoginAdapters, loginByDevice } from '@radiolink/adapters/http/session/login-by-device';
import { StaticLegalPages } from '@radiolink/adapters/http/classic/session/session-legal-pages.adapter';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { LoginPorts } from '../pages/login/login-context.ts';
import { SessionDraft } from './composition/session-draft.ts';

// The first script of the page, a few kB: the painted form logs in by it while React is still on its way.
const storage = () => window.localStorage;
applyThemeChoice(readThemeChoice(storage), document.documentElement, storage);

const ports = createLoginPorts();
const early = new EarlyLogin(ports.session, document);
const page = hydratePaintedForm(window, () => early.press());
const ticket = ticketOfHash(page.hash);
noteMove(window, ports.store);
// §2.application-start: the session's flag decides which application starts.
const isOpen = ports.store.get('logged_in') === true && ticket === undefined;

/** Draws the first screen in React. If its file is missing, the guard of the page has seen so, and shows it. */
async function takeOver(): Promise<void> {
  const { openSession, showLogin } = await import(
    /* webpackChunkName: "first-screen" */ './start/first-screen.tsx'
  );
  if (isOpen) openSession(page, ports);
  else showLogin(page, { ...ports, session: early }, ticket);
}
void takeOver();

/**
 * Composed by hand, so that the container and the stream library are not in the first load. The versioned API
 * is loaded only when a device has no other.
 */
function createLoginPorts(): LoginPorts {
  const store = new BrowserSessionStore();
  const client = createClassicClient({ baseUrl: '', fetch: browserFetch, session: store });
  return {
    store,
    ...loginByDevice({
      classic: {
        session: new ClassicSession(client, store, readBrowserCookies),
        publicInfo: new ClassicPublicInfo(client),
      },
      loadVersioned: () => loadVersioned(store),
      isVersioned: () => store.get('versioned_only') === true,
    }),
    legalPages: new StaticLegalPages({ baseUrl: '', fetch: browserFetch }),
    draft: new SessionDraft(),
    page: new BrowserPage(),
  };
}

async function loadVersioned(session: SessionStore): Promise<LoginAdapters> {
  const { createV1Client, V1PublicInfo, V1Session } = await import(
    /* webpackChunkName: "versioned-login" */ '@radiolink/adapters/http/v1/session/login-parts'
  );
  const client = createV1Client({ baseUrl: '', fetch: browserFetch, session });
  return { session: new V1Session(client, session), publicInfo: new V1PublicInfo(client) };
}

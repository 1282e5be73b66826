import './theme/index.ts';
import './first-paint/first-paint.css';
import { ticketOfHash } from '@radiolink/domain/session';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createLoginPorts } from './composition/login-ports.ts';
import { sendFirstRequests } from './composition/send-first-requests.ts';
import { readPaintedTexts } from './first-paint/painted-info.ts';
import { takeUpPage } from './first-paint/take-up-page.ts';
import { fetchMainAhead, isMainFetched, loadMain } from './pages/login/load-main.tsx';
import { LoginApplication } from './pages/login/login-application.tsx';
import { readTexts } from './pages/login/read-texts.ts';
import type { Texts } from './i18n/index.ts';
import { SessionOpening } from './start/session-opening.tsx';
import { applyThemeChoice, readThemeChoice } from './theme/index.ts';

const storage = () => window.localStorage;
applyThemeChoice(readThemeChoice(storage), document.documentElement, storage);

const ports = createLoginPorts();
const page = takeUpPage(window, fetchMainAhead);
const ticket = ticketOfHash(page.hash);

/** The session is open. A program that is still to be fetched needs the link more than its first answers. */
function start(root: Root, texts: Texts): Promise<void> {
  if (isMainFetched()) sendFirstRequests(ports.store);
  return loadMain(root, texts, ports.store);
}

// Specification §2, application start: the session's flag decides which application starts.
if (ports.store.get('logged_in') === true && ticket === undefined) {
  const root = createRoot(page.place);
  const painted = readPaintedTexts(document);
  const chosen = ports.store.get('new_ui_lang') ?? painted?.language;
  root.render(<SessionOpening texts={painted?.language === chosen ? painted : undefined} />);
  page.usable();
  fetchMainAhead();
  void readTexts(ports.publicInfo, ports.store.get('new_ui_lang')).then(texts => start(root, texts));
} else {
  const application = (
    <LoginApplication
      ports={ports}
      painted={page.painted}
      ticket={ticket}
      onOpened={texts => start(root, texts)}
      onUsable={page.usable}
      log={console}
    />
  );
  const root: Root =
    page.painted === undefined ? createRoot(page.place) : hydrateRoot(page.place, application);
  if (page.painted === undefined) root.render(application);
}

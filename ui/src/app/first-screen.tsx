import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { readPaintedTexts } from './first-paint/painted-info.ts';
import type { HydratedForm } from './first-paint/hydrate-painted-form.ts';
import { fetchMainAhead, loadMain } from './start/load-main.tsx';
import { LoginApplication } from '../pages/login/login-application.tsx';
import type { LoginPorts } from '../pages/login/login-context.ts';
import { readTexts } from '../pages/login/read-texts.ts';
import { SessionOpening } from './start/session-opening.tsx';

/** Opens the application of a session that the browser still has. */
export function openSession(page: HydratedForm, { publicInfo, store }: LoginPorts): void {
  const root = createRoot(page.place);
  const painted = readPaintedTexts(document);
  const chosen = store.get('new_ui_lang') ?? painted?.language;
  root.render(<SessionOpening texts={painted?.language === chosen ? painted : undefined} />);
  page.taken(fetchMainAhead);
  fetchMainAhead();
  void readTexts(publicInfo, store.get('new_ui_lang'), console).then(texts => loadMain(root, texts, store));
}

/**
 * Draws the login, over the painted form where it is the one to show.
 *
 * @param ticket the one that the address brought
 */
export function showLogin(page: HydratedForm, ports: LoginPorts, ticket: string | undefined): void {
  const application = (
    <LoginApplication
      ports={ports}
      painted={page.painted}
      ticket={ticket}
      onOpened={texts => loadMain(root, texts, ports.store)}
      onUsable={() => page.taken(fetchMainAhead)}
      log={console}
    />
  );
  const root: Root =
    page.painted === undefined ? createRoot(page.place) : hydrateRoot(page.place, application);
  if (page.painted === undefined) root.render(application);
}

import type { SessionStore } from '@radiolink/application/session/session-store.port';
import { message, RECONNECTING } from '@radiolink/domain/errors';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { assetFailureOf, missingPartOf } from '../../components/asset-failure.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoginApplication } from '../../pages/login/login-application.tsx';
import type { LoginPorts } from '../../pages/login/login-context.ts';
import { PartFailure } from '../../pages/login/part-failure.tsx';
import { readTexts } from '../../pages/login/read-texts.ts';
import { sendFirstRequests } from '../composition/send-first-requests.ts';
import type { PaintedTexts } from '../first-paint/first-paint.ts';
import { type HydratedForm, readPaintedTexts } from '../first-paint/hydrate-painted-form.ts';
import styles from './start-overlay.module.css';
import { StartOverlay } from './start-overlay.tsx';

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

/** The main application: everything that a login does not need. */
const importMain = () => import(/* webpackChunkName: "main" */ '../main.tsx');

/** Whether the main application can start at once. */
let isFetched = false;

/** Fetches it, and the page that it opens with, while the user types. A failure shows after the login. */
function fetchMainAhead(): void {
  void importMain()
    .then(({ fetchFirst }) => {
      isFetched = true;
      return fetchFirst();
    })
    .catch(() => undefined);
}

/**
 * Loads the part after login and draws it in place of the login, with its texts and session (reading 2). If
 * the browser blocks its storage, the session exists only in that store.
 */
async function loadMain(root: Root, texts: i18n, store: SessionStore): Promise<void> {
  // A program that is still to be fetched needs the link more than its first answers.
  if (isFetched) sendFirstRequests(store);
  const main = await importMain().catch(assetFailureOf);
  // A device with the versioned API only loads its adapters as one more part.
  const failure =
    typeof main === 'object' ? await main.startMain(root, texts, store).catch(missingPartOf) : main;
  if (failure === undefined) return;
  root.render(
    <I18nextProvider i18n={texts}>
      <PartFailure failure={failure} onRetry={() => void loadMain(root, texts, store)} />
    </I18nextProvider>,
  );
}

/** Delay before a message appears while the texts load, ms; the same as in the start after it. */
const LATE_MS = 10_000;
const NO_ANSWER = message('The device does not respond.');

/**
 * Placeholder while a page with an open session loads its texts. It has text only if the served page embedded
 * it in the user's language (reading 10).
 */
function SessionOpening({ texts }: { readonly texts: PaintedTexts | undefined }) {
  if (texts === undefined) return <StartOverlay words={undefined} />;
  return (
    <I18nextProvider i18n={createI18n(texts.language, texts.translations, console)}>
      <WordedOpening />
    </I18nextProvider>
  );
}

function WordedOpening() {
  const t = useText();
  const late = useLate();
  return (
    <StartOverlay
      words={t('Please wait...')}
      note={late && <p className={styles.late}>{`${t(NO_ANSWER)} ${t(RECONNECTING)}`}</p>}
    />
  );
}

function useLate(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, LATE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return late;
}

import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Root } from 'react-dom/client';
import { sendFirstRequests } from '../composition/send-first-requests.ts';
import { assetFailureOf, missingPartOf } from '../../components/asset-failure.ts';
import { PartFailure } from '../../pages/login/part-failure.tsx';

/** The main application: everything that a login does not need. */
const importMain = () => import(/* webpackChunkName: "main" */ '../main.tsx');

/** Whether the main application can start at once. */
let isFetched = false;

/** Fetches it, and the page that it opens with, while the user types. A failure shows after the login. */
export function fetchMainAhead(): void {
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
export async function loadMain(root: Root, texts: i18n, store: SessionStore): Promise<void> {
  // A program that is still to be fetched needs the link more than its first answers.
  if (isFetched) sendFirstRequests(store);
  const main = await importMain().catch(assetFailureOf);
  // A device with the versioned interface only loads its adapters as one more part.
  const failure =
    typeof main === 'object' ? await main.startMain(root, texts, store).catch(missingPartOf) : main;
  if (failure === undefined) return;
  root.render(
    <I18nextProvider i18n={texts}>
      <PartFailure failure={failure} onRetry={() => void loadMain(root, texts, store)} />
    </I18nextProvider>,
  );
}

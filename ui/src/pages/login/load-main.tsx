import type { SessionStore } from '@radiolink/application/session';
import { I18nextProvider } from 'react-i18next';
import type { Root } from 'react-dom/client';
import { createI18n, showLanguage, type Texts } from '../../i18n/index.ts';
import { assetFailureOf, missingPartOf } from './asset-failure.ts';
import { PartFailure } from './part-failure.tsx';

/** The main application: everything that a login does not need. */
const importMain = () => import(/* webpackChunkName: "main" */ '../../main.tsx');

let isFetched = false;
/** Whether the main application can start at once. */
export const isMainFetched = (): boolean => isFetched;

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
 * Loads the part after login and draws it in place of the login, with its language and session (decided.md
 * row 2). If the browser blocks its storage, the session exists only in that store.
 */
export async function loadMain(
  root: Root,
  { language, translations }: Texts,
  store: SessionStore,
): Promise<void> {
  const i18n = createI18n(language, translations, console);
  showLanguage(document.documentElement, i18n);
  const main = await importMain().catch(assetFailureOf);
  // A device with the versioned interface only loads its adapters as one more part.
  const failure =
    typeof main === 'object' ? await main.startMain(root, i18n, store).catch(missingPartOf) : main;
  if (failure === undefined) return;
  root.render(
    <I18nextProvider i18n={i18n}>
      <PartFailure failure={failure} onRetry={() => void loadMain(root, { language, translations }, store)} />
    </I18nextProvider>,
  );
}

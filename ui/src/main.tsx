import 'reflect-metadata/lite';
import { SessionModel, type SessionStore } from '@radiolink/application/session';
import { StartModel } from '@radiolink/application/start';
import type { i18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { createLegalPages, createModels, importSubjects } from './composition/main-parts.ts';
import { mainProgram } from './main-program.tsx';
import { fetchFirstPage, openFirstPage } from './pages/first-page.ts';
import { makeLanguageUsable } from './start/index.ts';

makeLanguageUsable(navigator);

/** Fetches what the main application opens with, while the user types. */
export async function fetchFirst(): Promise<void> {
  await Promise.all([fetchFirstPage(), importSubjects()]);
}

/** Starts the main application in place of whatever the root shows, in the language and session of the login. */
export async function startMain(root: Root, texts: i18n, store: SessionStore): Promise<void> {
  const models = await createModels(store);
  models.get(SessionModel).opened();
  models.get(StartModel).begun();
  void openFirstPage(models);
  root.render(mainProgram(models, createLegalPages(), texts));
}

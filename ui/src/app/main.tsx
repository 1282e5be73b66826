import 'reflect-metadata/lite';
import type { SessionStore } from '@radiolink/application/session/session-store.port';
import type { i18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { createLegalPages, createModels, importSubjects } from './composition/main-parts.ts';
import { fetchFirstPage } from '../pages/first-page.ts';
import { showMain } from './show-main.tsx';
import { makeLanguageUsable } from './start/usable-language.ts';

makeLanguageUsable(navigator);

/** Fetches what the main application opens with, while the user types. */
export async function fetchFirst(): Promise<void> {
  await Promise.all([fetchFirstPage(), importSubjects()]);
}

/** Starts the main application in place of whatever the root shows, in the language and session of the login. */
export async function startMain(root: Root, texts: i18n, store: SessionStore): Promise<void> {
  showMain(root, await createModels(store), createLegalPages(), texts);
}

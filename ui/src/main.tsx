import 'reflect-metadata/lite';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Root } from 'react-dom/client';
import { createMainModels } from './composition/main-models.ts';
import { MainApplication } from './main-application.tsx';
import { ModelsProvider } from './models/index.ts';

/** Starts the main application in place of whatever the root shows, in the language of the login. */
export function startMain(root: Root, texts: i18n): void {
  const models = createMainModels();
  models.session.opened();
  models.status.opened();
  root.render(
    <I18nextProvider i18n={texts}>
      <ModelsProvider value={models}>
        <MainApplication />
      </ModelsProvider>
    </I18nextProvider>,
  );
}

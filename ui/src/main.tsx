import 'reflect-metadata/lite';
import { I18nextProvider } from 'react-i18next';
import type { Root } from 'react-dom/client';
import { createMainModels } from './composition/main-models.ts';
import { createI18n } from './i18n/index.ts';
import { MainApplication } from './main-application.tsx';
import { ModelsProvider } from './models/index.ts';

/** Starts the main application in place of whatever the root shows. */
export function startMain(root: Root): void {
  const models = createMainModels();
  models.session.opened();
  models.status.opened();
  root.render(
    <I18nextProvider i18n={createI18n('en', {}, console)}>
      <ModelsProvider value={models}>
        <MainApplication />
      </ModelsProvider>
    </I18nextProvider>,
  );
}

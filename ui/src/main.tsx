import 'reflect-metadata/lite';
import type { SessionStore } from '@radiolink/application/session';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import type { Root } from 'react-dom/client';
import { createMainParts } from './composition/main-parts.ts';
import { MainApplication } from './main-application.tsx';
import { ModelsProvider } from './models/index.ts';
import { StartGate } from './start/index.ts';
import { MeasurementContext } from './units/index.ts';

/** Starts the main application in place of whatever the root shows, in the language and session of the login. */
export function startMain(root: Root, texts: i18n, store: SessionStore): void {
  const { models, measurement } = createMainParts(store);
  models.session.opened();
  models.start.begun();
  root.render(
    <I18nextProvider i18n={texts}>
      <ModelsProvider value={models}>
        <MeasurementContext value={measurement}>
          <StartGate>
            <MainApplication />
          </StartGate>
        </MeasurementContext>
      </ModelsProvider>
    </I18nextProvider>,
  );
}

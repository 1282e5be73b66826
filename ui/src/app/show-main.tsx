import type { LegalPagesPort } from '@radiolink/application/login/login.port';
import { SessionModel } from '@radiolink/application/session/session.model';
import { StartModel } from '@radiolink/application/start/start.model';
import type { i18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { LegalPagesProvider } from '../pages/legal/legal-pages-context.ts';
import { MainApplication } from './main-application.tsx';
import { type Models, ModelsProvider } from '../models/models.ts';
import { openFirstPage } from '../pages/first-page.ts';
import { Preferred } from '../i18n/preferred.tsx';
import { StartGate } from './start/start-gate.tsx';

/**
 * Opens the session in the models and draws the main application on them, once. A plain call: a component would be compiled to
 * keep what never changes.
 */
export function showMain(root: Root, models: Models, legalPages: LegalPagesPort, texts: i18n): void {
  models.get(SessionModel).opened();
  models.get(StartModel).begun();
  void openFirstPage(models);
  root.render(
    <ModelsProvider value={models}>
      <LegalPagesProvider value={legalPages}>
        <Preferred texts={texts}>
          <StartGate>
            <MainApplication />
          </StartGate>
        </Preferred>
      </LegalPagesProvider>
    </ModelsProvider>,
  );
}

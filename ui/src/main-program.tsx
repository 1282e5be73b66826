import type { LegalPagesPort } from '@radiolink/application/login';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { LegalPagesProvider } from './legal/legal-pages-context.ts';
import { MainApplication } from './main-application.tsx';
import { type Models, ModelsProvider } from './models/index.ts';
import { Preferred } from './preferences/index.ts';
import { StartGate } from './start/index.ts';

/** The main application on its models, to be drawn once. A plain call: a component would be compiled to keep what never changes. */
export const mainProgram = (models: Models, legalPages: LegalPagesPort, texts: i18n): ReactElement => (
  <ModelsProvider value={models}>
    <LegalPagesProvider value={legalPages}>
      <Preferred texts={texts}>
        <StartGate>
          <MainApplication />
        </StartGate>
      </Preferred>
    </LegalPagesProvider>
  </ModelsProvider>
);

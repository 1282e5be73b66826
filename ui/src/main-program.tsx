import type { LegalPagesPort } from '@radiolink/application/login';
import type { i18n } from 'i18next';
import { LegalPagesProvider } from './legal/legal-pages-context.ts';
import { MainApplication } from './main-application.tsx';
import { type Models, ModelsProvider } from './models/index.ts';
import { Preferred } from './preferences/index.ts';
import { StartGate } from './start/index.ts';

export interface MainProgramProps {
  readonly models: Models;
  readonly legalPages: LegalPagesPort;
  readonly texts: i18n;
}

/** The main application on its models. */
export function MainProgram({ models, legalPages, texts }: MainProgramProps) {
  return (
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
}

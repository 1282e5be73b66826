import type { LegalPagesPort } from '@radiolink/application/login/login.port';
import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { StartModel } from '@radiolink/application/start/start.model';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import { showLanguage } from '../i18n/show-language.ts';
import { MeasurementContext } from '../i18n/use-figures.ts';
import { type Models, ModelsProvider, useUnitsOf } from '../models/models.ts';
import { openFirstPage } from '../pages/first-page.ts';
import { LegalPagesProvider } from '../pages/legal/legal-pages-context.ts';
import { MainApplication } from './main-application.tsx';
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

interface PreferredProps {
  /** The language that the page begins in. */
  readonly texts: i18n;
  readonly children: ReactNode;
}

/** The page in the language and the units of the person before it. Another choice changes the words, not the page. */
export function Preferred({ texts, children }: PreferredProps) {
  const [chosen, measurement] = useUnitsOf(PreferencesModel, '$texts', '$measurement');
  const shown = chosen === null ? texts : createI18n(chosen.language, chosen.translations, console);
  useEffect(() => {
    // The page that begins has its language already.
    if (chosen !== null) showLanguage(document.documentElement, shown);
  }, [chosen, shown]);
  return (
    <I18nextProvider i18n={shown}>
      <MeasurementContext value={measurement}>{children}</MeasurementContext>
    </I18nextProvider>
  );
}

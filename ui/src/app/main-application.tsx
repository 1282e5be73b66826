import { FeaturesModel, featureOfHash } from '@radiolink/application/features/registry';
import type { LegalPagesPort } from '@radiolink/application/login/login.port';
import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { StartModel } from '@radiolink/application/start/start.model';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, use } from 'react';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createI18n, showLanguage } from '../i18n/create-i18n.ts';
import { MeasurementContext } from '../i18n/use-figures.ts';
import { type Models, ModelsProvider, useUnitsOf, useModels } from '../models/models.ts';
import { openFirstPage } from '../pages/first-page.ts';
import { LegalPagesProvider } from '../pages/legal/legal-pages-context.ts';
import { StartGate } from './start/start-gate.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorView } from '../components/index.ts';
import { useHash } from '../components/use-hash.ts';
import { useText } from '../i18n/use-text.ts';
import type { LoadPart } from '../models/part.ts';
import { PAGES } from '../pages/pages.ts';
import { Frame } from './frame/frame.tsx';

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

/** The main application: the frame, and in it the page that the address names, if the user's role has it. */
export function MainApplication() {
  const features = useUnitsOf(FeaturesModel, '$features');
  const named = featureOfHash(useHash());
  const feature = features.some(({ id }) => id === named?.id) ? named : undefined;
  return (
    <Frame current={feature?.id}>
      <ErrorBoundary key={feature?.id}>
        {feature === undefined ? <NotFoundPage /> : <Shown load={PAGES[feature.id]} />}
      </ErrorBoundary>
    </Frame>
  );
}

/** A page, loaded with its models when it is first shown. */
function Shown({ load }: { readonly load: LoadPart }) {
  const { View } = use(useModels().open(load));
  return <View />;
}

/** An address that names no page. */
function NotFoundPage() {
  const t = useText();
  return (
    <ErrorView
      title={t('Page not found')}
      meaning={t('The address does not match any page.')}
      advice={t(
        'It may be from another version, belong to a function that this device lacks, or require more permissions.',
      )}
      action={<a href="#/dashboard">{t('Go to the dashboard')}</a>}
    />
  );
}

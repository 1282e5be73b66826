import { FeaturesModel, featureOfHash } from '@radiolink/application/features/registry';
import { use } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { ErrorView } from '../components/index.ts';
import { useHash } from '../components/use-hash.ts';
import { useText } from '../i18n/use-text.ts';
import { useModels, useUnitsOf } from '../models/models.ts';
import type { LoadPart } from '../models/part.ts';
import { PAGES } from '../pages/pages.ts';
import { Frame } from './frame/frame.tsx';

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

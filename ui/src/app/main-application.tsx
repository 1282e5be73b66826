import { FeaturesModel, featureOfHash } from '@radiolink/application/features/registry';
import { use } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { Frame } from './frame/frame.tsx';
import { useHash } from '../components/use-hash.ts';
import type { LoadPart } from '../models/part.ts';
import { useModels, useUnitsOf } from '../models/models.ts';
import { NotFoundPage } from '../pages/not-found/not-found.page.tsx';
import { PAGES } from '../pages/pages.ts';

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

import { featureOfHash } from '@radiolink/application/features';
import { Suspense } from 'react';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Frame, useHash } from './frame/index.ts';
import { NotFoundPage } from './pages/not-found/not-found.page.tsx';
import { PAGES } from './pages/pages.ts';

/** The main application: the frame, and in it the page that the address names. */
export function MainApplication() {
  const feature = featureOfHash(useHash());
  const Page = feature === undefined ? NotFoundPage : PAGES[feature.id];
  return (
    <Frame current={feature?.id}>
      <ErrorBoundary key={feature?.id}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}

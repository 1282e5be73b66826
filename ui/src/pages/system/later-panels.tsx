import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../components/index.ts';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { lazyPart } from '../../components/lazy-view.tsx';
import type { LoadPart } from '../../models/part.ts';

/** A panel in a chunk of its own, which keeps its place until it is loaded. */
function later(load: LoadPart, height: string): ComponentType {
  const View = lazyPart(load);
  return function LaterPanel() {
    return (
      <ErrorBoundary>
        <Suspense fallback={<Skeleton height={height} />}>
          <View />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Firmware and its upgrade. */
export const Firmware = later(
  async () => (await import(/* webpackChunkName: "part-firmware" */ './firmware/firmware-panel.tsx')).part,
  '220px',
);

/** The accounts of the device. */
export const Users = later(
  async () => (await import(/* webpackChunkName: "part-users" */ './users/accounts.tsx')).part,
  '88px',
);

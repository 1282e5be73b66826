import { StartModel } from '@radiolink/application/start/start.model';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../../components/error-boundary.tsx';
import { lazyPart } from '../../components/lazy-view.tsx';
import { useUnitsOf } from '../../models/models.ts';
import type { SlotProps } from './slots.tsx';

const Slot = lazyPart<SlotProps>(
  async () => (await import(/* webpackChunkName: "later" */ './slots.tsx')).part,
);

/** Longest wait for an idle browser before the rest is loaded, ms. Project default. */
const LATEST_MS = 1000;

/** In the task after the next frame. */
function afterFrame(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    task = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    // Safari has no such call.
    const timer = setTimeout(act, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(() => act(), { timeout: LATEST_MS });
  return () => cancelIdleCallback(waiting);
}

/** A place whose parts are loaded after the first figures are shown. reading 31. */
export function LaterSlot({ name, open }: SlotProps & { readonly open: boolean }) {
  if (!open) return null;
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <Slot name={name} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Stands beside the page, in the same place to wait: says when it was drawn, and when the browser is idle after that. */
export function PageDrawn() {
  const [isDrawn, drawn, needed] = useUnitsOf(StartModel, '$pageDrawn', 'pageDrawn', 'laterNeeded');
  useEffect(() => afterFrame(drawn), [drawn]);
  useEffect(() => (isDrawn ? whenIdle(needed) : undefined), [isDrawn, needed]);
  return null;
}

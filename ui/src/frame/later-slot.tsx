import { StartModel } from '@radiolink/application/start';
import { useUnit } from 'effector-react';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyPart, useModel } from '../models/index.ts';
import type { SlotProps } from './slots.tsx';

const Slot = lazyPart<SlotProps>(
  async () => (await import(/* webpackChunkName: "later" */ './slots.part.ts')).part,
);

/** Longest wait for an idle browser before the rest is loaded, ms. Project default. */
const LATEST_MS = 1000;

/**
 * Becomes true when the browser has drawn the first page and has nothing else to do; at once where a draft waits or a
 * page needs the later part of the program, as every page does on which an edit can begin. decided.md row 31.
 */
export function useLater(): boolean {
  const needed = useUnit(useModel(StartModel).$laterNeeded);
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      // Safari has no such call.
      const timer = setTimeout(() => setIdle(true), LATEST_MS);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIdle(true), { timeout: LATEST_MS });
    return () => cancelIdleCallback(waiting);
  }, []);
  return idle || needed;
}

/** A place whose parts are loaded after the first figures are shown. decided.md row 31. */
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

import { StartModel } from '@radiolink/application/start/start.model';
import { type ReactNode, Suspense } from 'react';
import { useUnitsOf } from '../models/models.ts';

/**
 * Becomes true when the browser has drawn the first page and has nothing else to do; at once where a draft waits or a
 * page needs the later part of the program, as every page does on which an edit can begin. reading 31.
 */
export const useLater = (): boolean => useUnitsOf(StartModel, '$laterNeeded');

export interface AfterFirstPageProps {
  /** Takes its room until then. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What the first page shows a frame later, so that its first figures do not wait for it; on any later page at once. */
export function AfterFirstPage({ fallback, children }: AfterFirstPageProps) {
  const drawn = useUnitsOf(StartModel, '$pageDrawn');
  return drawn ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

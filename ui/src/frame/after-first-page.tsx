import { StartModel } from '@radiolink/application/start/start.model';
import { type ReactNode, Suspense } from 'react';
import { useUnitsOf } from '../models/models.ts';

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

import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import type { Command } from '../commands/command.ts';
import { lazyPart } from '../models/lazy-part.tsx';
import { lazyView } from '../components/lazy-view.tsx';

/** Overlays of the page. */
export type OverPageName = 'help' | 'palette';

const loadHelp = async () => ({
  default: (await import(/* webpackChunkName: "help" */ '../help/help-sheet.tsx')).HelpSheet,
});
const loadPalette = async () =>
  (await import(/* webpackChunkName: "palette" */ '../palette/palette.part.ts')).part;
const PARTS = {
  help: lazyView(loadHelp),
  palette: lazyPart<Omit<OverPageProps, 'name' | 'ahead'>>(loadPalette),
};

export interface OverPageProps {
  readonly name: OverPageName | undefined;
  readonly commands: readonly Command[];
  /** Fetches them before they are opened. */
  readonly ahead: boolean;
  readonly onClose: () => void;
}

/** The help sheet or the palette over the page. Fetched while the page is read, so that no key is lost to the wait. */
export function OverPage({ name, ahead, commands, onClose }: OverPageProps) {
  useEffect(() => {
    if (!ahead) return;
    // A failure shows when it is opened.
    loadHelp().catch(() => undefined);
    loadPalette().catch(() => undefined);
  }, [ahead]);
  if (name === undefined) return null;
  const Part = PARTS[name];
  return (
    <ErrorBoundary key={name}>
      <Suspense fallback={null}>
        <Part commands={commands} onClose={onClose} />
      </Suspense>
    </ErrorBoundary>
  );
}

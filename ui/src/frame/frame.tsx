import { FEATURES, type FeatureId } from '@radiolink/application/features/registry';
import { ExpectedOutageToken } from '@radiolink/application/outage/expected-outage';
import { StatusModel } from '@radiolink/application/status/status.model';
import { Suspense, useRef, useState, useEffect, type ReactNode } from 'react';
import type { Command } from '../commands/command.ts';
import { useCommands } from '../commands/use-commands.ts';
import { classNames, useDocumentTitle } from '../components/index.ts';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { lazyView } from '../components/lazy-view.tsx';
import { useText } from '../i18n/use-text.ts';
import { lazyPart } from '../models/lazy-part.tsx';
import { useUnitsOf } from '../models/models.ts';
import { PagePlaceholder } from '../page-placeholder.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { LaterSlot, PageDrawn, useLater } from './later-slot.tsx';
import { Navigation } from './navigation.tsx';
import { useBarHeights } from './use-bar-heights.ts';
import { useFocusHandover } from './use-focus-handover.ts';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameTitle } from './use-frame-title.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { useScrollPlace } from './use-scroll-place.ts';

/** Overlays of the page. */
type OverPageName = 'help' | 'palette';

const loadHelp = async () => ({
  default: (await import(/* webpackChunkName: "help" */ '../help/help-sheet.tsx')).HelpSheet,
});
const loadPalette = async () =>
  (await import(/* webpackChunkName: "palette" */ '../palette/palette.part.ts')).part;
const PARTS = {
  help: lazyView(loadHelp),
  palette: lazyPart<Omit<OverPageProps, 'name' | 'ahead'>>(loadPalette),
};

// Fetched with the help sheet, while the page is read.
const PendingHint = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "help" */ '../shortcuts/pending-hint.tsx')).PendingHint,
}));

export interface FrameProps {
  readonly current: FeatureId | undefined;
  readonly children: ReactNode;
}

/** Frame of every page. The main part dims while its data is old, and from the request of a restart on. */
export function Frame({ current, children }: FrameProps) {
  const t = useText();
  useDocumentTitle(useFrameTitle(FEATURES.find(({ id }) => id === current)?.label));
  useScrollPlace(current);
  const later = useLater();
  const reconnecting = useUnitsOf(StatusModel, '$reconnecting');
  const absence = useUnitsOf(ExpectedOutageToken, '$absence');
  const commands = useCommands();
  const pressed = useShortcuts(commands);
  const [over, setOver] = useState<OverPageName>();
  const openHelp = (): void => setOver('help');
  const openPalette = (): void => setOver('palette');
  useFrameActions(openHelp);
  usePaletteKey(openPalette);
  const frame = useRef<HTMLDivElement>(null);
  useBarHeights(frame);
  useFocusHandover(frame);
  return (
    <div className={styles.frame} ref={frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={event => {
          event.preventDefault();
          document.querySelector('main')?.focus();
        }}
      >
        {t('Skip to content')}
      </a>
      <Navigation current={current} onHelp={openHelp} />
      <Header onSearch={openPalette} later={later} />
      <div className={styles.testBar} data-stays="" data-bar="test-bar" data-focus-place="">
        <LaterSlot name="testBar" open={later} />
      </div>
      <main
        id="main"
        className={classNames(styles.main, (reconnecting || absence !== null) && styles.stale)}
        tabIndex={-1}
      >
        <div className={styles.notices} data-focus-place="">
          <LaterSlot name="notices" open={later} />
        </div>
        <Suspense fallback={<PagePlaceholder />}>
          {children}
          <PageDrawn />
        </Suspense>
      </main>
      <div className={styles.changeBar} data-stays="" data-bar="change-bar" data-focus-place="">
        <LaterSlot name="changeBar" open={later} />
      </div>
      <BottomBar current={current} onHelp={openHelp} onSearch={openPalette} />
      <LaterSlot name="notifications" open={later} />
      {pressed.length > 0 && (
        <Suspense fallback={null}>
          <PendingHint pressed={pressed} commands={commands} />
        </Suspense>
      )}
      <OverPage name={over} ahead={later} commands={commands} onClose={() => setOver(undefined)} />
    </div>
  );
}

interface OverPageProps {
  readonly name: OverPageName | undefined;
  readonly commands: readonly Command[];
  /** Fetches them before they are opened. */
  readonly ahead: boolean;
  readonly onClose: () => void;
}

/** The help sheet or the palette over the page. Fetched while the page is read, so that no key is lost to the wait. */
function OverPage({ name, ahead, commands, onClose }: OverPageProps) {
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

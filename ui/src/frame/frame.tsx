import { ExpectedOutageToken } from '@radiolink/application/outage/expected-outage';
import { StatusModel } from '@radiolink/application/status/status.model';
import { type FeatureId, FEATURES } from '@radiolink/application/features/registry';
import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useCommands } from '../commands/use-commands.ts';
import { classNames } from '../components/class-names.ts';
import { useDocumentTitle } from '../components/use-document-title.ts';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import { PagePlaceholder } from '../page-placeholder.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import { OverPage, type OverPageName } from './over-page.tsx';
import { LaterSlot, PageDrawn, useLater } from './later-slot.tsx';
import { useBarHeights } from './use-bar-heights.ts';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameTitle } from './use-frame-title.ts';
import { useFocusHandover } from './use-focus-handover.ts';
import { useScrollPlace } from './use-scroll-place.ts';
import { usePaletteKey } from './use-palette-key.ts';
import { lazyView } from '../components/lazy-view.tsx';

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
  const { $absence } = useModel(ExpectedOutageToken);
  const [reconnecting, absence] = useUnit([useModel(StatusModel).$reconnecting, $absence]);
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
